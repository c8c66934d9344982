/** Text as the rules read it, with the place in the original that each of its characters comes from. */
export interface PlainText {
  text: string;
  /** For each character of `text`, and one more for its end, the UTF-16 index in the original. */
  at: number[];
}

const MARK = /\p{M}|\p{Cf}/u;
const EXPANDED: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ı: 'i', ł: 'l' };
const QUOTES = /["“”„«»‹›*_()[\]]/u;

/** Lower case, no accents, single spaces; apostrophes as the language wants them, a line end as a full stop. */
export function plainText(original: string, apostrophe: ' ' | ''): PlainText {
  let text = '';
  const at: number[] = [];
  const add = (characters: string, from: number) => {
    for (const character of characters) {
      if (character === ' ' && (text === '' || text.endsWith(' '))) continue;
      text += character;
      at.push(from);
    }
  };
  let index = 0;
  for (const character of original) {
    const from = index;
    index += character.length;
    if (/['’‘`´ʼ]/u.test(character)) add(apostrophe, from);
    else if (/[\n\r…]/u.test(character)) add('. ', from);
    else if (/\s|[-–—/]/u.test(character) || QUOTES.test(character)) add(' ', from);
    else if (!MARK.test(character)) {
      const lower = character.toLowerCase();
      const base = EXPANDED[lower] ?? lower.normalize('NFD').replace(/\p{M}/gu, '');
      // A character outside the basic plane (an emoji) is one place, so that the indices stay those of `text`.
      add(base.length === 1 || EXPANDED[lower] ? base : '#', from);
    }
  }
  at.push(original.length);
  return { text, at };
}
