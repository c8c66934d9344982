import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Branding } from '../../domain/fieldwork/branding';
import type { StudyConsent } from '../../domain/fieldwork/consent';
import type { Quota } from '../../domain/fieldwork/quota';
import type { Redirects } from '../../domain/fieldwork/redirect';
import type { StateTexts } from '../../domain/fieldwork/state-texts';
import type { IdentifiedGuide, InterviewConfig } from '../../domain/guide/guide';
import type { InvitationTexts } from '../../domain/invitations/invitation-text';
import type { Retention } from '../../domain/retention/retention';
import type { Entry } from '../../domain/study/entry';
import type { Translations } from '../../domain/translation/translation';
import { bytea, createdAt, time } from './columns';
import { organization, user } from './people';
import { wallet } from './wallets';

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
    /** Its organisation is to be deleted (O4): whatever its status, it takes nobody in and shows nothing to others. */
    withheld: boolean('withheld').notNull().default(false),
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
    /** When it takes interviews (N4). */
    opensAt: time('opens_at'),
    closesAt: time('closes_at'),
    closeAfter: integer('close_after'),
    /** How many people of which kind it takes (N2); the places taken are rows of `quota_place`. */
    quotas: jsonb('quotas').$type<Quota[]>().notNull().default([]),
    /** Where participants go at the end (N3). */
    redirects: jsonb('redirects').$type<Redirects>(),
    /** The study's own words for those who cannot start or go on (N4). */
    stateTexts: jsonb('state_texts').$type<StateTexts>(),
    consent: jsonb('consent').$type<StudyConsent>(),
    /** For how long parts of its responses are kept (O2); null: as its organisation and consent say. */
    retention: jsonb('retention').$type<Retention>(),
    /** Of consent and state texts, by language and path; those of the guide belong to its revisions (N1). */
    translations: jsonb('translations').$type<Translations>().notNull().default({}),
    branding: jsonb('branding').$type<Branding>(),
    /** The words of mails that invite to it, by language; null: the usual ones (N7). */
    invitationTexts: jsonb('invitation_texts').$type<InvitationTexts>(),
    /** Whose pages may show its interviews in a frame (N7). */
    embedOrigins: text('embed_origins').array().notNull().default([]),
    /** The study that this one is a rehearsal of (N6): its interviews come by test links and count nowhere. */
    testOf: uuid('test_of').references((): AnyPgColumn => study.id, { onDelete: 'cascade' }),
    /** Made with a test key, for good: nothing of it is held or charged (O3). What it is rehearsed in is one too. */
    isTestStudy: boolean('is_test_study').notNull().default(false),
    /** The only members who may launch, besides owners and admins (H1); null: everybody whose role may. */
    launchers: uuid('launchers').array(),
    /** The wallet that the launch is billed to, or that of a test study would be; null without billing. */
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
    uniqueIndex('study_test_of').on(t.testOf).where(sql`${t.testOf} is not null`),
    index('study_due')
      .on(t.closesAt)
      .where(sql`${t.closesAt} is not null and ${t.status} in ('live', 'paused')`),
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
    /** Its texts in other languages (N1). */
    translations: jsonb('translations').$type<Translations>().notNull().default({}),
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
