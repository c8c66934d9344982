/**
 * Words and phrases to search for, written `word|two words|begin*`. A search is one pass over the tokens: no regular
 * expression is run over a participant's text.
 */
export interface WordList {
  /** The position of the first entry found, as indexes into `words`; null when none is found. */
  find(words: readonly string[], from?: number): { from: number; to: number } | null;
  /** How many words the entry has that begins at `at`; 0 when none does. */
  lengthAt(words: readonly string[], at: number): number;
  has(words: readonly string[]): boolean;
  /** How many entries begin in `words`. */
  count(words: readonly string[]): number;
}

export function wordList(source: string): WordList {
  const phrases = new Map<string, string[][]>();
  const prefixes: string[] = [];
  for (const entry of source.split(/[|\n]/)) {
    const words = entry.trim().split(' ').filter(Boolean);
    const first = words[0];
    if (first === undefined) continue;
    if (words.length === 1 && first.endsWith('*')) prefixes.push(first.slice(0, -1));
    else phrases.set(first, [...(phrases.get(first) ?? []), words]);
  }
  for (const known of phrases.values()) known.sort((a, b) => b.length - a.length);

  function lengthAt(words: readonly string[], at: number): number {
    const word = words[at] ?? '';
    const known = phrases.get(word);
    if (known) {
      for (const phrase of known) {
        if (phrase.length === 1 || phrase.every((part, i) => words[at + i] === part)) return phrase.length;
      }
    }
    return prefixes.length > 0 && prefixes.some((prefix) => word.startsWith(prefix)) ? 1 : 0;
  }
  function find(words: readonly string[], from = 0) {
    for (let at = from; at < words.length; at += 1) {
      const length = lengthAt(words, at);
      if (length > 0) return { from: at, to: at + length };
    }
    return null;
  }
  return {
    find,
    lengthAt,
    has: (words) => find(words) !== null,
    count: (words) => words.reduce((sum, _, at) => sum + (lengthAt(words, at) > 0 ? 1 : 0), 0),
  };
}
