import { and, count, eq, inArray } from 'drizzle-orm';
import type { Db } from './database';
import { recording, response } from './schema';

export type RecordingRow = typeof recording.$inferSelect;

export async function insertRecording(db: Db, row: typeof recording.$inferInsert): Promise<void> {
  await db.insert(recording).values(row);
}

export async function findRecording(
  db: Db,
  responseId: string,
  id: string,
): Promise<RecordingRow | undefined> {
  const [row] = await db
    .select()
    .from(recording)
    .where(and(eq(recording.id, id), eq(recording.responseId, responseId)));
  return row;
}

/** Those of the response among `ids`, in no particular order. */
export async function listRecordings(
  db: Db,
  responseId: string,
  ids: readonly string[],
): Promise<RecordingRow[]> {
  if (ids.length === 0) return [];
  return db
    .select()
    .from(recording)
    .where(and(eq(recording.responseId, responseId), inArray(recording.id, [...ids])));
}

export async function countRecordings(db: Db, responseId: string): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(recording)
    .where(eq(recording.responseId, responseId));
  return row!.total;
}

/** An empty upload is a failed one (interview protocol, Recordings). Finishing twice changes nothing. */
export async function setRecordingFinished(
  db: Db,
  responseId: string,
  id: string,
  sizeBytes: number,
): Promise<void> {
  await db
    .update(recording)
    .set({ state: sizeBytes > 0 ? 'complete' : 'failed', sizeBytes, completedAt: new Date() })
    .where(and(eq(recording.id, id), eq(recording.responseId, responseId), eq(recording.state, 'uploading')));
}

export async function listRecordingsOfResponse(db: Db, responseId: string): Promise<string[]> {
  const rows = await db
    .select({ id: recording.id })
    .from(recording)
    .where(eq(recording.responseId, responseId));
  return rows.map(({ id }) => id);
}

export async function listRecordingsOfStudy(db: Db, studyId: string): Promise<string[]> {
  const rows = await db
    .select({ id: recording.id })
    .from(recording)
    .innerJoin(response, eq(response.id, recording.responseId))
    .where(eq(response.studyId, studyId));
  return rows.map(({ id }) => id);
}
