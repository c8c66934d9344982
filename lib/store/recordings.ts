import {
  and,
  count,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  isNull,
  lt,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { isDistributed, keyOf, noteStudy, ofStudy, ofStudyOf, studyOfResponse } from './by-study';
import type { Db } from './database';
import { listStoredFilms } from './films';
import { fieldsOf, prepared } from './prepared';
import {
  organizationStorage,
  recording,
  recordingMedia,
  recordingSpeech,
  replacedMedia,
  response,
  turn,
} from './schema';

export type RecordingRow = typeof recording.$inferSelect;
export type RecordingMediaRow = typeof recordingMedia.$inferSelect;
export type RecordingSpeechRow = typeof recordingSpeech.$inferSelect;

export async function insertRecording(db: Db, row: typeof recording.$inferInsert): Promise<void> {
  await db.insert(recording).values(row);
}

/**
 * The response that has this token, and its upload `id`, in one statement: it runs for every chunk of every upload.
 * Undefined when the token is not this response's; a null upload when the response has no such one.
 */
export async function findUploadByToken(
  db: Db,
  key: { responseId: string; studyId: string | null; tokenHash: Buffer; id: string },
): Promise<{ upload: RecordingRow | null } | undefined> {
  const studyId = key.studyId ?? (await studyOfResponse(db, key.responseId));
  const [row] = await selectByToken(db, { ...key, studyId });
  if (row) noteStudy(key.responseId, studyId);
  return row && { upload: row.id === null ? null : (row as RecordingRow) };
}

const selectByToken = prepared<RecordingRow | { id: null }>(
  'find_upload_by_token',
  (db) =>
    db
      .select(getTableColumns(recording))
      .from(response)
      .leftJoin(
        recording,
        and(
          eq(recording.responseId, response.id),
          eq(recording.id, sql.placeholder('id')),
          isDistributed() ? eq(recording.studyId, response.studyId) : undefined,
        ),
      )
      .where(
        and(
          eq(response.id, sql.placeholder('responseId')),
          eq(response.tokenHash, sql.placeholder('tokenHash')),
          ofStudy(response.studyId, sql.placeholder('studyId')),
        ),
      ),
  fieldsOf(recording),
);

/** The recordings of the response among `ids`, in no particular order. */
export async function listRecordings(
  db: Db,
  responseId: string,
  ids: readonly string[],
): Promise<RecordingRow[]> {
  if (ids.length === 0) return [];
  return db
    .select()
    .from(recording)
    .where(and(await isOfResponse(db, responseId), inArray(recording.id, [...ids])));
}

/** More than a turn that breaks off again and again has. */
export const MOST_OF_A_STEP = 50;

/** The spoken recordings that were made for a step, in the order in which they were started. */
export async function listStepRecordings(
  db: Db,
  { responseId, stepId }: { responseId: string; stepId: string },
): Promise<RecordingRow[]> {
  return db
    .select()
    .from(recording)
    .where(
      and(
        await isOfResponse(db, responseId),
        eq(recording.stepId, stepId),
        inArray(recording.kind, ['audio', 'camera']),
      ),
    )
    .orderBy(recording.createdAt, recording.id)
    .limit(MOST_OF_A_STEP);
}

export async function countRecordings(db: Db, responseId: string): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(recording)
    .where(await isOfResponse(db, responseId));
  return row!.total;
}

async function isOfResponse(db: Db, responseId: string): Promise<SQL | undefined> {
  return and(eq(recording.responseId, responseId), await ofStudyOf(db, recording.studyId, responseId));
}

/** Storage that uploads take, in bytes. */
interface UploadUse {
  /** Of one interview: the declared length of each upload, or its present length where none was declared. */
  interview: number;
  /**
   * Of the whole organisation: the stored bytes, and the received bytes of uploads under way. A declared length counts
   * for nothing yet.
   */
  organization: number;
}

