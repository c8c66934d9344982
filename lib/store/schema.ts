/**
 * All tables. Kept free of path aliases so that drizzle-kit can read it directly. Times have the precision that the API
 * shows (milliseconds), so that a value read back compares equal (E3). Credits are integers of hundredths (G1). Rules
 * that must hold whatever the code does are constraints here.
 */
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  customType,
  foreignKey,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Analysis, QualityParts } from '../domain/analysis/analysis';
import { EVENT_TYPES } from '../domain/event';
import type { IdentifiedGuide, InterviewConfig } from '../domain/guide/guide';
import type { Answer, ConceptDraws, Probe } from '../domain/interview/interview';
import type { ModelLimits, ModelTest } from '../domain/models/organization-model';
import type { FragmentIndex, SpokenWord } from '../domain/recording/processed';
import type { ResponseFlag } from '../domain/response/response-flag';
import type { SafetyFinding } from '../domain/safety/assess-safety';
import type { Entry } from '../domain/study/entry';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });
const createdAt = () => time('created_at').notNull().defaultNow();
const credits = (name: string) => bigint(name, { mode: 'number' });

// People and organisations: better-auth's tables (its organization plugin included), by its property names.

export const user = pgTable('user', {
  id: uuid('id').primaryKey().defaultRandom(),
  name: text('name').notNull(),
  email: text('email').notNull().unique(),
  emailVerified: boolean('email_verified').notNull().default(false),
  /** The organization in which the password was set through a link that was shown to its admins, who may know it. */
  vouchedBy: uuid('vouched_by').references((): AnyPgColumn => organization.id, { onDelete: 'set null' }),
  image: text('image'),
  createdAt: createdAt(),
  updatedAt: time('updated_at').notNull().defaultNow(),
});

export const session = pgTable(
  'session',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    token: text('token').notNull().unique(),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    expiresAt: time('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    activeOrganizationId: uuid('active_organization_id'),
    createdAt: createdAt(),
    updatedAt: time('updated_at').notNull().defaultNow(),
  },
  (t) => [index('session_user').on(t.userId)],
);

export const account = pgTable(
  'account',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: time('access_token_expires_at'),
    refreshTokenExpiresAt: time('refresh_token_expires_at'),
    scope: text('scope'),
    password: text('password'),
    createdAt: createdAt(),
    updatedAt: time('updated_at').notNull().defaultNow(),
  },
  (t) => [index('account_user').on(t.userId)],
);

export const verification = pgTable('verification', {
  id: uuid('id').primaryKey().defaultRandom(),
  identifier: text('identifier').notNull(),
  value: text('value').notNull(),
  expiresAt: time('expires_at').notNull(),
  createdAt: createdAt(),
  updatedAt: time('updated_at').notNull().defaultNow(),
});

export const organization = pgTable('organization', {
  id: uuid('id').primaryKey().defaultRandom(),
  name: text('name').notNull(),
  slug: text('slug').notNull().unique(),
  logo: text('logo'),
  metadata: text('metadata'),
  /** Whom participants in need can turn to, where their study says nothing itself (K5). */
  supportMessage: text('support_message'),
  createdAt: createdAt(),
});

export const member = pgTable(
  'member',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    organizationId: uuid('organization_id')
      .notNull()
      .references(() => organization.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    role: text('role').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    unique('member_once').on(t.organizationId, t.userId),
    index('member_user').on(t.userId),
    check('member_role', sql`${t.role} in ('owner', 'admin', 'researcher', 'collaborator', 'viewer')`),
  ],
);

