import { type QuestionTerm, tellingTerms } from '@/lib/domain/ask/question-terms';
import { type RankedThought, rankThoughts } from '@/lib/domain/ask/rank-thoughts';
import { type SaidRow, thoughtsOf } from '@/lib/domain/ask/said-thought';
import { foldedWords } from '@/lib/domain/response/spoken-words';
import type { Db } from '@/lib/store/database';
import { queryText } from '@/lib/store/response-index';
import { findSpeakers, latestResponses } from '@/lib/store/said-rows';
import { saidRowsOf } from './said-rows-of';

/** So few responses are all read. */
const ALL = 250;
/** Of more, those in which all words were said, those in which any was, and the latest, which tell what is common. */
const WITH_ALL = 150;
const WITH_ANY = 200;
const LATEST = 80;

export interface FoundThoughts {
  ranked: RankedThought[];
  /** The answers that were read word by word; the index was searched for all the others. */
  answers: number;
  languages: string[];
}

/**
 * The thoughts of a study, or of several, by how much they speak of these words. `contextOf` is what is known of a row
 * beside what was asked in it: its question of the guide, its concept.
 */
export async function findThoughts(
  db: Db,
  studies: readonly { id: string; responses: number }[],
  terms: readonly QuestionTerm[],
  { language, contextOf }: { language: string; contextOf: (row: SaidRow) => string },
): Promise<FoundThoughts> {
  const ids = studies.map(({ id }) => id);
  const total = studies.reduce((sum, { responses }) => sum + responses, 0);
  const responseIds = total <= ALL ? await latestResponses(ids, ALL) : await candidates(ids, terms);
  const rows = await saidRowsOf(db, responseIds);
  const known = new Map<string, ReadonlySet<string>>();
  const askedWords = (row: SaidRow) => {
    const text = `${row.asked}\n${contextOf(row)}`;
    const words = known.get(text) ?? wordsOfGuide(text, language);
    known.set(text, words);
    return words;
  };
  return {
    ranked: rankThoughts(rows.flatMap(thoughtsOf), terms, askedWords),
    answers: rows.length,
    languages: [...new Set(rows.map((row) => row.language))].sort(),
  };
}

/** The words of a text of the guide, with what their forms share. */
export function wordsOfGuide(text: string, language: string): ReadonlySet<string> {
  return new Set(
    foldedWords(text, language).flatMap(({ word, form }) => (form === undefined ? [word] : [word, form])),
  );
}

async function candidates(studyIds: readonly string[], terms: readonly QuestionTerm[]): Promise<string[]> {
  const sought = tellingTerms(terms).map(queryOf);
  const found = new Set<string>();
  const add = (ids: readonly string[]) => {
    for (const id of ids) found.add(id);
  };
  // One after the other, because connections are few and shared.
  if (sought.length > 0) add(await findSpeakers(studyIds, sought.join(' & '), WITH_ALL));
  for (const one of sought.length > 1 ? sought : []) {
    add(await findSpeakers(studyIds, one, Math.ceil(WITH_ANY / sought.length)));
  }
  add(await latestResponses(studyIds, LATEST));
  return [...found];
}

/** A word, its forms, and words that are near, as a tsquery. */
function queryOf({ parts, forms, near }: QuestionTerm): string {
  return queryText([{ words: [...parts], prefix: false, forms: [...forms, ...near] }]) ?? '';
}
