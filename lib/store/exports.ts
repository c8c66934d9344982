import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Db } from './database';
import { studyExport } from './schema';

export type ExportRow = typeof studyExport.$inferSelect;

const UNFINISHED = ['waiting', 'running'] as const;

export async function insertExport(db: Db, row: typeof studyExport.$inferInsert): Promise<ExportRow> {
  const [inserted] = await db.insert(studyExport).values(row).returning();
  return inserted!;
}

/** One of the study's, whatever its state. */
export async function findExport(
  db: Db,
  of: { organizationId: string; studyId: string; id: string },
): Promise<ExportRow | undefined> {
  const [row] = await db
    .select()
    .from(studyExport)
    .where(
      and(
        eq(studyExport.id, of.id),
        eq(studyExport.studyId, of.studyId),
        eq(studyExport.organizationId, of.organizationId),
      ),
    );
  return row;
}

export async function findExportById(db: Db, id: string): Promise<ExportRow | undefined> {
  const [row] = await db.select().from(studyExport).where(eq(studyExport.id, id));
  return row;
}

export async function findExportByKey(db: Db, key: string): Promise<ExportRow | undefined> {
  const [row] = await db.select().from(studyExport).where(eq(studyExport.key, key));
  return row;
}

/** Those of an organisation that are not finished. */
export async function listUnfinishedExports(db: Db, organizationId: string): Promise<ExportRow[]> {
  return db
    .select()
    .from(studyExport)
    .where(and(eq(studyExport.organizationId, organizationId), inArray(studyExport.status, [...UNFINISHED])));
}

/** False when it was deleted or is finished: then nobody waits for it any more. */
export async function setExportProgress(db: Db, id: string, done: number): Promise<boolean> {
  const rows = await db
    .update(studyExport)
    .set({ status: 'running', done })
    .where(and(eq(studyExport.id, id), inArray(studyExport.status, [...UNFINISHED])))
    .returning({ id: studyExport.id });
  return rows.length === 1;
}

/** False when it was deleted meanwhile. */
export async function setExportReady(
  db: Db,
  id: string,
  file: { sizeBytes: number; done: number; expiresAt: Date },
): Promise<boolean> {
  const rows = await db
    .update(studyExport)
    .set({ status: 'ready', ...file })
    .where(and(eq(studyExport.id, id), inArray(studyExport.status, [...UNFINISHED])))
    .returning({ id: studyExport.id });
  return rows.length === 1;
}

export async function setExportFailed(db: Db, id: string, expiresAt: Date): Promise<void> {
  await db
    .update(studyExport)
    .set({ status: 'failed', expiresAt })
    .where(and(eq(studyExport.id, id), inArray(studyExport.status, [...UNFINISHED])));
}

export async function listExportKeys(db: Db, studyId: string): Promise<string[]> {
  const rows = await db
    .select({ key: studyExport.key })
    .from(studyExport)
    .where(eq(studyExport.studyId, studyId));
  return rows.map(({ key }) => key);
}

/** Forgets exports whose time is over, and returns their keys. */
export async function deleteExpiredExports(db: Db): Promise<string[]> {
  const rows = await db
    .delete(studyExport)
    .where(lt(studyExport.expiresAt, sql`now()`))
    .returning({ key: studyExport.key });
  return rows.map(({ key }) => key);
}

/** Forgets the exports of a study, also those that are being written, and returns their keys. */
export async function deleteExportsOf(db: Db, studyId: string): Promise<string[]> {
  const rows = await db
    .delete(studyExport)
    .where(eq(studyExport.studyId, studyId))
    .returning({ key: studyExport.key });
  return rows.map(({ key }) => key);
}
