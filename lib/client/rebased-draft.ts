/** A form whose fields others may save meanwhile: what is stored as far as it knows, and what is typed. */
export interface RebasedDraft<T extends object> {
  stored: T;
  /** Names what is stored to the server. */
  version: string;
  draft: T;
  /** Fields that were changed here and by somebody else, each otherwise: `stored` has theirs, `draft` has ours. */
  clashes: readonly (keyof T)[];
}

export const isSameValue = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

export function newDraft<T extends object>(stored: T, version: string, draft = stored): RebasedDraft<T> {
  return { stored, version, draft, clashes: [] };
}

/** The fields that a save has to send: those that differ from what is stored. */
export function fieldsToSave<T extends object>({ stored, draft }: Pick<RebasedDraft<T>, 'stored' | 'draft'>) {
  const fields = Object.keys(stored) as (keyof T)[];
  return fields.filter((field) => !isSameValue(stored[field], draft[field]));
}

/** After something was typed; a clash ends where one says what the other says. */
export function withTyped<T extends object>(before: RebasedDraft<T>, part: Partial<T>): RebasedDraft<T> {
  const draft = { ...before.draft, ...part };
  const clashes = before.clashes.filter((field) => !isSameValue(before.stored[field], draft[field]));
  return { ...before, draft, clashes };
}

/**
 * After somebody else saved: what was typed here stays, and all else is as they left it. A field that both changed is a
 * clash, which stays one until somebody decides.
 */
export function rebased<T extends object>(
  { stored: before, draft: typed, clashes: known }: RebasedDraft<T>,
  stored: T,
  version: string,
): RebasedDraft<T> {
  const touched = fieldsToSave({ stored: before, draft: typed });
  const mine = Object.fromEntries(touched.map((field) => [field, typed[field]])) as Partial<T>;
  const draft = { ...stored, ...mine };
  const isClash = (field: keyof T) =>
    !isSameValue(stored[field], draft[field]) &&
    (known.includes(field) || !isSameValue(stored[field], before[field]));
  return { stored, version, draft, clashes: touched.filter(isClash) };
}
