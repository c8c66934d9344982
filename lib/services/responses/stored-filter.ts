import { questionsOfAll } from '@/lib/domain/guide/questions-of-all';
import {
  type ConceptsByQuestion,
  factGroups,
  parametersSought,
  type ResponseFilter,
} from '@/lib/domain/response/response-filter';
import { soughtIds } from '@/lib/domain/response/sought-id';
import type { Db } from '@/lib/store/database';
import { queryText } from '@/lib/store/response-index';
import type { StoredFilter } from '@/lib/store/response-search';
import { listRevisions } from '@/lib/store/revisions';
import { phrasesOf } from './phrases-of';

/** A filter in the form of the database query: names as facts, a search as words. */
export async function storedFilter(db: Db, studyId: string, filter: ResponseFilter): Promise<StoredFilter> {
  const { search, near: _near, tags: _tags, answers, urlParams: _urlParams, ...plain } = filter;
  const concepts = answers?.length ? await conceptsByQuestion(db, studyId) : new Map();
  return {
    ...plain,
    studyId,
    factGroups: factGroups(filter, concepts),
    parameters: parametersSought(filter),
    ...(search === undefined
      ? {}
      : { words: queryText(await phrasesOf(db, studyId, filter)) ?? null, ids: soughtIds(search) }),
  };
}

async function conceptsByQuestion(db: Db, studyId: string): Promise<ConceptsByQuestion> {
  const questions = questionsOfAll((await listRevisions(db, studyId)).map(({ guide }) => guide));
  return new Map(questions.map(({ id, concepts }) => [id, concepts.map((concept) => concept.id)]));
}
