/**
 * The values in the middle of a list, of which only each value's count is known: one for an odd number of them, two for
 * an even one (which may be equal); none of an empty list.
 */
export function middleOfCounts(counts: ReadonlyMap<number, number>): number[] {
  const sorted = [...counts].sort(([a], [b]) => a - b);
  const total = sorted.reduce((sum, [, count]) => sum + count, 0);
  const valueAt = (place: number): number[] => {
    let before = 0;
    for (const [value, count] of sorted) {
      before += count;
      if (place < before) return [value];
    }
    return [];
  };
  return total % 2 === 1 ? valueAt((total - 1) / 2) : [...valueAt(total / 2 - 1), ...valueAt(total / 2)];
}
