/** A source of numbers in [0, 1). */
export type Random = () => number;

/** A 32-bit hash of a text; different salts give unrelated hashes. */
function hash(text: string, salt: number): number {
  let h = salt ^ 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) {
    h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
    h ^= h >>> 15;
  }
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

/**
 * A generator (sfc32) that always gives the same numbers for the same keys. The lengths of the keys are included, so
 * that ('a', 'bc') and ('ab', 'c') are unrelated. Not for secrets.
 */
export function seededRandom(...keys: string[]): Random {
  const text = keys.map((key) => `${key.length}:${key}`).join('');
  let a = hash(text, 0x9e3779b9);
  let b = hash(text, 0x243f6a88);
  let c = hash(text, 0xb7e15162);
  let counter = 1;
  const next = () => {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    return (sum >>> 0) / 0x1_0000_0000;
  };
  // The first numbers still depend visibly on the hashes.
  for (let i = 0; i < 12; i += 1) next();
  return next;
}

/** A whole number from 0 to `bound` - 1. */
export function randomBelow(bound: number, random: Random): number {
  return Math.floor(random() * bound);
}

/** A shuffled copy: every order is equally likely. */
export function shuffled<T>(list: readonly T[], random: Random): T[] {
  const result = [...list];
  for (let last = result.length - 1; last > 0; last -= 1) {
    const other = randomBelow(last + 1, random);
    const kept = result[last] as T;
    result[last] = result[other] as T;
    result[other] = kept;
  }
  return result;
}
