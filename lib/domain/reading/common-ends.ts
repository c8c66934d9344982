/** How many parts two sequences share at their beginnings, and then at their ends; no part counts twice. */
export function commonEnds<Part>(
  one: ArrayLike<Part>,
  other: ArrayLike<Part>,
): { head: number; tail: number } {
  const most = Math.min(one.length, other.length);
  let head = 0;
  while (head < most && one[head] === other[head]) head += 1;
  let tail = 0;
  while (tail < most - head && one[one.length - 1 - tail] === other[other.length - 1 - tail]) tail += 1;
  return { head, tail };
}