export const invitation = pgTable(
  'invitation',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    organizationId: uuid('organization_id')
      .notNull()
      .references(() => organization.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    role: text('role'),
    status: text('status').notNull().default('pending'),
    expiresAt: time('expires_at').notNull(),
    inviterId: uuid('inviter_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    /** SHA-256 of the link's token; the token itself is never kept. */
    tokenHash: bytea('token_hash').unique(),
    /** The link was sent by e-mail and shown to nobody else. */
    mailed: boolean('mailed').notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    index('invitation_organization').on(t.organizationId),
    /** A second invitation of the same address replaces the first one's link. */
    uniqueIndex('invitation_one_pending').on(t.organizationId, t.email).where(sql`${t.status} = 'pending'`),
  ],
);

/** Links that set a password, one per person. A link that somebody else created ends with the membership of either. */
export const passwordLink = pgTable('password_link', {
  /** SHA-256 of the link's token; the token itself is never kept. */
  tokenHash: bytea('token_hash').primaryKey(),
  userId: uuid('user_id')
    .notNull()
    .unique()
    .references(() => user.id, { onDelete: 'cascade' }),
  /** The membership of the person it was created for, and their role then. Null when they requested it themselves. */
  membershipId: uuid('membership_id').references(() => member.id, { onDelete: 'cascade' }),
  targetRole: text('target_role'),
  issuerMembershipId: uuid('issuer_membership_id').references(() => member.id, { onDelete: 'cascade' }),
  /** The link was sent by e-mail and shown to nobody else. */
  mailed: boolean('mailed').notNull(),
  expiresAt: time('expires_at').notNull(),
  createdAt: createdAt(),
});

/** Wrong passwords in a row, by target: an account, or a browser that has signed in to it before. */
export const passwordGuess = pgTable(
  'password_guess',
  {
    /** SHA-256 of the target. */
    target: bytea('target').primaryKey(),
    failures: integer('failures').notNull(),
    /** Until this time no password is checked. */
    nextAt: time('next_at').notNull(),
    lastAt: time('last_at').notNull(),
  },
  (t) => [index('password_guess_age').on(t.lastAt)],
);

/** API keys: one SELECT by hash (better-auth's plugin writes on every check). The key itself is never kept. */
export const apiKey = pgTable(
  'api_key',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    organizationId: uuid('organization_id')
      .notNull()
      .references(() => organization.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    prefix: text('prefix').notNull(),
    lastFour: text('last_four').notNull(),
    hash: bytea('hash').notNull().unique(),
    createdAt: createdAt(),
    expiresAt: time('expires_at'),
    revokedAt: time('revoked_at'),
    /** When its user's membership ended: `forbidden` while they are out, revoked once they are back (H2). */
    leftAt: time('left_at'),
    lastUsedAt: time('last_used_at'),
  },
  (t) => [index('api_key_organization').on(t.organizationId)],
);

// Studies

export const study = pgTable(
  'study',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    organizationId: uuid('organization_id')
      .notNull()
      .references(() => organization.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    linkId: text('link_id').notNull().unique(),
    status: text('status', { enum: ['draft', 'live', 'paused', 'closed'] })
      .notNull()
      .default('draft'),
    creatorId: uuid('creator_id').references(() => user.id, { onDelete: 'set null' }),
    folderPath: text('folder_path').array(),
    /** How many completed responses a launch holds credits for (G2). */
    responseTarget: integer('response_target').notNull().default(10),
    /**
     * No starts past the target, instead of single shares for them; null: it depends on whether the study is billed
     * (G6).
     */
    closeAtTarget: boolean('close_at_target'),
    /** Who may start an interview, and how often (G6). */
    entry: jsonb('entry').$type<Entry>().notNull().default({ mode: 'once_per_browser' }),
    /** Whom participants in need can turn to; null: what the organisation says (K5). */
    supportMessage: text('support_message'),
    /** Who asks, and whom participants can write to, as they are told when they ask (K6). */
    organisation: text('organisation'),
    contact: text('contact'),
    /** The only members who may launch, besides owners and admins (H1); null: everybody whose role may. */
    launchers: uuid('launchers').array(),
    /** The wallet that the launch is billed to; null without billing. */
    walletId: uuid('wallet_id').references(() => wallet.id),
    liveRevisionId: uuid('live_revision_id'),
    /** Counts the changes of the study and of its editable revision: what an editor's If-Match names. */
    version: integer('version').notNull().default(1),
    /** Counters, changed in the transaction that makes them true. Dense readable ids allow range paging. */
    lastReadableId: integer('last_readable_id').notNull().default(0),
    responseTotal: integer('response_total').notNull().default(0),
    completeCount: integer('complete_count').notNull().default(0),
    /** Complete responses with an answer that has content: what the target counts (G6). */
    heardCount: integer('heard_count').notNull().default(0),
    /** When the number of these first reached the target. */
    targetReachedAt: time('target_reached_at'),
    createdAt: createdAt(),
    updatedAt: time('updated_at').notNull().defaultNow(),
  },
  (t) => [
    index('study_newest').on(t.organizationId, t.createdAt, t.id),
    check(
      'study_counters',
      sql`${t.responseTotal} >= 0 and ${t.completeCount} >= 0 and ${t.responseTarget} > 0`,
    ),
    check('study_published', sql`${t.status} in ('draft', 'closed') or ${t.liveRevisionId} is not null`),
  ],
);

/**
 * Folders that were created by hand, also empty ones. A study's own path counts as a folder whether it is listed here
 * or not.
 */
export const folder = pgTable(
  'folder',
  {
    organizationId: uuid('organization_id')
      .notNull()
      .references(() => organization.id, { onDelete: 'cascade' }),
    path: text('path').array().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.path] }),
    check('folder_path', sql`cardinality(${t.path}) > 0`),
  ],
);

