import { spoken } from '../moderator/detect-language';
import { LANGUAGES } from '../moderator/languages';
import type { Lexicon } from '../text/lexicon';
import type { Word } from '../text/words';
import { isUnspaced } from '../text/words';
import { isContent } from './reading';
import { normalised } from './saying';

/** Longer texts are answers, whatever they begin with. */
const LONGEST_NON_ANSWER = 60;
const KEYBOARD_WALK = /asdf|sdfg|dfgh|fghj|ghjk|hjkl|qwer|wert[yz]|zxcv|xcvb|lkjh|poiu|1234/;

/** "No idea", "nothing", "n/a" and similar. */
export function isNonAnswer(text: string, lexicon: Lexicon): boolean {
  if (text.length > LONGEST_NON_ANSWER) return false;
  const bare = normalised(text)
    .replaceAll('’', "'")
    .replace(/[\s.!?,;:…]+$/u, '')
    .replace(/,\s*/gu, ' ');
  return lexicon.nonAnswer.test(bare);
}

/** Whether this is no pronounceable word: keys pressed at random. */
export function isGibberish({ norm }: Word): boolean {
  if (/(.)\1{3,}/u.test(norm)) return true;
  if (!/^\p{sc=Latin}+$/u.test(norm) || norm.length < 5) return false;
  return (
    KEYBOARD_WALK.test(norm) || !/[aeiouyà-æè-ïò-öø-ýœ]/.test(norm) || /[bcdfghjklmnpqrstvwxz]{7,}/.test(norm)
  );
}

export function share(words: readonly Word[], test: (word: Word) => boolean): number {
  return words.length === 0 ? 0 : words.filter(test).length / words.length;
}

/** Whether the text says something: not a refusal, not random keys, not abuse alone. */
export function hasSubstance(text: string, words: readonly Word[], lexicon: Lexicon): boolean {
  if (isNonAnswer(text, lexicon)) return false;
  if (!words.some((word) => isContent(word, lexicon) && !isGibberish(word))) return false;
  return share(words, isGibberish) < 0.4 && share(words, ({ norm }) => lexicon.abuse.has(norm)) < 0.3;
}

/** In words; more than this says something beside "I do not know". */
const MORE_THAN_DOUBT = 12;

/** Whether a piece alone tells anything: two words with a meaning of their own, and not only that there is nothing to tell. */
export function saysSomething(text: string, words: readonly Word[], lexicon: Lexicon): boolean {
  const language = spoken(lexicon.language);
  const content = new Set(
    words
      .filter((word) => isContent(word, lexicon) && !lexicon.vague.has(word.norm) && !isGibberish(word))
      .map(({ norm }) => norm),
  );
  if (language === null) return content.size >= (isUnspaced(text) ? 2 : 3);
  if (content.size < 2) return false;
  return (
    words.length > MORE_THAN_DOUBT || !LANGUAGES[language].lexicon.dontKnow.has(words.map(({ norm }) => norm))
  );
}

/** Signs of concrete events and facts: numbers, names, times and places, quoted speech. */
export function concreteMarkers(text: string, words: readonly Word[], lexicon: Lexicon): number {
  const numbers = words.filter(({ norm }) => /\p{N}/u.test(norm)).length;
  const known = words.filter(({ norm }) => lexicon.concrete.has(norm)).length;
  const names =
    lexicon.language === 'de' || isUnspaced(text)
      ? 0
      : words.filter(
          (word) =>
            /^\p{Lu}\p{Ll}/u.test(word.text) && startsMidSentence(text, word) && !lexicon.stop.has(word.norm),
        ).length;
  const quotes = /["“„«].{2,}["”“»]/u.test(text) ? 1 : 0;
  return numbers + known + names + quotes;
}

export function startsMidSentence(text: string, { start }: Word): boolean {
  return start > 0 && /[^.!?…"“„«(\n]\s$/u.test(text.slice(Math.max(0, start - 2), start));
}
