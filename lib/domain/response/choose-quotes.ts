/** Something that a person said in one place. */
interface Candidate {
  responseId: string;
}

/**
 * So many of each place at most, each of another person; and whoever was quoted in one place is quoted in another only
 * when nobody else has anything there. The candidates of a place come in the order in which they are preferred.
 */
export function chooseQuotes<T extends Candidate>(
  places: readonly { place: string; candidates: readonly T[] }[],
  most: number,
): Map<string, T[]> {
  const chosen = new Map<string, T[]>(places.map(({ place }) => [place, []]));
  const times = new Map<string, number>();
  for (let round = 0; round < most; round += 1) {
    for (const { place, candidates } of places) {
      const here = chosen.get(place) ?? [];
      const left = candidates.filter((one) => here.every(({ responseId }) => responseId !== one.responseId));
      const [next] = [...left].sort(
        (a, b) => (times.get(a.responseId) ?? 0) - (times.get(b.responseId) ?? 0),
      );
      if (!next) continue;
      here.push(next);
      times.set(next.responseId, (times.get(next.responseId) ?? 0) + 1);
    }
  }
  return chosen;
}
