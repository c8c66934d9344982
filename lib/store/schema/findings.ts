import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { StoredReportBlock } from '../../domain/findings/report';
import { type KeptFilter, SHARED_KINDS } from '../../domain/findings/share';
import { clip, reel } from './clips';
import { bytea, createdAt, hangsOnStudy, time } from './columns';
import { response } from './interviews';
import { user } from './people';
import { study } from './studies';
import { theme } from './themes';

/** What a study has taught, in words of the researchers, on passages of the responses (M1). */
export const insight = pgTable(
  'insight',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    organizationId: uuid('organization_id').notNull(),
    studyId: uuid('study_id')
      .notNull()
      .references(() => study.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    /** Markdown. */
    text: text('text').notNull(),
    status: text('status', { enum: ['draft', 'shared'] })
      .notNull()
      .default('draft'),
    /** Counts the changes: what an editor's If-Match names. */
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
    updatedAt: time('updated_at').notNull().defaultNow(),
  },
  (t) => [index('insight_newest').on(t.studyId, t.updatedAt, t.id)],
);

/** Who wrote an insight, in the order in which they joined in. */
export const insightAuthor = pgTable(
  'insight_author',
  {
    insightId: uuid('insight_id')
      .notNull()
      .references(() => insight.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    studyId: hangsOnStudy(),
  },
  (t) => [primaryKey({ columns: [t.insightId, t.userId] })],
);

/** The themes that an insight is about. */
export const insightTheme = pgTable(
  'insight_theme',
  {
    insightId: uuid('insight_id')
      .notNull()
      .references(() => insight.id, { onDelete: 'cascade' }),
    themeId: uuid('theme_id')
      .notNull()
      .references(() => theme.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    studyId: hangsOnStudy(),
  },
  (t) => [primaryKey({ columns: [t.insightId, t.themeId] })],
);

/** The report of a study (M3). */
export const report = pgTable('report', {
  studyId: uuid('study_id')
    .primaryKey()
    .references(() => study.id, { onDelete: 'cascade' }),
  organizationId: uuid('organization_id').notNull(),
  title: text('title').notNull(),
  standfirst: text('standfirst').notNull(),
  /** In their order. The passages of quotes are rows of their own, which move with mended words. */
  blocks: jsonb('blocks').$type<StoredReportBlock[]>().notNull(),
  /** Counts the changes: what an editor's If-Match names. */
  version: integer('version').notNull().default(1),
  createdAt: createdAt(),
  updatedAt: time('updated_at').notNull().defaultNow(),
});

/**
 * A passage that an insight or a report cites. It stays when its response is deleted, without words, so that the
 * numbers of the others stay.
 */
export const citedPassage = pgTable(
  'cited_passage',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    insightId: uuid('insight_id').references(() => insight.id, { onDelete: 'cascade' }),
    reportId: uuid('report_id').references(() => report.studyId, { onDelete: 'cascade' }),
    /** From 0: the place in the insight's evidence. */
    position: integer('position').notNull(),
    /** The block of the report that quotes it. */
    blockId: text('block_id'),
    /** Null once the response is deleted. */
    responseId: uuid('response_id').references(() => response.id, { onDelete: 'set null' }),
    seq: integer('seq').notNull(),
    /** In UTF-16 units of the turn's words; null once mending has taken the words away. */
    startOffset: integer('start_offset'),
    endOffset: integer('end_offset'),
    studyId: hangsOnStudy(),
  },
  (t) => [
    unique('cited_passage_insight').on(t.insightId, t.position),
    unique('cited_passage_report').on(t.reportId, t.blockId),
    index('cited_passage_response').on(t.responseId, t.seq),
    check('cited_passage_owner', sql`(${t.insightId} is null) <> (${t.reportId} is null)`),
    check('cited_passage_place', sql`(${t.startOffset} is null) = (${t.endOffset} is null)`),
  ],
);

/** A link under which people without an account read something of a study (M3). */
export const shareLink = pgTable(
  'share_link',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    organizationId: uuid('organization_id').notNull(),
    studyId: uuid('study_id')
      .notNull()
      .references(() => study.id, { onDelete: 'cascade' }),
    /** Of 256 random bits. */
    tokenHash: bytea('token_hash').notNull().unique(),
    label: text('label'),
    what: text('what', { enum: SHARED_KINDS }).notNull(),
    /** These four are null once what they name is deleted: the page then says so. */
    insightId: uuid('insight_id').references(() => insight.id, { onDelete: 'set null' }),
    clipId: uuid('clip_id').references(() => clip.id, { onDelete: 'set null' }),
    reelId: uuid('reel_id').references(() => reel.id, { onDelete: 'set null' }),
    responseId: uuid('response_id').references(() => response.id, { onDelete: 'set null' }),
    filter: jsonb('filter').$type<KeptFilter>(),
    /** How many of the study's responses had been deleted when it was shared. */
    deletedBefore: integer('deleted_before').notNull(),
    passwordHash: text('password_hash'),
    withRecordings: boolean('with_recordings').notNull(),
    withNames: boolean('with_names').notNull(),
    mayDownload: boolean('may_download').notNull(),
    expiresAt: time('expires_at'),
    views: integer('views').notNull().default(0),
    lastViewedAt: time('last_viewed_at'),
    createdBy: uuid('created_by').references(() => user.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    revokedAt: time('revoked_at'),
    revokedBy: uuid('revoked_by').references(() => user.id, { onDelete: 'set null' }),
  },
  (t) => [
    index('share_link_study').on(t.studyId, t.createdAt),
    index('share_link_insight').on(t.insightId),
    index('share_link_response').on(t.responseId),
    index('share_link_clip').on(t.clipId),
    index('share_link_reel').on(t.reelId),
  ],
);
