import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import type { SpokenWord } from '../../domain/recording/processed';
import { createdAt, hangsOnStudy, time } from './columns';
import { recording } from './recordings';

/** How far a recording has been transcribed, part by part while it is spoken. */
export const recordingHearing = pgTable('recording_hearing', {
  recordingId: uuid('recording_id')
    .primaryKey()
    .references(() => recording.id, { onDelete: 'cascade' }),
  /** One process at a time works on it, until then; null: none does. */
  heldUntil: time('held_until'),
  /** More of it came while somebody worked on it, who is to look again. */
  askedAgain: boolean('asked_again').notNull().default(false),
  parts: integer('parts').notNull().default(0),
  /** Where the next part begins, by the recording's clock. */
  heardMs: integer('heard_ms').notNull().default(0),
  /** The place in the upload from which the next part is decoded, and its time; null: from the first one. */
  pointByte: bigint('point_byte', { mode: 'number' }),
  pointMs: doublePrecision('point_ms').notNull().default(0),
  /** It is heard to its end. */
  done: boolean('done').notNull().default(false),
  studyId: hangsOnStudy(),
});

/** The words of a part of a recording. */
export const recordingPart = pgTable(
  'recording_part',
  {
    recordingId: uuid('recording_id')
      .notNull()
      .references(() => recordingHearing.recordingId, { onDelete: 'cascade' }),
    seq: integer('seq').notNull(),
    startMs: integer('start_ms').notNull(),
    endMs: integer('end_ms').notNull(),
    text: text('text').notNull(),
    /** Their times are the recording's. */
    words: jsonb('words').$type<SpokenWord[]>().notNull().default([]),
    createdAt: createdAt(),
    studyId: hangsOnStudy(),
  },
  (t) => [
    primaryKey({ columns: [t.recordingId, t.seq] }),
    check('recording_part_order', sql`${t.startMs} <= ${t.endMs}`),
  ],
);
