import type { AskedQuestion } from '@/lib/domain/guide/questions-of-all';
import type { Db } from '@/lib/store/database';
import { listLatestVersions, type StoredFilter } from '@/lib/store/response-search';
import { Memory } from './remembered';
import { type SaidToQuestions, saidToQuestions } from './said-to-questions';
import { plainRecordsOf } from './search-responses';

/** What the latest responses of those found say, and their ids. */
export interface SaidOfLatest {
  responseIds: string[];
  said: SaidToQuestions;
}

const memory = new Memory<SaidOfLatest>();

/**
 * What the latest `limit` of the responses found say to the study's questions. Reading two hundred interviews is most of
 * what results cost, so a process remembers what it read until one of them changes.
 */
export async function saidOfLatest(
  db: Db,
  filter: StoredFilter,
  { questions, limit }: { questions: readonly AskedQuestion[]; limit: number },
): Promise<SaidOfLatest> {
  const versions = await listLatestVersions(filter, limit);
  return memory.of(filter, [versions, questions], async () => {
    const responseIds = versions.map(({ id }) => id);
    return {
      responseIds,
      said: saidToQuestions(await plainRecordsOf(db, filter.studyId, responseIds), questions),
    };
  });
}
