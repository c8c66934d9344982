import { sql } from 'drizzle-orm';
import { type AnyPgColumn, bigint, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { FragmentIndex, SpokenWord } from '../../domain/recording/processed';
import { bytea, createdAt, hangsOnStudy, time } from './columns';
import { response } from './interviews';
import { organization } from './people';

/** An upload of a participant: a recording of a turn or a file given as an answer. */
export const recording = pgTable(
  'recording',
  {
    id: uuid('id').primaryKey(),
    responseId: uuid('response_id')
      .notNull()
      .references(() => response.id, { onDelete: 'cascade' }),
    stepId: text('step_id').notNull(),
    kind: text('kind', { enum: ['audio', 'camera', 'screen', 'file'] }).notNull(),
    filename: text('filename').notNull(),
    /** As the client declared it; never trusted. */
    declaredType: text('declared_type').notNull(),
    /** When it began by the participant's clock: gives the offset between a turn's camera and screen recordings. */
    startedAt: time('started_at'),
    /** Null while the length is deferred. */
    sizeBytes: bigint('size_bytes', { mode: 'number' }),
    maxBytes: bigint('max_bytes', { mode: 'number' }).notNull(),
    state: text('state', { enum: ['uploading', 'complete', 'failed'] })
      .notNull()
      .default('uploading'),
    /** State of the processing once the bytes are complete; null before, and for files, which are not processed. */
    processing: text('processing', { enum: ['waiting', 'ready', 'failed'] }),
    /** Why it failed, in words that reviewers see. */
    problem: text('problem'),
    /** The first recording of a kind in a turn has the media of all of them; this is one of the others. */
    joinedInto: uuid('joined_into').references((): AnyPgColumn => recording.id, { onDelete: 'cascade' }),
    /** The length of an upload under way when it was last checked, and since when it has that length. */
    seenBytes: bigint('seen_bytes', { mode: 'number' }),
    seenAt: time('seen_at'),
    createdAt: createdAt(),
    completedAt: time('completed_at'),
    studyId: hangsOnStudy(),
  },
  (t) => [
    index('recording_response').on(t.responseId),
    index('recording_uploading').on(t.createdAt).where(sql`state = 'uploading'`),
  ],
);

/** Media files of a processed recording, in the store under a name that cannot be guessed. */
export const recordingMedia = pgTable('recording_media', {
  recordingId: uuid('recording_id')
    .primaryKey()
    .references(() => recording.id, { onDelete: 'cascade' }),
  /** 256 random bits in hex: the folder of its files, in the store and in their addresses. */
  key: text('key').notNull().unique(),
  durationMs: integer('duration_ms').notNull(),
  /**
   * Where it begins on its turn's clock after the recordings of the turn were joined, which leaves out the pauses
   * between them. Null before: then its own start counts.
   */
  laidMs: integer('laid_ms'),
  /** Null without a picture. */
  width: integer('width'),
  height: integer('height'),
  videoBytes: bigint('video_bytes', { mode: 'number' }),
  audioBytes: bigint('audio_bytes', { mode: 'number' }),
  posterBytes: bigint('poster_bytes', { mode: 'number' }),
  /** Byte offsets of the video's fragments, from which its playlist is written. */
  fragments: jsonb('fragments').$type<FragmentIndex>(),
  /** Loudness from 0 to 255, a byte for each tenth of a second; null without sound. */
  peaks: bytea('peaks'),
  createdAt: createdAt(),
  studyId: hangsOnStudy(),
});

/** Replaced media of a recording, kept for an hour because links to them stay valid that long. */
export const replacedMedia = pgTable(
  'replaced_media',
  {
    key: text('key').primaryKey(),
    recordingId: uuid('recording_id')
      .notNull()
      .references(() => recording.id, { onDelete: 'cascade' }),
    videoBytes: bigint('video_bytes', { mode: 'number' }),
    audioBytes: bigint('audio_bytes', { mode: 'number' }),
    posterBytes: bigint('poster_bytes', { mode: 'number' }),
    fragments: jsonb('fragments').$type<FragmentIndex>(),
    replacedAt: time('replaced_at').notNull(),
    studyId: hangsOnStudy(),
  },
  (t) => [index('replaced_media_recording').on(t.recordingId), index('replaced_media_at').on(t.replacedAt)],
);

/** The transcribed words of a recording. */
export const recordingSpeech = pgTable('recording_speech', {
  recordingId: uuid('recording_id')
    .primaryKey()
    .references(() => recording.id, { onDelete: 'cascade' }),
  state: text('state', { enum: ['waiting', 'ready', 'failed'] }).notNull(),
  text: text('text').notNull().default(''),
  words: jsonb('words').$type<SpokenWord[]>().notNull().default([]),
  createdAt: createdAt(),
  studyId: hangsOnStudy(),
});

/** Storage that an organisation's recordings and media take. Changed in the transaction that adds or removes bytes. */
export const organizationStorage = pgTable('organization_storage', {
  organizationId: uuid('organization_id')
    .primaryKey()
    .references(() => organization.id, { onDelete: 'cascade' }),
  bytes: bigint('bytes', { mode: 'number' }).notNull().default(0),
});

/** An uploaded picture or film, while it is stored. */
export const media = pgTable('media', {
  name: text('name').primaryKey(),
  organizationId: uuid('organization_id')
    .notNull()
    .references(() => organization.id, { onDelete: 'cascade' }),
  bytes: bigint('bytes', { mode: 'number' }).notNull(),
  createdAt: createdAt(),
});
