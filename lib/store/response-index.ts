import { sql } from 'drizzle-orm';
import type { Fact } from '@/lib/domain/response/fact';
import type { SoughtPhrase } from '@/lib/domain/response/spoken-words';
import { keyNames } from './by-study';
import type { Db } from './database';
import { response, responseFacts, responseWords } from './schema';

/** The values that a response is counted, filtered and found by. */
export interface IndexEntry {
  responseId: string;
  studyId: string;
  /** The response's own version when it was indexed. */
  version: number;
  facts: Fact[];
  parameters: Fact[];
  /** Each word with its positions. */
  words: ReadonlyMap<string, readonly number[]>;
}

/**
 * Writes entries, replacing older ones. Entries of deleted responses are skipped. Rows are locked in one order, so that
 * two writers of many rows cannot deadlock.
 */
export async function setIndexEntries(db: Db, entries: readonly IndexEntry[]): Promise<void> {
  if (entries.length === 0) return;
  const rows = entries.map(({ responseId, studyId, version, facts, parameters, words }) => ({
    response_id: responseId,
    study_id: studyId,
    version,
    facts,
    parameters,
    words: vectorText(words),
  }));
  const given = JSON.stringify(rows);
  // An interview that ended meanwhile stays so: the response may have been read before.
  await db.execute(sql`
    insert into ${responseFacts} (response_id, study_id, version, progress, facts, parameters)
    select given.response_id, given.study_id, given.version, ${response.progress}, given.facts, given.parameters
      from json_populate_recordset(null::${responseFacts}, ${given}::json) given
      join ${response} on ${response.id} = given.response_id
     order by given.response_id
    on conflict ${keyNames(responseFacts.studyId, responseFacts.responseId)} do update set version = excluded.version, facts = excluded.facts,
      parameters = excluded.parameters,
      progress = case when ${responseFacts.progress} = 'in_progress' then excluded.progress else ${responseFacts.progress} end
      where ${responseFacts.version} <= excluded.version`);
  await db.execute(sql`
    insert into ${responseWords} (response_id, study_id, words)
    select given.response_id, given.study_id, given.words
      from json_populate_recordset(null::${responseWords}, ${given}::json) given
     where exists (select 1 from ${response} where ${response.id} = given.response_id)
     order by given.response_id
    on conflict ${keyNames(responseWords.studyId, responseWords.responseId)} do update set words = excluded.words
      where ${responseWords.words} is distinct from excluded.words`);
}

/** Writes the facts alone, after tags changed; the words stay. */
export async function setFacts(
  db: Db,
  entries: readonly Pick<IndexEntry, 'responseId' | 'version' | 'facts'>[],
): Promise<void> {
  if (entries.length === 0) return;
  const rows = entries.map(({ responseId, version, facts }) => ({ response_id: responseId, version, facts }));
  await db.execute(sql`
    update ${responseFacts} set version = given.version, facts = given.facts
      from json_populate_recordset(null::${responseFacts}, ${JSON.stringify(rows)}::json) given
     where ${responseFacts.responseId} = given.response_id`);
}

/** Longer idle than this, an interview was indexed in the meantime, or is by the next run over all responses. */
const ACTIVE = '1 hour';

/**
 * Responses whose entry is missing or out of date: those under way and active (found by the index on activity, which
 * takes a millisecond among a million), or with `all` every one. At most `limit`.
 */
export async function listStaleResponses(
  db: Db,
  { all, limit }: { all: boolean; limit: number },
): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select ${response.id} as id from ${response}
      left join ${responseFacts} on ${responseFacts.responseId} = ${response.id}
     where ${responseFacts.version} is distinct from ${response.version}
       and ${all ? sql`true` : sql`${response.progress} = 'in_progress' and ${response.updatedAt} > now() - ${ACTIVE}::interval`}
     order by ${response.id}
     limit ${limit}`);
  return rows.map(({ id }) => id);
}

/**
 * `'word':1,5 'other'`; words are letters and digits alone, what forms share has a mark as well; at most 256 positions
 * each.
 */
function vectorText(words: ReadonlyMap<string, readonly number[]>): string {
  return [...words]
    .map(([word, places]) =>
      places.length === 0 ? `'${word}'` : `'${word}':${places.slice(0, 255).join(',')}`,
    )
    .join(' ');
}

/** The phrases as a tsquery for PostgreSQL; undefined when there is none. */
export function queryText(phrases: readonly SoughtPhrase[]): string | undefined {
  if (phrases.length === 0) return undefined;
  return phrases
    .map(({ words, prefix, forms, near = [] }) => {
      const parts = words.map((word, at) => `'${word}'${prefix && at === words.length - 1 ? ':*' : ''}`);
      return `(${[parts.join(' <-> '), ...[...forms, ...near.map(({ form }) => form)].map((form) => `'${form}'`)].join(' | ')})`;
    })
    .join(' & ');
}
