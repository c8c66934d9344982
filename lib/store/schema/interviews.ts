import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Analysis, QualityParts, Statements } from '../../domain/analysis/analysis';
import type { GivenConsent } from '../../domain/fieldwork/consent';
import { END_REASONS } from '../../domain/interview/completion';
import type { Answer, ConceptDraws, Probe } from '../../domain/interview/interview';
import type { ResponseFlag } from '../../domain/response/response-flag';
import type { SafetyFinding } from '../../domain/safety/assess-safety';
import { bytea, createdAt, hangsOnStudy, time, tsvector } from './columns';
import { user } from './people';
import { revision, study } from './studies';

export const response = pgTable(
  'response',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    organizationId: uuid('organization_id').notNull(),
    studyId: uuid('study_id')
      .notNull()
      .references(() => study.id, { onDelete: 'cascade' }),
    revisionId: uuid('revision_id')
      .notNull()
      .references(() => revision.id),
    readableId: integer('readable_id').notNull(),
    progress: text('progress', { enum: ['in_progress', 'screened_out', 'complete'] })
      .notNull()
      .default('in_progress'),
    tokenHash: bytea('token_hash').notNull().unique(),
    /** Random orders are derived from it once and for all (D5). */
    seed: text('seed').notNull(),
    draws: jsonb('draws').$type<ConceptDraws>().notNull().default({}),
    language: text('language').notNull(),
    /** json, not jsonb: names and values whole and in their order (E6). */
    urlParams: json('url_params').$type<[string, string][]>().notNull(),
    consent: jsonb('consent').$type<GivenConsent>(),
    /** For how many days its participant was told that it is kept; null: nothing was said (N5). */
    keptDays: integer('kept_days'),
    /** When its recordings, and all that was said and typed, were last deleted because their time was over (O2). */
    recordingsDeletedAt: time('recordings_deleted_at'),
    wordsDeletedAt: time('words_deleted_at'),
    /** How the participant came: the panel's name; null by the plain link (N3). */
    wayIn: text('way_in'),
    /** Counts the changes that a reader could see. */
    version: integer('version').notNull().default(0),
    createdAt: createdAt(),
    updatedAt: time('updated_at').notNull().defaultNow(),
    lastAnswerAt: time('last_answer_at'),
    /** Whether an answer has content: until then its share yields to newcomers (G6). */
    hasContent: boolean('has_content').notNull().default(false),
    /** Whether an open question was put to it: of these people, themes count how many say something (L3). */
    askedOpen: boolean('asked_open').notNull().default(false),
    activeMs: bigint('active_ms', { mode: 'number' }).notNull().default(0),
    endedAt: time('ended_at'),
    endReason: text('end_reason', { enum: END_REASONS }),
    analyzedAt: time('analyzed_at'),
    tagline: text('tagline'),
    summary: text('summary'),
    shortTranscript: text('short_transcript'),
    shortAssistantMessages: jsonb('short_assistant_messages').$type<string[]>().notNull().default([]),
    bulletSummary: jsonb('bullet_summary').$type<string[]>().notNull().default([]),
    /** For each bullet and each tag, the indexes of the answers it is based on. */
    bulletSources: jsonb('bullet_sources').$type<number[][]>().notNull().default([]),
    tags: text('tags').array().notNull().default(sql`'{}'`),
    /**
     * The analyst's tags that reviewers removed, and tags that reviewers added: the shown tags are computed from all
     * three.
     */
    removedTags: text('removed_tags').array().notNull().default(sql`'{}'`),
    reviewTags: text('review_tags').array().notNull().default(sql`'{}'`),
    tagSources: jsonb('tag_sources').$type<number[][]>().notNull().default([]),
    /**
     * The names of the accepted themes that it has evidence for, which are shown instead of the analyst's tags; null
     * while the study has no accepted themes (L2). And for each, the indexes of its rows.
     */
    themeTags: text('theme_tags').array(),
    themeSources: jsonb('theme_sources').$type<number[][]>().notNull().default([]),
    /**
     * The analyst's statements with the passages that support each (L1); null for an analysis from before they were
     * kept. Read and replaced whole, never searched.
     */
    statements: jsonb('statements').$type<Statements>(),
    qualityScore: real('quality_score'),
    qualityParts: jsonb('quality_parts').$type<QualityParts>(),
    /** The model that analysed it, and the language in which it was read. */
    analysisEngine: jsonb('analysis_engine').$type<Analysis['engine']>(),
    /** The topics talked about, which the study's other responses are compared with. */
    terms: text('terms').array().notNull().default(sql`'{}'`),
    otherRemarks: text('other_remarks').notNull().default(''),
    personas: text('personas').notNull().default(''),
    /** What somebody should look at: `safety` when what was said sounds like danger (K5). */
    flags: text('flags').array().$type<ResponseFlag[]>().notNull().default(sql`'{}'`),
    /**
     * The v1 list item as JSON, written with every change of the response: a page of a list is then a join of strings.
     */
    doc: text('doc').notNull(),
  },
  (t) => [
    unique('response_readable').on(t.studyId, t.readableId),
    index('response_updated').on(t.studyId, t.updatedAt, t.readableId),
    uniqueIndex('response_tagline').on(t.studyId, sql`lower(${t.tagline})`),
    /** The orders in which responses are listed, and those whose analysis is done. */
    index('response_quality').on(t.studyId, sql`coalesce(${t.qualityScore}, 0)`, t.readableId),
    index('response_duration').on(t.studyId, t.activeMs, t.readableId),
    index('response_analyzed').on(t.studyId, t.readableId).where(sql`${t.analyzedAt} is not null`),
    /** For a list of studies: the latest response, the number per day, and the latest words said. */
    index('response_completed').on(t.studyId, t.endedAt).where(sql`${t.progress} = 'complete'`),
    index('response_flagged').on(t.studyId, t.readableId).where(sql`${t.flags} <> '{}'`),
    /** Interviews that have not ended, by what decides whether somebody is still at them. */
    index('response_open')
      .on(t.studyId, t.lastAnswerAt, t.createdAt, t.hasContent, t.wayIn)
      .where(sql`${t.endReason} is null`),
    index('response_asked_open').on(t.studyId, t.endReason).where(sql`${t.askedOpen}`),
    index('response_idle').on(t.updatedAt).where(sql`${t.progress} = 'in_progress'`),
    /** Those that are deleted whatever their study says now. */
    index('response_kept').on(t.createdAt).where(sql`${t.keptDays} is not null`),
    check('response_readable_positive', sql`${t.readableId} > 0`),
    check('response_ended', sql`(${t.progress} = 'in_progress') = (${t.endedAt} is null)`),
    check('response_quality', sql`${t.qualityScore} between 1 and 5`),
  ],
);

