/** A word as it stands in a text: `text` is `source.slice(start, end)`. */
export interface Word {
  text: string;
  /** Lower case, with a straight apostrophe: the form of lexicon entries. */
  norm: string;
  start: number;
  end: number;
}

/** Scripts that write without spaces between words. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;
const WORD = /[\p{L}\p{M}\p{N}]+(?:['’.-][\p{L}\p{M}\p{N}]+)*/gu;

/** The words of a text in order, in any script. Linear in its length. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  for (const match of text.matchAll(WORD)) {
    if (UNSPACED.test(match[0])) words.push(...segmented(match[0], match.index));
    else words.push(word(match[0], match.index));
  }
  return words;
}

export function word(text: string, start: number): Word {
  return { text, norm: text.toLowerCase().replaceAll('’', "'"), start, end: start + text.length };
}

/** Finds words by dictionary. One for all languages: it chooses the dictionary by the script. */
const segmenter = new Intl.Segmenter('en', { granularity: 'word' });

/** The segmenter's time grows with the square of a run's length: 12,000 characters took seconds, pieces take 20 ms. */
const PIECE = 200;

function segmented(run: string, offset: number): Word[] {
  const words: Word[] = [];
  for (let from = 0; from < run.length; from += PIECE) {
    for (const { segment, index, isWordLike } of segmenter.segment(run.slice(from, from + PIECE))) {
      if (isWordLike) words.push(word(segment, offset + from + index));
    }
  }
  return words;
}

export function isUnspaced(text: string): boolean {
  return UNSPACED.test(text);
}
