/** How often each pair of neighbouring characters is in a text, and how many pairs it has. */
export interface Pairs {
  counts: ReadonlyMap<string, number>;
  total: number;
}

/** Case and punctuation do not count. */
export function pairsOf(text: string): Pairs {
  const letters = [
    ...text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim(),
  ];
  const counts = new Map<string, number>();
  for (let index = 1; index < letters.length; index += 1) {
    const pair = `${letters[index - 1]}${letters[index]}`;
    counts.set(pair, (counts.get(pair) ?? 0) + 1);
  }
  return { counts, total: Math.max(0, letters.length - 1) };
}

/**
 * How alike two texts are, from 0 to 1: twice the pairs that they share, over those of both (Sørensen and Dice). Of a
 * text without a pair: 0.
 */
export function likenessOf(one: Pairs, two: Pairs): number {
  const all = one.total + two.total;
  if (all === 0) return 0;
  let shared = 0;
  for (const [pair, count] of one.counts) shared += Math.min(count, two.counts.get(pair) ?? 0);
  return (2 * shared) / all;
}
