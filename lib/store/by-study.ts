import { eq, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { BoundedMap } from '@/lib/domain/bounded-map';
import { env } from '@/lib/env';
import type { Db } from './database';
import { response } from './schema';

/** Whether tables are distributed by study (decisions/111): a statement that names one asks one shard. */
export function isDistributed(): boolean {
  return env().databaseCitus;
}

/**
 * The condition by which a statement asks one shard, beside those that say what it wants; none on plain PostgreSQL,
 * where it would only lead the planner astray.
 */
export function ofStudy(column: PgColumn, studyId: string | Placeholder): SQL | undefined {
  return isDistributed() ? eq(column, studyId) : undefined;
}

/** The same, for a statement about one response. */
export async function ofStudyOf(db: Db, column: PgColumn, responseId: string): Promise<SQL | undefined> {
  return isDistributed() ? eq(column, await studyOfResponse(db, responseId)) : undefined;
}

/** The columns of a key, for `on conflict`: where tables are distributed, each key has the study in front. */
export function keyOf(studyId: PgColumn, ...columns: PgColumn[]): PgColumn[] {
  return isDistributed() ? [studyId, ...columns] : columns;
}

/** The same in a statement's text. */
export function keyNames(studyId: PgColumn, ...columns: PgColumn[]): SQL {
  const names = keyOf(studyId, ...columns).map(({ name }) => sql.identifier(name));
  return sql`(${sql.join(names, sql`, `)})`;
}

/** A response never goes to another study. */
const studies = new BoundedMap<string, string>(50_000);
/** No study has it. */
const NONE = '00000000-0000-0000-0000-000000000000';

/**
 * The study of a response, from memory when this process has seen it before; asks all shards else. Of use to `ofStudy`
 * alone: on plain PostgreSQL nothing is asked, and it is no study's id.
 */
export async function studyOfResponse(db: Db, responseId: string): Promise<string> {
  if (!isDistributed()) return NONE;
  const known = studies.get(responseId);
  if (known !== undefined) return known;
  const [row] = await db
    .select({ studyId: response.studyId })
    .from(response)
    .where(eq(response.id, responseId));
  if (row) noteStudy(responseId, row.studyId);
  return row?.studyId ?? NONE;
}

/** Whoever has read a response says which study it is of, so that nobody has to ask. */
export function noteStudy(responseId: string, studyId: string): void {
  if (isDistributed()) studies.set(responseId, studyId);
}