/** Every slug that a study ever had. Without a foreign key: a slug is never given again, not even after deletion (A10, F6). */
export const studyLink = pgTable('study_link', {
  linkId: text('link_id').primaryKey(),
  studyId: uuid('study_id').notNull(),
  createdAt: createdAt(),
});

/** What participants are asked. Immutable once published; each study has exactly one that is still editable (F1). */
export const revision = pgTable(
  'revision',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    studyId: uuid('study_id')
      .notNull()
      .references(() => study.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    publishedAt: time('published_at'),
    /** Counts the edits of an editable revision: 0 means nothing differs from what was published before. */
    version: integer('version').notNull().default(0),
    externalTitle: text('external_title'),
    background: text('background'),
    studyGoal: text('study_goal'),
    config: jsonb('config').$type<InterviewConfig>().notNull(),
    welcomeMessage: jsonb('welcome_message').$type<{ title?: string; message?: string }>(),
    closingMessage: text('closing_message'),
    guide: json('guide').$type<IdentifiedGuide>().notNull(),
    createdAt: createdAt(),
    updatedAt: time('updated_at').notNull().defaultNow(),
  },
  (t) => [
    unique('revision_number').on(t.studyId, t.number),
    uniqueIndex('revision_one_editable').on(t.studyId).where(sql`${t.publishedAt} is null`),
  ],
);

/** First successes of requests that may be repeated (A14): for a day, the same key and body get the same answer. */
export const idempotencyKey = pgTable(
  'idempotency_key',
  {
    /** The key's owner and the operation. */
    scope: text('scope').notNull(),
    key: text('key').notNull(),
    requestHash: bytea('request_hash').notNull(),
    /** The answer, sealed with the application's secret: it may hold a participant's token. */
    answer: bytea('answer').notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.scope, t.key] }), index('idempotency_key_age').on(t.createdAt)],
);

// Interviews

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
    consent: jsonb('consent').$type<{ text: string; at: string }>(),
    /** Counts the changes that a reader could see. */
    version: integer('version').notNull().default(0),
    createdAt: createdAt(),
    updatedAt: time('updated_at').notNull().defaultNow(),
    lastAnswerAt: time('last_answer_at'),
    /** Whether an answer has content: until then its share yields to newcomers (G6). */
    hasContent: boolean('has_content').notNull().default(false),
    activeMs: bigint('active_ms', { mode: 'number' }).notNull().default(0),
    endedAt: time('ended_at'),
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
    /** For a list of studies: the latest response, the number per day, and the latest words said. */
    index('response_completed').on(t.studyId, t.endedAt).where(sql`${t.progress} = 'complete'`),
    index('response_flagged').on(t.studyId, t.readableId).where(sql`${t.flags} <> '{}'`),
    index('response_idle').on(t.updatedAt).where(sql`${t.progress} = 'in_progress'`),
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
  (t) => [index('response_words_word').using('gin', t.words)],
);

/** Answered and skipped steps, in order. Append-only but for the moderator's decision, which is written once. */
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
  },
  (t) => [
    primaryKey({ columns: [t.responseId, t.seq] }),
    unique('turn_step_once').on(t.responseId, t.stepId),
    check('turn_seq', sql`${t.seq} >= 0`),
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
});

/** Storage that an organisation's recordings and media take. Changed in the transaction that adds or removes bytes. */
export const organizationStorage = pgTable('organization_storage', {
  organizationId: uuid('organization_id')
    .primaryKey()
    .references(() => organization.id, { onDelete: 'cascade' }),
  bytes: bigint('bytes', { mode: 'number' }).notNull().default(0),
});

/** The model that an organisation has set for itself (K1). */
export const organizationModel = pgTable('organization_model', {
  organizationId: uuid('organization_id')
    .primaryKey()
    .references(() => organization.id, { onDelete: 'cascade' }),
  baseUrl: text('base_url').notNull(),
  model: text('model').notNull(),
  /** Sealed with the application's secret; null: the endpoint wants none. */
  apiKey: bytea('api_key'),
  keyLastFour: text('key_last_four'),
  keySavedAt: time('key_saved_at'),
  limits: jsonb('limits').$type<ModelLimits>().notNull(),
  /** The last test of it as it is set now; null before the first has ended. */
  test: jsonb('test').$type<ModelTest>(),
  /** Whether a test of it as it is set now has passed: it is not used before. */
  passed: boolean('passed').notNull().default(false),
  /** Changes with address, key and model: what a test was about. */
  version: uuid('version').notNull(),
});

