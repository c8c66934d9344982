/**
 * One way to recognise an earlier entry in a later one: by equal keys (undefined matches nothing), or as the one that is
 * most alike (the greatest number wins; undefined for two that are not alike). `unless` rejects a pair all the same.
 */
export type Recognition<T> = (
  | { key(entry: T): string | undefined }
  | { likeness(next: T, previous: T): number | undefined }
) & { unless?(next: T, previous: T): boolean };

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
  for (const recognition of recognitions) {
    const left = next.filter((entry) => !matched.has(entry));
    const waiting = previous.filter((entry) => !taken.has(entry));
    if (left.length === 0 || waiting.length === 0) break;
    const isRejected = (entry: N, candidate: P) => recognition.unless?.(entry, candidate) === true;
    const pairs =
      'key' in recognition
        ? pairsByKey(left, waiting, recognition.key, isRejected)
        : pairsByLikeness(left, waiting, recognition.likeness, isRejected);
    for (const [entry, candidate] of pairs) {
      matched.set(entry, candidate);
      taken.add(candidate);
    }
  }
  return matched;
}

function pairsByKey<N extends T, P extends T, T>(
  next: readonly N[],
  previous: readonly P[],
  key: (entry: T) => string | undefined,
  isRejected: (next: N, previous: P) => boolean,
): [N, P][] {
  const waiting = new Map<string, P[]>();
  // From the end, so that the first is popped first.
  for (const entry of previous.toReversed()) {
    const entryKey = key(entry);
    if (entryKey === undefined) continue;
    const sameKey = waiting.get(entryKey);
    if (sameKey) sameKey.push(entry);
    else waiting.set(entryKey, [entry]);
  }
  return next.flatMap((entry) => {
    const entryKey = key(entry);
    const candidates = entryKey === undefined ? undefined : waiting.get(entryKey);
    const candidate = candidates?.at(-1);
    if (candidate === undefined || isRejected(entry, candidate)) return [];
    candidates?.pop();
    return [[entry, candidate]];
  });
}

function pairsByLikeness<N extends T, P extends T, T>(
  next: readonly N[],
  previous: readonly P[],
  likeness: (next: T, previous: T) => number | undefined,
  isRejected: (next: N, previous: P) => boolean,
): [N, P][] {
  if (next.length * previous.length > MOST_PAIRS) return [];
  const alike = next.flatMap((entry) =>
    previous.flatMap((candidate) => {
      const degree = likeness(entry, candidate);
      return degree === undefined || isRejected(entry, candidate) ? [] : [{ entry, candidate, degree }];
    }),
  );
  const done = new Set<N | P>();
  return alike
    .sort((one, other) => other.degree - one.degree)
    .flatMap(({ entry, candidate }): [N, P][] => {
      if (done.has(entry) || done.has(candidate)) return [];
      done.add(entry).add(candidate);
      return [[entry, candidate]];
    });
}
