import { isChoice, isOpen } from '../interview/answer-kinds';
import { foldWord } from '../text/fold-word';
import { wordForm, wordForms } from '../text/word-form';
import { wordsOf } from '../text/words';
import { writtenLanguage } from '../text/written-language';
import type { StoredTurn } from './stored-turn';

/** Search in the participants' words: stored, searched and marked words are folded in the same way. */

/** A folded word of a text, and its place: `text.slice(start, end)` is the word. */
export interface FoldedWord {
  word: string;
  /** What its forms share (see `wordForm`), where a language was given. */
  form?: string | undefined;
  start: number;
  end: number;
}

const RUN = /[\p{L}\p{M}\p{N}]+/gu;
/** Scripts without spaces between words: each character is a word, and a searched word is a phrase. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;
/** The words of a text in order, folded, with their forms where its language is given. Linear in its length. */
export function foldedWords(text: string, language?: string): FoldedWord[] {
  const words: FoldedWord[] = [];
  for (const { 0: run, index } of text.matchAll(RUN)) {
    if (!UNSPACED.test(run)) push(words, run, index, language);
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

function push(words: FoldedWord[], run: string, start: number, language?: string): void {
  const word = foldWord(run);
  if (word === '') return;
  const form = language === undefined ? undefined : wordForm(run, language);
  words.push({ word, ...(form === undefined ? {} : { form }), start, end: start + run.length });
}

/** The words of a participant's text: participants often answer in a language other than the interview's. */
export function saidWords(text: string, agreed: string): FoldedWord[] {
  return foldedWords(text, writtenLanguage(wordsOf(text.slice(0, SAMPLE)), agreed));
}
/** So many characters tell the language of a text. */
const SAMPLE = 600;

/** The participant's own words in a turn: those of an open answer, or a typed option. */
export function spokenText({ answer, user }: Pick<StoredTurn, 'answer' | 'user'>): string {
  if (isOpen(answer)) return user;
  return isChoice(answer) ? (answer.custom ?? '') : '';
}

/** PostgreSQL's own limit on positions; later words are found alone, but not in phrases. */
const LAST_POSITION = 16_383;
/** The distance between two turns, so that no phrase spans both. */
const GAP = 10;

/**
 * Every word of a participant, with its positions, and what the forms of each word share, without any: the content of the
 * index. `language` is the interview's.
 */
export function spokenWords(
  turns: readonly Pick<StoredTurn, 'answer' | 'user'>[],
  language: string,
): Map<string, number[]> {
  const places = new Map<string, number[]>();
  let position = 0;
  for (const turn of turns) {
    for (const { word, form } of saidWords(spokenText(turn), language)) {
      position += 1;
      if (form !== undefined && !places.has(form)) places.set(form, []);
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
  /** Of a single word without quotation marks: what its forms share, in each language that it may be of. */
  forms: string[];
  /** Words that are found in its place, where they are looked for. */
  near?: readonly { word: string; form: string }[];
}

/** Shorter words have no forms to speak of. */
const SHORTEST_WITH_FORMS = 3;

/** Further ones are ignored: nobody types so many. */
const MOST_PHRASES = 12;

/**
 * The parsed search text: words "in quotation marks" are a phrase, all others are searched for separately, also as
 * beginnings and in other forms of words. All have to match. Empty when there is no word in it.
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
  const found = foldedWords(text);
  const [first] = found;
  if (!first) return;
  const words = found.map(({ word }) => word);
  const isWord = prefix && words.length === 1 && first.word.length >= SHORTEST_WITH_FORMS;
  const forms = isWord ? wordForms(text.slice(first.start, first.end)) : [];
  phrases.push({ words, prefix: prefix && mayBegin(words.at(-1) ?? ''), forms });
}

/** A single letter begins too many words; in scripts without spaces a character is a word by itself. */
function mayBegin(word: string): boolean {
  return word.length > 1 && !UNSPACED.test(word);
}

/** The words near a phrase, to be looked for by themselves. */
export function nearPhrases({ near = [] }: SoughtPhrase): SoughtPhrase[] {
  return near.map(({ word, form }) => ({ words: [foldWord(word)], prefix: false, forms: [form] }));
}

/** Where the phrase occurs in these words, as pairs of first and last index. */
export function occurrences(
  words: readonly FoldedWord[],
  { words: sought, prefix, forms }: SoughtPhrase,
): [number, number][] {
  const found: [number, number][] = [];
  for (let at = 0; at + sought.length <= words.length; at += 1) {
    const { form } = words[at] ?? {};
    const isForm = form !== undefined && forms.includes(form);
    const here =
      isForm ||
      sought.every((word, index) => {
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
  language: string,
): boolean {
  const words = turns.map((turn) => saidWords(spokenText(turn), language));
  return (
    phrases.length > 0 &&
    phrases.every((phrase) => words.some((said) => occurrences(said, phrase).length > 0))
  );
}
