import { and, asc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { LegalHold } from '@/lib/domain/retention/legal-hold';
import type { Db } from './database';
import { legalHold, response, study, user } from './schema';
import type { StudyRow } from './studies';

/** In a statement with `response r` and its `study s`: whether a hold keeps the response. Tests go by their study's. */
export const IS_HELD = sql`exists (select from legal_hold h
  where (h.study_id = s.id or h.study_id = s.test_of) and (h.response_id is null or h.response_id = r.id))`;

/** In a statement: whether a hold keeps the whole study. */
export const isStudyHeld = (studyId: SQL) =>
  sql`exists (select from legal_hold h where h.study_id = ${studyId} and h.response_id is null)`;

/** A hold with what it keeps: a response, or with null the whole study. */
export interface KeptHold extends LegalHold {
  responseId: string | null;
  /** Null for the study's. */
  readableId: number | null;
}

/** The holds of a study, its own first, then those of its responses by number. */
export async function listHolds(db: Db, studyId: string): Promise<KeptHold[]> {
  return select(db, eq(legalHold.studyId, studyId));
}

type Kept = Pick<StudyRow, 'id' | 'testOf'>;

/** The hold of a response, or else of its study. Lock both before, where something is to be done about it. */
export async function findHold(db: Db, study: Kept, responseId: string): Promise<KeptHold | undefined> {
  const all = or(isNull(legalHold.responseId), eq(legalHold.responseId, responseId));
  return (await select(db, and(inArray(legalHold.studyId, studyIds(study)), all))).at(-1);
}

/** Whether a hold keeps the response. The caller has locked it and its study. */
export async function isHeld(db: Db, study: Kept, responseId: string): Promise<boolean> {
  return (await findHold(db, study, responseId)) !== undefined;
}

/** Whether the study, or a response of it, is held. The caller has locked the study. */
export async function hasHolds(db: Db, study: Kept): Promise<boolean> {
  const rows = await db
    .select({ studyId: legalHold.studyId })
    .from(legalHold)
    .where(inArray(legalHold.studyId, studyIds(study)))
    .limit(1);
  return rows.length === 1;
}

/** Whether anything in the studies of the organisation is held. */
export async function hasHoldsOf(db: Db, organizationId: string): Promise<boolean> {
  const rows = await db
    .select({ studyId: legalHold.studyId })
    .from(legalHold)
    .innerJoin(study, eq(study.id, legalHold.studyId))
    .where(eq(study.organizationId, organizationId))
    .limit(1);
  return rows.length === 1;
}

const studyIds = ({ id, testOf }: Kept) => (testOf === null ? [id] : [id, testOf]);

async function select(db: Db, where: SQL | undefined): Promise<KeptHold[]> {
  const rows = await db
    .select({ hold: legalHold, readableId: response.readableId, name: user.name })
    .from(legalHold)
    .leftJoin(response, eq(response.id, legalHold.responseId))
    .leftJoin(user, eq(user.id, legalHold.setBy))
    .where(where)
    .orderBy(sql`${response.readableId} nulls first`, asc(legalHold.setAt));
  return rows.map(({ hold, readableId, name }) => ({
    responseId: hold.responseId,
    readableId,
    reason: hold.reason,
    by: hold.setBy === null ? null : { id: hold.setBy, name: name ?? '' },
    at: hold.setAt,
  }));
}

/** False when there is one already, which stays. */
export async function insertHold(db: Db, row: typeof legalHold.$inferInsert): Promise<boolean> {
  const { rowCount } = await db.insert(legalHold).values(row).onConflictDoNothing();
  return rowCount === 1;
}

/** False when there was none. `responseId` null: the study's own. */
export async function deleteHold(
  db: Db,
  { studyId, responseId }: { studyId: string; responseId: string | null },
): Promise<boolean> {
  const named = responseId === null ? isNull(legalHold.responseId) : eq(legalHold.responseId, responseId);
  const { rowCount } = await db.delete(legalHold).where(and(eq(legalHold.studyId, studyId), named));
  return rowCount === 1;
}
