/** Some fields of an object; undefined removes a field, so that absent fields stay absent. */
export type Changes<T> = { [K in keyof T]?: T[K] | undefined };

/** The object with those fields changed; the same object when nothing changes, so that nothing is rendered again. */
export function withFields<T extends object>(object: T, changes: Changes<NoInfer<T>>): T {
  const entries = Object.entries(changes) as [keyof T, unknown][];
  if (entries.every(([key, value]) => object[key] === value && (value !== undefined || !(key in object)))) {
    return object;
  }
  const changed = { ...object, ...changes };
  for (const [key, value] of entries) if (value === undefined) delete changed[key];
  // Fields given as undefined are removed, so the remaining ones have the types of T.
  return changed as T;
}

/** The list with each entry changed; the same list when no entry does. */
export function mapped<T>(list: readonly T[], change: (entry: T, index: number) => T): T[] {
  let same = true;
  const next = list.map((entry, index) => {
    const changed = change(entry, index);
    if (changed !== entry) same = false;
    return changed;
  });
  return same ? (list as T[]) : next;
}

/** The list with the entry at `from` moved to `to`, counted without the entry. */
export function movedEntry<T>(list: readonly T[], from: number, to: number): T[] {
  const entry = list[from];
  if (entry === undefined || from === to) return list as T[];
  const rest = list.filter((_, index) => index !== from);
  return [...rest.slice(0, Math.max(0, to)), entry, ...rest.slice(Math.max(0, to))];
}

export function inserted<T>(list: readonly T[], index: number, ...entries: T[]): T[] {
  return [...list.slice(0, index), ...entries, ...list.slice(index)];
}
