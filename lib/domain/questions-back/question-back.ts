import { phrasePattern } from '../safety/phrase-pattern';
import { plainText } from '../safety/plain-text';
import { ASKED_BACK, ASKED_PHRASES, ASKING, type AskedBack, POLITE, WISHES } from './asked-phrases';
import { STOP_WISHES } from './stop-wishes';

/** In words; whoever says more has answered, whatever they ask besides. */
const MOST_WORDS = 40;
/** The question is most of what was said, or nearly so. */
const LEAST_SHARE = 0.4;
const SHORT = 12;
const SHORTEST_ANSWER = 4;
/** In characters: more is not looked at. */
const LONGEST = 2_000;

const compiled = new Map<string, Map<AskedBack, RegExp>>();

/**
 * What a participant asks the interviewer instead of answering, by the language of the interview; null when they do
 * not, and in languages without phrases.
 */
export function questionBack(text: string, language: string): AskedBack | null {
  const own = ownLanguage(language);
  if (text.length > LONGEST || !Object.hasOwn(ASKED_PHRASES, own)) return null;
  const plain = plainOf(text, own);
  const words = plain.split(' ').length;
  if (words > MOST_WORDS) return null;
  if (wantsToStop(plain, own)) return 'stopping';
  const sentences = plain.split(/(?<=[.!?;])\s*/u).filter((sentence) => sentence !== '');
  const patterns = patternsOf(own);
  for (const kind of ASKED_BACK) {
    for (const sentence of sentences) {
      if (!isAsked(sentence, kind, own, words)) continue;
      if (sentence.split(' ').length < words * LEAST_SHARE) continue;
      if (patterns.get(kind)!.test(sentence)) return kind;
    }
  }
  return null;
}

/** They do not ask whether they may stop, but say that they want to, and nothing else. */
export function saysToStop(text: string, language: string): boolean {
  const own = ownLanguage(language);
  return text.length <= LONGEST && Object.hasOwn(STOP_WISHES, own) && wantsToStop(plainOf(text, own), own);
}

function ownLanguage(language: string): string {
  return language.split('-')[0]!.toLowerCase();
}

function plainOf(text: string, language: string): string {
  const space = language === 'fr' || language === 'it' ? ' ' : '';
  return plainText(text.replace(/[？؟]/gu, '?'), space).text.trim();
}

/** They say so, and nothing else. */
function wantsToStop(plain: string, language: string): boolean {
  const said = plain
    .replace(/[^\p{L}\p{N} ]/gu, ' ')
    .replace(/ +/gu, ' ')
    .trim();
  return said.split(' ').length <= SHORT && STOP_WISHES[language]!.test(said);
}

/** With its mark; or without, where it is short and neither its beginning nor its words leave a doubt. */
function isAsked(sentence: string, kind: AskedBack, language: string, words: number): boolean {
  if (sentence.endsWith('?')) return true;
  if (WISHES.has(kind)) return isWish(sentence, language, words);
  return kind !== 'other' && words <= SHORT && ASKING[language]!.test(sentence);
}

/** A wish needs no question mark when it is short, and said to the interviewer or nothing else. */
function isWish(sentence: string, language: string, words: number): boolean {
  return words <= SHORTEST_ANSWER || (words <= SHORT && POLITE[language]!.test(sentence));
}

function patternsOf(language: string): Map<AskedBack, RegExp> {
  const before = compiled.get(language);
  if (before) return before;
  const phrases = ASKED_PHRASES[language]!;
  const made = new Map(ASKED_BACK.map((kind) => [kind, phrasePattern(phrases[kind], '')]));
  compiled.set(language, made);
  return made;
}