/** Tokens that models took for an organisation, by interview, study and month; each call counts in all three. */
export const modelUsage = pgTable(
  'model_usage',
  {
    organizationId: uuid('organization_id')
      .notNull()
      .references(() => organization.id, { onDelete: 'cascade' }),
    scope: text('scope', { enum: ['interview', 'study', 'month'] }).notNull(),
    /** The response's or study's id, or a month such as `2026-11` (UTC). */
    scopeId: text('scope_id').notNull(),
    tokensIn: bigint('tokens_in', { mode: 'number' }).notNull(),
    tokensOut: bigint('tokens_out', { mode: 'number' }).notNull(),
    calls: bigint('calls', { mode: 'number' }).notNull(),
    /** The limit of the last call, which that call was within. */
    mostTokens: bigint('most_tokens', { mode: 'number' }),
  },
  (t) => [primaryKey({ columns: [t.organizationId, t.scope, t.scopeId] })],
);

/** An uploaded picture or film, while it is stored. */
export const media = pgTable('media', {
  name: text('name').primaryKey(),
  organizationId: uuid('organization_id')
    .notNull()
    .references(() => organization.id, { onDelete: 'cascade' }),
  bytes: bigint('bytes', { mode: 'number' }).notNull(),
  createdAt: createdAt(),
});

// Events

/**
 * The outbox (J2): one row for each event, written by the transaction that makes it true. Events outlive their studies
 * and responses, and are deleted when they are old.
 */
export const event = pgTable(
  'event',
  {
    /** The same on every attempt to deliver it: the `webhook-id`. */
    id: uuid('id').primaryKey().defaultRandom(),
    /** In the order of writing within a transaction, and nearly so across transactions. */
    seq: bigint('seq', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    type: text('type', { enum: EVENT_TYPES }).notNull(),
    organizationId: uuid('organization_id')
      .notNull()
      .references(() => organization.id, { onDelete: 'cascade' }),
    studyId: uuid('study_id').notNull(),
    responseId: uuid('response_id'),
    occurredAt: time('occurred_at').notNull().defaultNow(),
    deliveredAt: time('delivered_at'),
  },
  (t) => [
    index('event_undelivered').on(t.seq).where(sql`${t.deliveredAt} is null`),
    index('event_age').on(t.occurredAt),
    /** Events that can occur once only, per study and per response. */
    uniqueIndex('event_once_per_study')
      .on(t.studyId, t.type)
      .where(sql`${t.type} in ('study.launched', 'study.closed', 'study.target_reached')`),
    uniqueIndex('event_once_per_response')
      .on(t.responseId, t.type)
      .where(
        sql`${t.type} in ('response.started', 'response.completed', 'response.screened_out', 'response.deleted')`,
      ),
  ],
);

// Money

const KINDS = ['project', 'recruitment'] as const;

export const wallet = pgTable('wallet', {
  id: uuid('id').primaryKey().defaultRandom(),
  name: text('name').notNull(),
  createdAt: createdAt(),
});

/** One kind of credits of a wallet. Derived from the ledger; changed in the same transaction as its transfers. */
export const walletAccount = pgTable(
  'wallet_account',
  {
    walletId: uuid('wallet_id')
      .notNull()
      .references(() => wallet.id),
    kind: text('kind', { enum: KINDS }).notNull(),
    credited: credits('credited').notNull().default(0),
    spent: credits('spent').notNull().default(0),
    held: credits('held').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.walletId, t.kind] }),
    check(
      'wallet_never_overdrawn',
      sql`${t.spent} >= 0 and ${t.held} >= 0 and ${t.spent} + ${t.held} <= ${t.credited}`,
    ),
  ],
);

/** Who may bill to a wallet. `only` names members; null: everybody in the organisation who may launch (G5). */
export const walletGrant = pgTable(
  'wallet_grant',
  {
    walletId: uuid('wallet_id')
      .notNull()
      .references(() => wallet.id),
    organizationId: uuid('organization_id')
      .notNull()
      .references(() => organization.id),
    only: uuid('only_users').array(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.walletId, t.organizationId] }),
    index('wallet_grant_organization').on(t.organizationId),
  ],
);