export async function findUploadUse(db: Db, responseId: string): Promise<UploadUse> {
  if (isDistributed()) return findUseApart(db, responseId);
  const { rows } = await db.execute<{ interview: string; organization: string }>(sql`
    select (select coalesce(sum(coalesce(size_bytes, seen_bytes, 0)), 0)
              from recording where response_id = r.id) as interview,
           coalesce((select bytes from organization_storage s where s.organization_id = r.organization_id), 0)
           + (select coalesce(sum(u.seen_bytes), 0)
                from recording u join response o on o.id = u.response_id
               where u.state = 'uploading' and o.organization_id = r.organization_id) as organization
      from response r where r.id = ${responseId}`);
  const [use] = rows;
  return { interview: Number(use?.interview ?? 0), organization: Number(use?.organization ?? 0) };
}

/** For tables that are distributed: what an organisation has stored lies elsewhere than its interviews. */
async function findUseApart(db: Db, responseId: string): Promise<UploadUse> {
  const studyId = await studyOfResponse(db, responseId);
  const { rows: own } = await db.execute<{ organizationId: string; bytes: string }>(sql`
    select organization_id as "organizationId",
           (select coalesce(sum(coalesce(size_bytes, seen_bytes, 0)), 0)
              from recording where study_id = ${studyId} and response_id = ${responseId}) as bytes
      from response where study_id = ${studyId} and id = ${responseId}`);
  const [interview] = own;
  if (!interview) return { interview: 0, organization: 0 };
  const { organizationId } = interview;
  const [stored] = await db
    .select({ bytes: organizationStorage.bytes })
    .from(organizationStorage)
    .where(eq(organizationStorage.organizationId, organizationId));
  // An organisation's uploads under way may lie on any shard.
  const { rows: underWay } = await db.execute<{ bytes: string }>(sql`
    select coalesce(sum(u.seen_bytes), 0) as bytes
      from recording u join response o on o.study_id = u.study_id and o.id = u.response_id
     where u.state = 'uploading' and o.organization_id = ${organizationId}`);
  return {
    interview: Number(interview.bytes),
    organization: (stored?.bytes ?? 0) + Number(underWay[0]?.bytes ?? 0),
  };
}

/**
 * Finishes an upload whose bytes are all here; one that is of no use becomes a failed one. Undefined when it was finished before: finishing twice changes nothing.
 */
export async function setRecordingFinished(
  db: Db,
  responseId: string,
  id: string,
  { sizeBytes, isUsable }: { sizeBytes: number; isUsable: boolean },
): Promise<RecordingRow | undefined> {
  const [row] = await db
    .update(recording)
    .set({ state: isUsable ? 'complete' : 'failed', sizeBytes, completedAt: new Date() })
    .where(and(eq(recording.id, id), await isOfResponse(db, responseId), eq(recording.state, 'uploading')))
    .returning();
  return row;
}

/** Stores the length of an upload so far. False when the upload is not under way any more. */
export async function setRecordingSeen(
  db: Db,
  { responseId, id }: { responseId: string; id: string },
  seen: { seenBytes: number; seenAt: Date },
): Promise<boolean> {
  const { rowCount } = await db
    .update(recording)
    .set(seen)
    .where(
      and(
        eq(recording.id, id),
        eq(recording.state, 'uploading'),
        await ofStudyOf(db, recording.studyId, responseId),
      ),
    );
  return rowCount === 1;
}

export async function setProcessing(
  db: Db,
  { responseId, id }: { responseId: string; id: string },
  processing: NonNullable<RecordingRow['processing']>,
  problem: string | null = null,
): Promise<void> {
  await db
    .update(recording)
    .set({ processing, problem })
    .where(and(eq(recording.id, id), await ofStudyOf(db, recording.studyId, responseId)));
}

/** An upload under way, and the state of its interview. */
export interface UnfinishedUpload {
  recording: RecordingRow;
  endedAt: Date | null;
  /** The time of the last answer, or of the start when there is none. */
  lastActiveAt: Date;
}

/** Uploads under way for at least this long, the oldest first. */
export async function listUnfinishedUploads(
  db: Db,
  before: Date,
  limit: number,
): Promise<UnfinishedUpload[]> {
  const rows = await db
    .select({
      recording,
      endedAt: response.endedAt,
      lastAnswerAt: response.lastAnswerAt,
      startedAt: response.createdAt,
    })
    .from(recording)
    .innerJoin(response, eq(response.id, recording.responseId))
    .where(and(eq(recording.state, 'uploading'), lt(recording.createdAt, before)))
    .orderBy(sql`${recording.seenAt} nulls first`, recording.createdAt)
    .limit(limit);
  return rows.map(({ lastAnswerAt, startedAt, ...row }) => ({
    ...row,
    lastActiveAt: lastAnswerAt ?? startedAt,
  }));
}

