/**
 * One way to recognise an earlier entry in a later one: by equal keys, or as the one that is most alike. `unless`
 * rejects a pair all the same.
 */
export interface Recognition<T> {
  /** Undefined matches nothing. */
  key?(entry: T): string | undefined;
  /** From 0 to 1, or more; the greatest win. Undefined for two that are not alike. */
  likeness?(next: T, previous: T): number | undefined;
  unless?(next: T, previous: T): boolean;
}

/** A hostile guide has hundreds of parts, all of them reworded. */
const MOST_PAIRS = 100;

/**
 * Pairs each entry of `next` with at most one of `previous` and the other way round. Earlier recognitions win over
 * later ones, for all entries; among equals the order decides. Linear in the number of entries: when many
 * are left, no likenesses are looked for.
 */
export function matchUp<N extends T, P extends T, T>(
  next: readonly N[],
  previous: readonly P[],
  recognitions: readonly Recognition<T>[],
): Map<N, P> {
  const matched = new Map<N, P>();
  const taken = new Set<P>();
  const match = (entry: N, candidate: P) => {
    matched.set(entry, candidate);
    taken.add(candidate);
  };
  for (const recognition of recognitions) {
    const left = next.filter((entry) => !matched.has(entry));
    const waiting = previous.filter((entry) => !taken.has(entry));
    if (left.length === 0 || waiting.length === 0) break;
    byKey(left, waiting, recognition, match);
    byLikeness(left, waiting, recognition, match);
  }
  return matched;
}

function byKey<N extends T, P extends T, T>(
  next: readonly N[],
  previous: readonly P[],
  { key, unless }: Recognition<T>,
  match: (entry: N, candidate: P) => void,
): void {
  if (!key) return;
  const waiting = new Map<string, P[]>();
  // From the end, so that the first is popped first.
  for (const entry of previous.toReversed()) {
    const entryKey = key(entry);
    if (entryKey === undefined) continue;
    const sameKey = waiting.get(entryKey);
    if (sameKey) sameKey.push(entry);
    else waiting.set(entryKey, [entry]);
  }
  for (const entry of next) {
    const entryKey = key(entry);
    const candidates = entryKey === undefined ? undefined : waiting.get(entryKey);
    const candidate = candidates?.at(-1);
    if (candidate === undefined || unless?.(entry, candidate)) continue;
    candidates?.pop();
    match(entry, candidate);
  }
}

function byLikeness<N extends T, P extends T, T>(
  next: readonly N[],
  previous: readonly P[],
  { likeness, unless }: Recognition<T>,
  match: (entry: N, candidate: P) => void,
): void {
  if (!likeness || next.length * previous.length > MOST_PAIRS) return;
  const pairs = next.flatMap((entry) =>
    previous.flatMap((candidate) => {
      const alike = likeness(entry, candidate);
      return alike === undefined || unless?.(entry, candidate) ? [] : [{ entry, candidate, alike }];
    }),
  );
  const done = new Set<N | P>();
  for (const { entry, candidate } of pairs.sort((one, other) => other.alike - one.alike)) {
    if (done.has(entry) || done.has(candidate)) continue;
    done.add(entry).add(candidate);
    match(entry, candidate);
  }
}
