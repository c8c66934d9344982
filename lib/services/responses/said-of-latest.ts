import { createHash } from 'node:crypto';
import type { AskedQuestion } from '@/lib/domain/guide/questions-of-all';
import type { Db } from '@/lib/store/database';
import { listLatestVersions, type StoredFilter } from '@/lib/store/response-search';
import { type SaidToQuestions, saidToQuestions } from './said-to-questions';
import { recordsOf } from './search-responses';

/** What the latest responses of those found say, and their ids. */
export interface SaidOfLatest {
  responseIds: string[];
  said: SaidToQuestions;
}

interface Remembered extends SaidOfLatest {
  /** Of the responses' versions and of the questions: when any of them changes, it is read again. */
  stamp: string;
}

/** Some kB each. */
const MOST_KEPT = 100;
/** Words of a response that was deleted are in no memory for longer. */
const KEPT_MS = 10 * 60_000;

const remembered = new Map<string, Remembered>();

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
  const stamp = hashOf([versions, questions]);
  const key = hashOf(filter);
  const before = remembered.get(key);
  if (before?.stamp === stamp) return before;
  const responseIds = versions.map(({ id }) => id);
  const said = saidToQuestions(await recordsOf(db, responseIds), questions);
  remember(key, { stamp, responseIds, said });
  return { responseIds, said };
}

function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64');
}

function remember(key: string, value: Remembered): void {
  remembered.delete(key);
  remembered.set(key, value);
  const [oldest] = remembered.keys();
  if (remembered.size > MOST_KEPT && oldest !== undefined) remembered.delete(oldest);
  setTimeout(() => {
    if (remembered.get(key) === value) remembered.delete(key);
  }, KEPT_MS).unref();
}
