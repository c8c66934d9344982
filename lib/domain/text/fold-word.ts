/** Letters that Unicode decomposition does not split. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ı: 'i',
  ħ: 'h',
};
/** Longer words are not searched for, and the index permits none over 2 KB. */
const LONGEST_WORD = 60;

/** Lower case, without accents: "Zürich" and "zurich" are one word. */
export function foldWord(run: string): string {
  return run
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/[ßæœøđðłþıħ]/g, (letter) => LETTERS[letter] ?? letter)
    .slice(0, LONGEST_WORD)
    .replace(/[\uD800-\uDBFF]$/, '');
}
