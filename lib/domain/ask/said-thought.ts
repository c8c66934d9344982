import { hasSubstance } from '../analysis/substance';
import { foldedWords } from '../response/spoken-words';
import { clausesOf } from '../text/clauses';
import { lexiconFor } from '../text/lexicon-for';
import { sentencesOf } from '../text/sentences';
import { wordsOf } from '../text/words';
import { writtenLanguage } from '../text/written-language';
import { looksLikeOrder } from './looks-like-order';

/** What a participant said in one row. */
export interface SaidRow {
  studyId: string;
  responseId: string;
  readableId: number;
  /** The row of the transcript, from 0. */
  responseIndex: number;
  /** The language of the interview. */
  language: string;
  questionId: string;
  conceptId: string | null;
  /** What was asked: the question, or the moderator's follow-up. */
  asked: string;
  user: string;
}

/** A whole thought of a row: `row.user.slice(start, end)`. */
export interface SaidThought {
  row: SaidRow;
  start: number;
  end: number;
  /** Folded, and by what forms share. */
  words: ReadonlySet<string>;
  /** The language it is written in. */
  language: string;
  /** It speaks to a program that reads it, not to the interview: such words are never given to a model. */
  isOrder: boolean;
}

/** In characters; a longer sentence is given by its clauses where they stand alone. */
const LONGEST = 320;
/** Characters of an answer that are read: more than a minute's talk, and a bound for what a search takes. */
const READ = 12_000;

/** The thoughts with content of an answer, in order. */
export function thoughtsOf(row: SaidRow): SaidThought[] {
  const read = row.user.slice(0, READ);
  const language = writtenLanguage(wordsOf(read.slice(0, 600)), row.language);
  const lexicon = lexiconFor(language);
  const isOrder = looksLikeOrder(read);
  return sentencesOf(read, lexicon).flatMap((sentence) => {
    const words = wordsOf(sentence.text);
    if (!hasSubstance(sentence.text, words, lexicon)) return [];
    const clauses = sentence.text.length > LONGEST ? clausesOf(sentence, words, lexicon) : [];
    const whole = clauses.filter(({ standsAlone, text }) => standsAlone && text.length <= LONGEST);
    return (whole.length > 0 ? whole : [sentence]).map(({ start, end, text }) => ({
      row,
      start,
      end,
      language,
      isOrder,
      words: new Set(
        foldedWords(text, language).flatMap(({ word, form }) => (form === undefined ? [word] : [word, form])),
      ),
    }));
  });
}