/** An organisation's use of one kind of a wallet's credits, and its limit (null: the wallet's own). */
export const grantAccount = pgTable(
  'grant_account',
  {
    walletId: uuid('wallet_id').notNull(),
    organizationId: uuid('organization_id').notNull(),
    kind: text('kind', { enum: KINDS }).notNull(),
    creditLimit: credits('credit_limit'),
    spent: credits('spent').notNull().default(0),
    held: credits('held').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.walletId, t.organizationId, t.kind] }),
    foreignKey({
      columns: [t.walletId, t.organizationId],
      foreignColumns: [walletGrant.walletId, walletGrant.organizationId],
    }),
    check('grant_not_negative', sql`${t.spent} >= 0 and ${t.held} >= 0 and ${t.creditLimit} >= 0`),
  ],
);

/**
 * The ledger. A row moves an amount from one account of a wallet to another, so every row is balanced by itself
 * (double entry); a trigger refuses to change or delete one. Studies and responses may go, their rows stay.
 */
export const transfer = pgTable(
  'transfer',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    walletId: uuid('wallet_id')
      .notNull()
      .references(() => wallet.id),
    kind: text('kind', { enum: KINDS }).notNull(),
    fromAccount: text('from_account', { enum: ['issued', 'available', 'held', 'spent'] }).notNull(),
    toAccount: text('to_account', { enum: ['issued', 'available', 'held', 'spent'] }).notNull(),
    amount: credits('amount').notNull(),
    /** credit; launch_hold, hold_change, share_hold; charge; share_release, launch_release; waiver. */
    reason: text('reason').notNull(),
    organizationId: uuid('organization_id'),
    studyId: uuid('study_id'),
    responseId: uuid('response_id'),
    createdAt: createdAt(),
  },
  (t) => [
    index('transfer_wallet').on(t.walletId, t.id),
    uniqueIndex('transfer_one_launch_hold').on(t.studyId).where(sql`${t.reason} = 'launch_hold'`),
    uniqueIndex('transfer_one_charge').on(t.responseId).where(sql`${t.reason} = 'charge'`),
    check('transfer_moves', sql`${t.fromAccount} <> ${t.toAccount}`),
    check('transfer_amount', sql`${t.amount} > 0 or (${t.amount} = 0 and ${t.reason} = 'waiver')`),
    check(
      'transfer_owner',
      sql`${t.organizationId} is not null or (${t.fromAccount} in ('issued', 'available') and ${t.toAccount} in ('issued', 'available'))`,
    ),
  ],
);

/** The credits that a launch set aside and that no response has taken yet. One per study (G4). */
export const studyHold = pgTable(
  'study_hold',
  {
    studyId: uuid('study_id')
      .primaryKey()
      .references(() => study.id),
    organizationId: uuid('organization_id').notNull(),
    walletId: uuid('wallet_id')
      .notNull()
      .references(() => wallet.id),
    /**
     * The amount set aside in all: price times the target as last published, or what responses took when that is more.
     */
    amount: credits('amount').notNull(),
    remaining: credits('remaining').notNull(),
    /** Set when the study closes: credits given back afterwards go to the wallet. */
    closed: boolean('closed').notNull().default(false),
  },
  (t) => [
    check('study_hold_remaining', sql`${t.remaining} between 0 and ${t.amount}`),
    check('study_hold_closed_is_empty', sql`not ${t.closed} or ${t.remaining} = 0`),
  ],
);

/** The credits set aside for one response. One per response (G4). */
export const share = pgTable(
  'share',
  {
    responseId: uuid('response_id')
      .primaryKey()
      .references(() => response.id),
    studyId: uuid('study_id').notNull(),
    organizationId: uuid('organization_id').notNull(),
    walletId: uuid('wallet_id')
      .notNull()
      .references(() => wallet.id),
    amount: credits('amount').notNull(),
    /** The source of the credits: the launch's hold, or a single hold past the target. */
    source: text('source', { enum: ['launch', 'single'] }).notNull(),
    state: text('state', { enum: ['held', 'charged', 'released', 'waived'] })
      .notNull()
      .default('held'),
  },
  (t) => [
    index('share_study').on(t.studyId),
    /** A small index: interviews under way alone. */
    index('share_held').on(t.studyId).where(sql`${t.state} = 'held'`),
    check('share_amount', sql`${t.amount} > 0`),
  ],
);