/** Complete recordings that are not processed yet, the oldest first. */
export async function listWaitingRecordings(
  db: Db,
  before: Date,
  limit: number,
): Promise<Pick<RecordingRow, 'id' | 'responseId'>[]> {
  return db
    .select({ id: recording.id, responseId: recording.responseId })
    .from(recording)
    .where(and(eq(recording.processing, 'waiting'), lt(recording.createdAt, before)))
    .orderBy(recording.createdAt)
    .limit(limit);
}

export async function lockRecording(db: Db, id: string): Promise<RecordingRow | undefined> {
  const [row] = await db.select().from(recording).where(eq(recording.id, id)).for('no key update');
  return row;
}

/**
 * Deletes the processed media of these recordings and the words transcribed from them; returns the deleted media rows.
 */
export async function dropMedia(db: Db, ids: readonly string[]): Promise<RecordingMediaRow[]> {
  await db.delete(recordingSpeech).where(inArray(recordingSpeech.recordingId, [...ids]));
  return db
    .delete(recordingMedia)
    .where(inArray(recordingMedia.recordingId, [...ids]))
    .returning();
}

export async function insertMedia(db: Db, row: typeof recordingMedia.$inferInsert): Promise<void> {
  await db.insert(recordingMedia).values(row);
}

/**
 * From now on `others` are part of the first recording's media, which contains nothing else; the first is part of no
 * other's.
 */
export async function setJoined(db: Db, id: string, others: readonly string[]): Promise<void> {
  await db
    .update(recording)
    .set({ joinedInto: null })
    .where(or(eq(recording.id, id), eq(recording.joinedInto, id)));
  if (others.length === 0) return;
  await db
    .update(recording)
    .set({ joinedInto: id })
    .where(inArray(recording.id, [...others]));
}

/** Whether it is one of several that were joined. */
export async function isJoined(db: Db, id: string): Promise<boolean> {
  const [row] = await db
    .select({ id: recording.id })
    .from(recording)
    .where(or(and(eq(recording.id, id), isNotNull(recording.joinedInto)), eq(recording.joinedInto, id)))
    .limit(1);
  return row !== undefined;
}

/** Sets where a recording begins on its turn's clock, in milliseconds. */
export async function setPlacedStart(db: Db, recordingId: string, laidMs: number): Promise<void> {
  await db.update(recordingMedia).set({ laidMs }).where(eq(recordingMedia.recordingId, recordingId));
}

/** Media files of a recording. */
export type MediaFiles = Omit<typeof replacedMedia.$inferSelect, 'replacedAt'>;

/** The present files, or those that links of the last hour lead to. */
export async function findMediaByKey(db: Db, key: string): Promise<MediaFiles | undefined> {
  const [row] = await db.select().from(recordingMedia).where(eq(recordingMedia.key, key));
  if (row) return row;
  const [replaced] = await db.select().from(replacedMedia).where(eq(replacedMedia.key, key));
  return replaced;
}

/** Remembers media that are about to be replaced, for holders of links to them. */
export async function noteReplaced(
  db: Db,
  studyId: string,
  rows: readonly RecordingMediaRow[],
  replacedAt: Date,
): Promise<void> {
  if (rows.length === 0) return;
  const files = rows.map(({ key, recordingId, videoBytes, audioBytes, posterBytes, fragments }) => ({
    ...{ studyId, key, recordingId, videoBytes, audioBytes, posterBytes, fragments, replacedAt },
  }));
  await db.insert(replacedMedia).values(files);
}

/** Deletes media that were replaced before that time; returns the folders of their files. */
export async function deleteReplaced(db: Db, before: Date): Promise<string[]> {
  const rows = await db
    .delete(replacedMedia)
    .where(lt(replacedMedia.replacedAt, before))
    .returning({ key: replacedMedia.key });
  return rows.map(({ key }) => key);
}

