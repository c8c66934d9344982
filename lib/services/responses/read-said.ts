import type { AskedQuestion } from '@/lib/domain/guide/questions-of-all';
import type { Db } from '@/lib/store/database';
import { type SaidToQuestions, saidToQuestions } from './said-to-questions';
import { plainRecordsOf } from './search-responses';

/** What these interviews say to the questions: two hundred take a tenth of a second, most of it of the processor. */
export async function readSaid(
  db: Db,
  { responseIds, questions }: { responseIds: readonly string[]; questions: readonly AskedQuestion[] },
): Promise<SaidToQuestions> {
  return saidToQuestions(await plainRecordsOf(db, responseIds), questions);
}
