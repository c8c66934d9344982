import type { SpokenWord } from './processed';

/** What was heard in a stretch of speech. */
export interface Heard {
  text: string;
  words: readonly SpokenWord[];
}

/** Written without spaces between words. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]$/u;
const ENDS_UNSPACED = /[、。！？]$/u;

/** What was heard one after the other as one text. */
export function joinedWords(texts: readonly string[]): string {
  return texts
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .reduce((before, text) => {
      if (before === '') return text;
      return UNSPACED.test(before) || ENDS_UNSPACED.test(before) ? before + text : `${before} ${text}`;
    }, '');
}

/** The stretches as one, each with its words' times moved by `laterMs`. */
export function joinedHeard(stretches: readonly (Heard & { laterMs: number })[]): {
  text: string;
  words: SpokenWord[];
} {
  return {
    text: joinedWords(stretches.map(({ text }) => text)),
    words: stretches.flatMap(({ words, laterMs }) =>
      words.map(({ word, startMs, endMs, unsure }) => ({
        word,
        startMs: Math.round(startMs + laterMs),
        endMs: Math.round(endMs + laterMs),
        ...(unsure && { unsure }),
      })),
    ),
  };
}
