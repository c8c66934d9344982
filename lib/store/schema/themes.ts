import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { ThemeChange } from '../../domain/themes/theme';
import { createdAt, time } from './columns';
import { response } from './interviews';
import { user } from './people';
import { study } from './studies';

/**
 * The state of a study's themes as a whole. Everything that changes themes or evidence holds this row's lock, so that the
 * kept counts are true; after the lock of a response, where both are needed.
 */
export const codebook = pgTable('codebook', {
  studyId: uuid('study_id')
    .primaryKey()
    .references(() => study.id, { onDelete: 'cascade' }),
  organizationId: uuid('organization_id').notNull(),
  /** Counts the changes after which responses have to be read again. */
  version: integer('version').notNull().default(0),
  /** The version that all responses were last read with; less than `version` while a reading is due. */
  readVersion: integer('read_version').notNull().default(0),
  /** The readable id up to which the reading under way has come. */
  readUpTo: integer('read_up_to').notNull().default(0),
  readAt: time('read_at'),
  /** When suggestions were last asked for and last made. */
  suggestAskedAt: time('suggest_asked_at'),
  suggestedAt: time('suggested_at'),
  /** What makes them: `built_in`, or a model's name; null before the first. */
  suggestedBy: text('suggested_by'),
});

/** A theme of a study: what people say, with a rule in words that tells what belongs to it (L3). */
export const theme = pgTable(
  'theme',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    organizationId: uuid('organization_id').notNull(),
    studyId: uuid('study_id')
      .notNull()
      .references(() => study.id, { onDelete: 'cascade' }),
    parentId: uuid('parent_id').references((): AnyPgColumn => theme.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    rule: text('rule').notNull(),
    status: text('status', { enum: ['suggested', 'accepted', 'rejected'] }).notNull(),
    origin: text('origin', { enum: ['built_in', 'model', 'person'] }).notNull(),
    /** Stems of the words that the built-in engine knows it by, besides those of name and rule. */
    cues: text('cues').array().notNull().default(sql`'{}'`),
    /** The codebook's version when name or rule last changed. */
    ruleVersion: integer('rule_version').notNull(),
    /** Whether a person has named it: no machine gives it another name then. */
    namedByPerson: boolean('named_by_person').notNull().default(false),
    decidedById: uuid('decided_by_id').references(() => user.id, { onDelete: 'set null' }),
    decidedAt: time('decided_at'),
    /** People with evidence for it and against it, those of accepted themes below it included, each once. */
    responses: integer('responses').notNull().default(0),
    opposed: integer('opposed').notNull().default(0),
    /** Its own passages. */
    passages: integer('passages').notNull().default(0),
    /** Counts the changes that an editor would see: what If-Match names. */
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
    updatedAt: time('updated_at').notNull().defaultNow(),
  },
  (t) => [
    index('theme_study').on(t.studyId, t.createdAt, t.id),
    index('theme_parent').on(t.parentId),
    check('theme_not_below_itself', sql`${t.parentId} <> ${t.id}`),
  ],
);

/** A passage that speaks for a theme or against it. */
export const themeEvidence = pgTable(
  'theme_evidence',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    organizationId: uuid('organization_id').notNull(),
    studyId: uuid('study_id').notNull(),
    themeId: uuid('theme_id')
      .notNull()
      .references(() => theme.id, { onDelete: 'cascade' }),
    responseId: uuid('response_id')
      .notNull()
      .references(() => response.id, { onDelete: 'cascade' }),
    readableId: integer('readable_id').notNull(),
    seq: integer('seq').notNull(),
    /** In UTF-16 units of the turn's words. */
    startOffset: integer('start_offset').notNull(),
    endOffset: integer('end_offset').notNull(),
    stance: text('stance', { enum: ['supports', 'contradicts'] }).notNull(),
    origin: text('origin', { enum: ['built_in', 'model', 'person'] }).notNull(),
    model: text('model'),
    authorId: uuid('author_id').references(() => user.id, { onDelete: 'set null' }),
    /** Taken out by a person: not shown any more, and never put in again by a machine. */
    takenOut: boolean('taken_out').notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    unique('theme_evidence_passage').on(t.themeId, t.responseId, t.seq, t.startOffset, t.endOffset),
    index('theme_evidence_listed')
      .on(t.themeId, t.readableId, t.seq, t.startOffset)
      .where(sql`not ${t.takenOut}`),
    index('theme_evidence_response').on(t.responseId),
    check('theme_evidence_offsets', sql`${t.startOffset} >= 0 and ${t.endOffset} > ${t.startOffset}`),
  ],
);

/** Which version of the codebook a response was last read with, and whether anything was found in it. */
export const themeReading = pgTable(
  'theme_reading',
  {
    responseId: uuid('response_id')
      .primaryKey()
      .references(() => response.id, { onDelete: 'cascade' }),
    studyId: uuid('study_id').notNull(),
    version: integer('version').notNull(),
    /** Evidence for an accepted theme. */
    covered: boolean('covered').notNull(),
  },
  (t) => [index('theme_reading_study').on(t.studyId, t.covered)],
);

/** What people decided about a study's themes, also about those that are gone: without participants' words. */
export const themeDecision = pgTable(
  'theme_decision',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    studyId: uuid('study_id')
      .notNull()
      .references(() => study.id, { onDelete: 'cascade' }),
    /** Without a foreign key: the decision outlasts the theme. */
    themeId: uuid('theme_id').notNull(),
    personId: uuid('person_id').references(() => user.id, { onDelete: 'set null' }),
    change: jsonb('change').$type<ThemeChange>().notNull(),
    at: createdAt(),
  },
  (t) => [index('theme_decision_theme').on(t.themeId, t.at), index('theme_decision_study').on(t.studyId)],
);