/** The response that each value of the link's parameter belongs to, in a study that takes each value once (G6). */
export const entryClaim = pgTable(
  'entry_claim',
  {
    studyId: uuid('study_id')
      .notNull()
      .references(() => study.id, { onDelete: 'cascade' }),
    /** SHA-256 of the parameter's name and value, which may be longer than an index takes. */
    key: bytea('key').notNull(),
    responseId: uuid('response_id')
      .notNull()
      .references(() => response.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.studyId, t.key] }), index('entry_claim_response').on(t.responseId)],
);

/**
 * The places that interviews hold in their study's quotas (N2). A place is for good once its interview is complete; one
 * that ends otherwise, or is idle, gives it back.
 */
export const quotaPlace = pgTable(
  'quota_place',
  {
    studyId: uuid('study_id')
      .notNull()
      .references(() => study.id, { onDelete: 'cascade' }),
    quotaId: uuid('quota_id').notNull(),
    responseId: uuid('response_id')
      .notNull()
      .references(() => response.id, { onDelete: 'cascade' }),
    /** Whether its interview is, by which places are counted. Set under the study's lock. */
    isComplete: boolean('is_complete').notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.studyId, t.quotaId, t.responseId] }),
    index('quota_place_response').on(t.responseId),
    index('quota_place_under_way').on(t.studyId, t.responseId).where(sql`not ${t.isComplete}`),
  ],
);

/**
 * The values that responses are counted and filtered by, as numbers (see lib/domain's facts): one narrow row each,
 * beside the wide one of the response, because a hundred thousand of them are read at once. Written when an interview
 * has ended and whenever its tags change; for one under way every minute, so that no answer waits for an index.
 */
export const responseFacts = pgTable(
  'response_facts',
  {
    responseId: uuid('response_id')
      .primaryKey()
      .references(() => response.id, { onDelete: 'cascade' }),
    studyId: uuid('study_id').notNull(),
    /** The response's own version when it was indexed. */
    version: integer('version').notNull(),
    /** The response's, by which facts are counted. A trigger keeps it when an interview ends. */
    progress: text('progress', { enum: ['in_progress', 'screened_out', 'complete'] }).notNull(),
    facts: bigint('facts', { mode: 'number' }).array().notNull(),
    /** URL parameters: never counted, and there may be as many values as responses. */
    parameters: bigint('parameters', { mode: 'number' }).array().notNull(),
  },
  (t) => [
    index('response_facts_study').on(t.studyId),
    index('response_facts_fact').using('gin', t.facts),
    index('response_facts_parameter').using('gin', t.parameters),
  ],
);

/**
 * The participant's words, folded as searches are (not by PostgreSQL, whose folding depends on the server's locale).
 */
