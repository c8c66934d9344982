/** How near two vectors of length 1 are, from -1 to 1. */
export function cosine(one: Float32Array, other: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < one.length; at += 1) sum += one[at]! * (other[at] ?? 0);
  return sum;
}

/** Their mean, and how far they are from it as a rule (standard deviation); zeros for none. */
export function spreadOf(numbers: readonly number[]): { mean: number; spread: number } {
  const count = Math.max(1, numbers.length);
  const mean = numbers.reduce((sum, one) => sum + one, 0) / count;
  const spread = Math.sqrt(numbers.reduce((sum, one) => sum + (one - mean) ** 2, 0) / count);
  return { mean, spread };
}
