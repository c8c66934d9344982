/**
 * One way to recognise an earlier entry in a later one: equal keys; undefined matches nothing. `unless` rejects a pair
 * whose keys are equal by accident.
 */
export interface Recognition<T> {
  key(entry: T): string | undefined;
  unless?(next: T, previous: T): boolean;
}

/**
 * Pairs each entry of `next` with at most one of `previous` and the other way round. Earlier recognitions win over
 * later ones, for all entries; among equal keys the order decides. Linear in the number of entries.
 */
export function matchUp<N extends T, P extends T, T>(
  next: readonly N[],
  previous: readonly P[],
  recognitions: readonly Recognition<T>[],
): Map<N, P> {
  const matched = new Map<N, P>();
  const taken = new Set<P>();
  for (const { key, unless } of recognitions) {
    if (matched.size === next.length || taken.size === previous.length) break;
    const waiting = new Map<string, P[]>();
    // From the end, so that the first is popped first.
    for (const entry of previous.toReversed()) {
      const entryKey = taken.has(entry) ? undefined : key(entry);
      if (entryKey === undefined) continue;
      const sameKey = waiting.get(entryKey);
      if (sameKey) sameKey.push(entry);
      else waiting.set(entryKey, [entry]);
    }
    for (const entry of next) {
      const entryKey = matched.has(entry) ? undefined : key(entry);
      const candidates = entryKey === undefined ? undefined : waiting.get(entryKey);
      const candidate = candidates?.at(-1);
      if (candidate === undefined || unless?.(entry, candidate)) continue;
      candidates?.pop();
      matched.set(entry, candidate);
      taken.add(candidate);
    }
  }
  return matched;
}
