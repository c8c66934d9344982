import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { CLIP_CAPTIONS, CLIP_LAYOUTS, type ClipCut, FILM_STATES, type Hidden } from '../../domain/clip/clip';
import { createdAt, hangsOnStudy, time } from './columns';
import { response } from './interviews';
import { user } from './people';
import { study } from './studies';

/** The columns of a film that is made of recordings. */
const film = () => ({
  state: text('state', { enum: FILM_STATES }).notNull().default('queued'),
  /** Of a hundred, while it is rendered. */
  progress: integer('progress').notNull().default(0),
  /** Why it failed, in words that its readers see. */
  problem: text('problem'),
  /** Counts what makes it another film: a job for an earlier one writes nothing. */
  version: integer('version').notNull().default(1),
  /** 256 random bits in hex: the folder of its files, in the store and in their addresses. Null until it is ready. */
  key: text('key').unique(),
  durationMs: integer('duration_ms'),
  filmBytes: bigint('film_bytes', { mode: 'number' }),
  captionBytes: bigint('caption_bytes', { mode: 'number' }),
  posterBytes: bigint('poster_bytes', { mode: 'number' }),
  /** What is said in it, hidden words blackened. */
  transcript: text('transcript').notNull().default(''),
  authorId: uuid('author_id').references(() => user.id, { onDelete: 'set null' }),
  createdAt: createdAt(),
  updatedAt: time('updated_at').notNull().defaultNow(),
});

/** A part of a response, as a film of its own. */
export const clip = pgTable(
  'clip',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    organizationId: uuid('organization_id').notNull(),
    studyId: uuid('study_id')
      .notNull()
      .references(() => study.id, { onDelete: 'cascade' }),
    responseId: uuid('response_id')
      .notNull()
      .references(() => response.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    cut: jsonb('cut').$type<ClipCut>().notNull(),
    layout: text('layout', { enum: CLIP_LAYOUTS }).notNull(),
    captions: text('captions', { enum: CLIP_CAPTIONS }).notNull(),
    hide: jsonb('hide').$type<Hidden>().notNull(),
    ...film(),
  },
  (t) => [
    index('clip_response').on(t.responseId, t.createdAt),
    index('clip_study').on(t.studyId, t.createdAt),
    check('clip_ready', sql`${t.state} <> 'ready' or ${t.key} is not null`),
  ],
);

/** Clips of a study in a row, with cards between them, as one film. */
export const reel = pgTable(
  'reel',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    organizationId: uuid('organization_id').notNull(),
    studyId: uuid('study_id')
      .notNull()
      .references(() => study.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    captions: text('captions', { enum: CLIP_CAPTIONS }).notNull(),
    hide: jsonb('hide').$type<Hidden>().notNull(),
    /** How many of its clips were deleted since somebody last chose them. */
    removedClips: integer('removed_clips').notNull().default(0),
    /** The clips in the film as it is: without one of them it is shown to nobody. */
    renderedClips: uuid('rendered_clips').array().notNull().default(sql`'{}'`),
    ...film(),
  },
  (t) => [
    index('reel_study').on(t.studyId, t.createdAt),
    check('reel_ready', sql`${t.state} <> 'ready' or ${t.key} is not null`),
  ],
);

/** A reel's clips and cards, in order. */
export const reelItem = pgTable(
  'reel_item',
  {
    reelId: uuid('reel_id')
      .notNull()
      .references(() => reel.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    /** Null for a card. */
    clipId: uuid('clip_id').references(() => clip.id, { onDelete: 'cascade' }),
    /** The words of a card, and for how long it is shown. */
    cardText: text('card_text'),
    cardMs: integer('card_ms'),
    studyId: hangsOnStudy(),
  },
  (t) => [
    primaryKey({ columns: [t.reelId, t.position] }),
    index('reel_item_clip').on(t.clipId),
    check(
      'reel_item_kind',
      sql`(${t.clipId} is null) = (${t.cardText} is not null) and (${t.cardText} is null) = (${t.cardMs} is null)`,
    ),
  ],
);
