import { foldedWords } from '../response/spoken-words';
import { lexiconFor } from '../text/lexicon-for';
import { wordsOf } from '../text/words';
import { writtenLanguage } from '../text/written-language';
import type { SaidThought } from './said-thought';

/** What a model proposes: a sentence, and the words of passages that it stands on. */
export interface ProposedSentence {
  text: string;
  passages: readonly { number: number; quote: string }[];
}

/** The part of a row that a sentence stands on. */
export interface Cited {
  thought: SaidThought;
  start: number;
  end: number;
}
export interface CheckedSentence {
  text: string;
  cited: Cited[];
}

const LONGEST = 400;
const SHORTEST_QUOTE = 8;
/** So many characters in a row that stand in the instructions were taken from there. */
const RUN = 40;

/**
 * The sentences that stand on what was said: each citation is a slice of the passage that it names, at least one of them
 * shares a word with the sentence, figures are in the passages or count them, and nothing of the instructions, no link and
 * no markup is in it. The others are dropped.
 */
export function checkSentences(
  proposed: readonly ProposedSentence[],
  passages: readonly SaidThought[],
  instructions: string,
): CheckedSentence[] {
  return proposed.flatMap(({ text: given, passages: named }) => {
    const text = given.replaceAll('\0', '').toWellFormed().replace(/\s+/g, ' ').trim();
    if (text === '' || text.length > LONGEST || isForeign(text, instructions)) return [];
    const cited = named.flatMap(({ number, quote }) => citedOf(passages[number - 1], quote));
    const distinct = cited.filter((one, index) => cited.findIndex((other) => isSame(one, other)) === index);
    const grounded = distinct.length > 0 && standsOn(text, distinct);
    return grounded ? [{ text, cited: distinct }] : [];
  });
}

function isSame(a: Cited, b: Cited): boolean {
  return a.thought === b.thought && a.start === b.start && a.end === b.end;
}

function citedOf(thought: SaidThought | undefined, quote: string): Cited[] {
  const words = quote.trim();
  if (!thought || thought.isOrder || words.length < SHORTEST_QUOTE) return [];
  const said = thought.row.user.slice(thought.start, thought.end);
  const at = said.indexOf(words);
  if (at < 0) return [];
  return [{ thought, start: thought.start + at, end: thought.start + at + words.length }];
}

function isForeign(text: string, instructions: string): boolean {
  if (/https?:|www\.|[<>{}[\]`]|!\[/i.test(text)) return true;
  for (let at = 0; at + RUN <= text.length; at += 1) {
    if (instructions.includes(text.slice(at, at + RUN))) return true;
  }
  return false;
}

function standsOn(text: string, cited: readonly Cited[]): boolean {
  const said = cited.map(({ thought, start, end }) => thought.row.user.slice(start, end));
  const people = new Set(cited.map(({ thought }) => thought.row.responseId)).size;
  const figures = text.match(/\d+(?:[.,]\d+)*/g) ?? [];
  const isCounted = (figure: string) => figure === String(people) || said.some((one) => one.includes(figure));
  if (!figures.every(isCounted)) return false;
  const language = writtenLanguage(wordsOf(text), cited[0]?.thought.language ?? 'en');
  // Words of two languages cannot be compared: the citations stand beside the sentence to be read.
  const comparable = cited.filter(({ thought }) => thought.language === language);
  if (comparable.length === 0) return true;
  const { stop } = lexiconFor(language);
  const own = foldedWords(text, language).filter(({ word }) => word.length > 2 && !stop.has(word));
  const theirs = new Set(
    comparable.flatMap(({ thought, start, end }) =>
      foldedWords(thought.row.user.slice(start, end), language).flatMap(({ word, form }) => [
        word,
        form ?? word,
      ]),
    ),
  );
  return own.some(({ word, form }) => theirs.has(word) || (form !== undefined && theirs.has(form)));
}
