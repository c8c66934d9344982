import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { keyOf } from './by-study';
import type { Db } from './database';
import type { RecordingRow } from './recordings';
import { recordingHearing, recordingPart } from './schema';

export type HearingRow = typeof recordingHearing.$inferSelect;
export type RecordingPartRow = typeof recordingPart.$inferSelect;

/** Longer than the work on one round of parts takes; a process that was killed is succeeded after it. */
const HELD_SECONDS = 45;
const until = sql`now() + make_interval(secs => ${HELD_SECONDS})`;

/**
 * Takes a recording to transcribe the next parts of it. Undefined when another process has it, which is told to look
 * again before it lets go.
 */
export async function holdHearing(
  db: Db,
  recording: Pick<RecordingRow, 'id' | 'studyId'>,
): Promise<HearingRow | undefined> {
  const { id: recordingId, studyId } = recording;
  const [held] = await db
    .insert(recordingHearing)
    .values({ studyId, recordingId, heldUntil: until })
    .onConflictDoUpdate({
      target: keyOf(recordingHearing.studyId, recordingHearing.recordingId),
      // What is `excluded` ends so long after now, which Citus takes in no part of an `on conflict`.
      set: { heldUntil: sql`excluded.held_until`, askedAgain: false },
      setWhere: sql`${recordingHearing.heldUntil} is null
        or ${recordingHearing.heldUntil} < excluded.held_until - make_interval(secs => ${HELD_SECONDS})`,
    })
    .returning();
  if (held) return held;
  const { rowCount } = await db
    .update(recordingHearing)
    .set({ askedAgain: true })
    .where(and(eq(recordingHearing.recordingId, recordingId), sql`${recordingHearing.heldUntil} >= now()`));
  // It was let go in between.
  return rowCount === 0 ? holdHearing(db, recording) : undefined;
}

/** Lets go. True: somebody asked meanwhile. */
export async function releaseHearing(db: Db, recordingId: string): Promise<boolean> {
  const { rows } = await db.execute<{ asked: boolean }>(sql`
    with before as (
      select recording_id, asked_again from recording_hearing where recording_id = ${recordingId} for no key update
    )
    update recording_hearing h set held_until = null, asked_again = false
      from before where h.recording_id = before.recording_id
    returning before.asked_again as asked`);
  return rows[0]?.asked === true;
}

/**
 * Keeps the next part and how far the recording is heard with it. False when another process has done it: then
 * nothing is kept, so that nothing is said twice. The caller is in a transaction.
 */
export async function insertRecordingPart(
  db: Db,
  part: Omit<typeof recordingPart.$inferInsert, 'createdAt'>,
  point: { byte: number | null; ms: number },
): Promise<boolean> {
  const { rowCount } = await db
    .update(recordingHearing)
    .set({
      parts: part.seq + 1,
      heardMs: part.endMs,
      pointByte: point.byte,
      pointMs: point.ms,
      heldUntil: until,
    })
    .where(
      and(
        eq(recordingHearing.recordingId, part.recordingId),
        eq(recordingHearing.parts, part.seq),
        eq(recordingHearing.done, false),
      ),
    );
  if (rowCount === 1) await db.insert(recordingPart).values(part);
  return rowCount === 1;
}

export async function setHeard(db: Db, recordingId: string): Promise<void> {
  await db.update(recordingHearing).set({ done: true }).where(eq(recordingHearing.recordingId, recordingId));
}

/** The parts of these recordings, each recording's in order; `done`: they are heard to their end. */
export async function listRecordingWords(
  db: Db,
  ids: readonly string[],
): Promise<Map<string, { done: boolean; parts: RecordingPartRow[] }>> {
  const found = new Map<string, { done: boolean; parts: RecordingPartRow[] }>();
  if (ids.length === 0) return found;
  const rows = await db
    .select({ recordingId: recordingHearing.recordingId, done: recordingHearing.done, part: recordingPart })
    .from(recordingHearing)
    .leftJoin(recordingPart, eq(recordingPart.recordingId, recordingHearing.recordingId))
    .where(inArray(recordingHearing.recordingId, [...ids]))
    .orderBy(asc(recordingPart.seq));
  for (const { recordingId, done, part } of rows) {
    const one = found.get(recordingId) ?? { done, parts: [] };
    if (part) one.parts.push(part);
    found.set(recordingId, one);
  }
  return found;
}