export async function setSpeech(db: Db, row: typeof recordingSpeech.$inferInsert): Promise<void> {
  const { recordingId, studyId, ...rest } = row;
  await db
    .insert(recordingSpeech)
    .values(row)
    .onConflictDoUpdate({ target: keyOf(recordingSpeech.studyId, recordingSpeech.recordingId), set: rest });
}

/** What the store has for responses: uploads by id, folders of media and of films of them, and the bytes in all. */
export interface StoredRecordings {
  uploads: string[];
  folders: string[];
  bytes: number;
}

export async function listStoredRecordings(
  db: Db,
  of: { responseId: string } | { studyId: string },
): Promise<StoredRecordings> {
  const rows = await db
    .select({
      id: recording.id,
      sizeBytes: recording.sizeBytes,
      state: recording.state,
      media: recordingMedia,
    })
    .from(recording)
    .innerJoin(response, eq(response.id, recording.responseId))
    .leftJoin(recordingMedia, eq(recordingMedia.recordingId, recording.id))
    .where('studyId' in of ? eq(response.studyId, of.studyId) : eq(response.id, of.responseId));
  const uploads = rows.map(({ id }) => id);
  const films = await listStoredFilms(db, of);
  return {
    uploads,
    folders: [
      ...films.folders,
      ...rows.flatMap(({ media }) => (media ? [media.key] : [])),
      ...(await listReplaced(db, uploads)),
    ],
    bytes: rows.reduce(
      (sum, { state, sizeBytes, media }) =>
        sum + (state === 'complete' ? (sizeBytes ?? 0) : 0) + (media ? mediaBytes(media) : 0),
      films.bytes,
    ),
  };
}

/** The folders of replaced media of these recordings. */
async function listReplaced(db: Db, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ key: replacedMedia.key })
    .from(replacedMedia)
    .where(inArray(replacedMedia.recordingId, [...ids]));
  return rows.map(({ key }) => key);
}

export function mediaBytes({
  videoBytes,
  audioBytes,
  posterBytes,
}: Pick<RecordingMediaRow, 'videoBytes' | 'audioBytes' | 'posterBytes'>): number {
  return (videoBytes ?? 0) + (audioBytes ?? 0) + (posterBytes ?? 0);
}

/**
 * Adds to the organisation's stored bytes; `bytes` may be negative. Do it last in a transaction: every other upload of
 * the organisation waits for this row.
 */
export async function addStorage(db: Db, organizationId: string, bytes: number): Promise<void> {
  if (bytes === 0) return;
  await db
    .insert(organizationStorage)
    .values({ organizationId, bytes: Math.max(0, bytes) })
    .onConflictDoUpdate({
      target: organizationStorage.organizationId,
      set: { bytes: sql`greatest(0, ${organizationStorage.bytes} + ${bytes})` },
    });
}

/** Adds to the organisation's stored bytes unless that makes them more than `most`. False when it does. */
export async function addStorageWithin(
  db: Db,
  organizationId: string,
  { bytes, most }: { bytes: number; most: number },
): Promise<boolean> {
  if (bytes > most) return false;
  const added = await db
    .insert(organizationStorage)
    .values({ organizationId, bytes })
    .onConflictDoUpdate({
      target: organizationStorage.organizationId,
      set: { bytes: sql`${organizationStorage.bytes} + ${bytes}` },
      setWhere: sql`${organizationStorage.bytes} + ${bytes} <= ${most}`,
    })
    .returning({ bytes: organizationStorage.bytes });
  return added.length === 1;
}

/** A recording with its media and its words. */
export interface RecordingParts {
  recording: RecordingRow;
  media: RecordingMediaRow | null;
  speech: RecordingSpeechRow | null;
}

/** The recordings among `ids`, of any response, in the order in which they were started. */
export async function listRecordingParts(db: Db, ids: readonly string[]): Promise<RecordingParts[]> {
  if (ids.length === 0) return [];
  return db
    .select({ recording, media: recordingMedia, speech: recordingSpeech })
    .from(recording)
    .leftJoin(recordingMedia, eq(recordingMedia.recordingId, recording.id))
    .leftJoin(recordingSpeech, eq(recordingSpeech.recordingId, recording.id))
    .where(inArray(recording.id, [...ids]))
    .orderBy(recording.createdAt, recording.id);
}