export const responseWords = pgTable(
  'response_words',
  {
    responseId: uuid('response_id')
      .primaryKey()
      .references(() => response.id, { onDelete: 'cascade' }),
    studyId: uuid('study_id').notNull(),
    words: tsvector('words').notNull(),
  },
  (t) => [
    // For all studies of an organisation, and for one (lib/store/words-of-study.ts).
    index('response_words_word').using('gin', t.words),
    index('response_words_of_study').using(
      'gin',
      sql`(${t.words} || array_to_tsvector(array[${t.studyId}::text]))`,
    ),
  ],
);

/**
 * Answered and skipped steps, in order. Append-only but for the moderator's decision, which is written once, the words of
 * spoken answers, and answers that participants change.
 */
export const turn = pgTable(
  'turn',
  {
    responseId: uuid('response_id')
      .notNull()
      .references(() => response.id, { onDelete: 'cascade' }),
    seq: integer('seq').notNull(),
    stepId: text('step_id').notNull(),
    kind: text('kind', { enum: ['question', 'follow_up'] }).notNull(),
    questionId: text('question_id').notNull(),
    conceptId: text('concept_id'),
    answerId: uuid('answer_id'),
    moderator: text('moderator').notNull(),
    user: text('user_text').notNull(),
    answer: jsonb('answer').$type<Answer>().notNull(),
    probe: jsonb('probe').$type<Probe>(),
    /** What in the participant's words has to be answered with care, found when they were stored (K5). */
    safety: jsonb('safety').$type<SafetyFinding>(),
    createdAt: createdAt(),
    studyId: hangsOnStudy(),
  },
  (t) => [
    primaryKey({ columns: [t.responseId, t.seq] }),
    unique('turn_step_once').on(t.responseId, t.stepId),
    check('turn_seq', sql`${t.seq} >= 0`),
  ],
);

/** The words of a spoken answer, a version for each time they were written down or mended. The last one is shown. */
export const turnWords = pgTable(
  'turn_words',
  {
    responseId: uuid('response_id').notNull(),
    seq: integer('seq').notNull(),
    /** From 1. */
    version: integer('version').notNull(),
    text: text('text').notNull(),
    by: text('by', { enum: ['transcriber', 'person'] }).notNull(),
    /** Null for the transcriber's, and once the author is deleted. */
    authorId: uuid('author_id').references(() => user.id, { onDelete: 'set null' }),
    /** Null for words from before versions were kept. */
    createdAt: time('created_at'),
    studyId: hangsOnStudy(),
  },
  (t) => [
    primaryKey({ columns: [t.responseId, t.seq, t.version] }),
    foreignKey({ columns: [t.responseId, t.seq], foreignColumns: [turn.responseId, turn.seq] }).onDelete(
      'cascade',
    ),
  ],
);

/** What participants answered before they changed it; the turn has the last answer. */
export const changedAnswer = pgTable(
  'changed_answer',
  {
    responseId: uuid('response_id').notNull(),
    seq: integer('seq').notNull(),
    /** From 1, the first answer. */
    version: integer('version').notNull(),
    answer: jsonb('answer').$type<Answer>().notNull(),
    user: text('user_text').notNull(),
    /** When the next version took its place. */
    replacedAt: time('replaced_at').notNull(),
    studyId: hangsOnStudy(),
  },
  (t) => [
    primaryKey({ columns: [t.responseId, t.seq, t.version] }),
    foreignKey({ columns: [t.responseId, t.seq], foreignColumns: [turn.responseId, turn.seq] }).onDelete(
      'cascade',
    ),
  ],
);

/** What reviewers write beside a response: a note on the whole or on a row, or a highlighted passage of a row. */
export const annotation = pgTable(
  'annotation',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    organizationId: uuid('organization_id').notNull(),
    responseId: uuid('response_id')
      .notNull()
      .references(() => response.id, { onDelete: 'cascade' }),
    /** The turn it belongs to; null: the whole response. */
    seq: integer('seq'),
    /** The passage of the participant's words in that turn, in UTF-16 units; null: the whole row. */
    startOffset: integer('start_offset'),
    endOffset: integer('end_offset'),
    tag: text('tag'),
    body: text('body'),
    authorId: uuid('author_id').references(() => user.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    updatedAt: time('updated_at').notNull().defaultNow(),
    studyId: hangsOnStudy(),
  },
  (t) => [
    index('annotation_response').on(t.responseId, t.seq),
    check(
      'annotation_passage',
      sql`(${t.startOffset} is null) = (${t.endOffset} is null) and (${t.startOffset} is null or (${t.seq} is not null and ${t.startOffset} >= 0 and ${t.endOffset} > ${t.startOffset}))`,
    ),
  ],
);

/** How often each concept was drawn in a study: the balance of D5. */
export const conceptExposure = pgTable(
  'concept_exposure',
  {
    studyId: uuid('study_id')
      .notNull()
      .references(() => study.id, { onDelete: 'cascade' }),
    conceptId: text('concept_id').notNull(),
    shown: integer('shown').notNull(),
  },
  (t) => [primaryKey({ columns: [t.studyId, t.conceptId] })],
);
