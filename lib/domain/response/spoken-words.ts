import { isChoice, isOpen } from '../interview/answer-kinds';
import type { StoredTurn } from './stored-turn';

/** Search in the participants' words: stored, searched and marked words are folded in the same way. */

/** A folded word of a text, and its place: `text.slice(start, end)` is the word. */
export interface FoldedWord {
  word: string;
  start: number;
  end: number;
}

const RUN = /[\p{L}\p{M}\p{N}]+/gu;
/** Scripts without spaces between words: each character is a word, and a searched word is a phrase. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;
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

/** The words of a text in order, folded. Linear in its length. */
export function foldedWords(text: string): FoldedWord[] {
  const words: FoldedWord[] = [];
  for (const { 0: run, index } of text.matchAll(RUN)) {
    if (!UNSPACED.test(run)) push(words, run, index);
    else {
      let at = index;
      for (const character of run) {
        push(words, character, at);
        at += character.length;
      }
    }
  }
  return words;
}

function push(words: FoldedWord[], run: string, start: number): void {
  const word = foldWord(run);
  if (word !== '') words.push({ word, start, end: start + run.length });
}

/** The participant's own words in a turn: those of an open answer, or a typed option. */
export function spokenText({ answer, user }: Pick<StoredTurn, 'answer' | 'user'>): string {
  if (isOpen(answer)) return user;
  return isChoice(answer) ? (answer.custom ?? '') : '';
}

/** PostgreSQL's own limit on positions; later words are found alone, but not in phrases. */
const LAST_POSITION = 16_383;
/** The distance between two turns, so that no phrase spans both. */
const GAP = 10;

/** Every word of a participant, with its positions: the content of the index. */
export function spokenWords(turns: readonly Pick<StoredTurn, 'answer' | 'user'>[]): Map<string, number[]> {
  const places = new Map<string, number[]>();
  let position = 0;
  for (const turn of turns) {
    for (const { word } of foldedWords(spokenText(turn))) {
      position += 1;
      const known = places.get(word);
      if (known) known.push(Math.min(position, LAST_POSITION));
      else places.set(word, [Math.min(position, LAST_POSITION)]);
    }
    position += GAP;
  }
  return places;
}

/** One searched phrase: consecutive words; the last may be the beginning of a word. */
export interface SoughtPhrase {
  words: string[];
  prefix: boolean;
}

/** Further ones are ignored: nobody types so many. */
const MOST_PHRASES = 12;

/**
 * The parsed search text: words "in quotation marks" are a phrase, all others are searched for separately, also as
 * beginnings of words. All have to match. Empty when there is no word in it.
 */
export function soughtPhrases(search: string): SoughtPhrase[] {
  const phrases: SoughtPhrase[] = [];
  const parts = search.split(/["“”„«»]/);
  for (const [index, part] of parts.entries()) {
    const quoted = index % 2 === 1 && index < parts.length - 1;
    if (quoted) add(phrases, part, false);
    else for (const piece of part.split(/\s+/)) add(phrases, piece, true);
  }
  return phrases.slice(0, MOST_PHRASES);
}

function add(phrases: SoughtPhrase[], text: string, prefix: boolean): void {
  const words = foldedWords(text).map(({ word }) => word);
  if (words.length > 0) phrases.push({ words, prefix: prefix && mayBegin(words.at(-1) ?? '') });
}

/** A single letter begins too many words; in scripts without spaces a character is a word by itself. */
function mayBegin(word: string): boolean {
  return word.length > 1 && !UNSPACED.test(word);
}

/** Where the phrase occurs in these words, as pairs of first and last index. */
export function occurrences(
  words: readonly FoldedWord[],
  { words: sought, prefix }: SoughtPhrase,
): [number, number][] {
  const found: [number, number][] = [];
  for (let at = 0; at + sought.length <= words.length; at += 1) {
    const here = sought.every((word, index) => {
      const said = words[at + index]?.word ?? '';
      return prefix && index === sought.length - 1 ? said.startsWith(word) : said === word;
    });
    if (here) found.push([at, at + sought.length - 1]);
  }
  return found;
}

/** Whether all phrases occur, each in some turn. The same condition as the database's query, in code. */
export function saysAll(
  turns: readonly Pick<StoredTurn, 'answer' | 'user'>[],
  phrases: readonly SoughtPhrase[],
): boolean {
  const words = turns.map((turn) => foldedWords(spokenText(turn)));
  return (
    phrases.length > 0 &&
    phrases.every((phrase) => words.some((said) => occurrences(said, phrase).length > 0))
  );
}