/**
 * How many addresses the transcripts of these responses name, by the choice of `recordingLinks`: one of a sound for each
 * answer, and two of each of its films.
 */
export async function countRecordingLinks(db: Db, responseIds: readonly string[]): Promise<number> {
  // Tables that are distributed are joined by their study as well.
  const ofOneStudy = isDistributed() ? sql`and m.study_id = r.study_id and t.study_id = r.study_id` : sql``;
  const { rows } = await db.execute<{ links: string }>(sql`
    select coalesce(sum(sounds + 2 * films), 0) as links
      from (select least(1, count(*) filter (where r.kind <> 'screen' and m.audio_bytes > 0)) as sounds,
                   count(distinct r.kind)
                     filter (where r.kind in ('camera', 'screen') and m.video_bytes > 0) as films
              from recording r
              join recording_media m on m.recording_id = r.id
              join turn t on t.response_id = r.response_id and t.step_id = r.step_id
             where r.response_id = any(${sql.param([...responseIds])}::uuid[]) ${ofOneStudy}
               and r.kind <> 'file' and r.joined_into is null
               and exists (
                 select from jsonb_array_elements_text(coalesce(t.answer::jsonb -> 'recordings', '[]')) as named
                  where lower(named) = r.id::text)
             group by r.study_id, r.response_id, r.step_id) answered`);
  return Number(rows[0]!.links);
}

/** All recordings of a response, and the files that were handed in, in the order in which they were started. */
export async function listRecordingsOf(
  db: Db,
  responseId: string,
): Promise<Pick<RecordingParts, 'recording' | 'media'>[]> {
  return db
    .select({ recording, media: recordingMedia })
    .from(recording)
    .leftJoin(recordingMedia, eq(recordingMedia.recordingId, recording.id))
    .where(eq(recording.responseId, responseId))
    .orderBy(recording.createdAt, recording.id);
}

export async function findRecordingById(db: Db, id: string): Promise<RecordingRow | undefined> {
  const [row] = await db.select().from(recording).where(eq(recording.id, id));
  return row;
}

/**
 * Uploads started before `before` that no answer names or will name, with their response: the step was answered without
 * them, or the interview ended before then or has been idle since `idleSince`.
 */
export async function listUnnamedRecordings(
  db: Db,
  { before, idleSince }: { before: Date; idleSince: Date },
  limit: number,
): Promise<{ id: string; organizationId: string }[]> {
  return db
    .select({ id: recording.id, organizationId: response.organizationId })
    .from(recording)
    .innerJoin(response, eq(response.id, recording.responseId))
    .leftJoin(turn, and(eq(turn.responseId, recording.responseId), eq(turn.stepId, recording.stepId)))
    .where(
      and(
        lt(recording.createdAt, before),
        sql`not exists (select from legal_hold h where h.study_id = ${response.studyId}
              and (h.response_id is null or h.response_id = ${response.id}))`,
        or(
          and(
            isNotNull(turn.stepId),
            sql`not exists (
              select from jsonb_array_elements_text(coalesce(${turn.answer}::jsonb -> 'recordings', '[]')) as named
               where lower(named) = ${recording.id}::text)`,
          ),
          and(
            isNull(turn.stepId),
            or(
              lt(response.endedAt, before),
              lt(sql`coalesce(${response.lastAnswerAt}, ${response.createdAt})`, idleSince),
            ),
          ),
        ),
      ),
    )
    .limit(limit);
}

/** Deletes the rows of recordings; returns what the store has for them. */
export async function deleteRecordings(db: Db, ids: readonly string[]): Promise<StoredRecordings> {
  const replaced = await listReplaced(db, ids);
  const media = await dropMedia(db, ids);
  const rows = await db
    .delete(recording)
    .where(inArray(recording.id, [...ids]))
    .returning();
  const sent = rows.reduce(
    (sum, { state, sizeBytes }) => sum + (state === 'complete' ? (sizeBytes ?? 0) : 0),
    0,
  );
  return {
    uploads: rows.map(({ id }) => id),
    folders: [...media.map(({ key }) => key), ...replaced],
    bytes: media.reduce((sum, one) => sum + mediaBytes(one), sent),
  };
}
