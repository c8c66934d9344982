import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { NOTICE_KINDS, type NoticeChoice, type StudyNoticeChoice } from '../../domain/notices/notice';
import { bytea, createdAt, time } from './columns';
import { organization, user } from './people';
import { KINDS } from './wallets';

/** What a person wants to be told of an organisation by mail; none: what is usual. */
export const noticeChoice = pgTable(
  'notice_choice',
  {
    organizationId: uuid('organization_id')
      .notNull()
      .references(() => organization.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    notices: jsonb('notices').$type<NoticeChoice>().notNull(),
    /** Instead, by the id of the study. */
    studies: jsonb('studies').$type<Record<string, StudyNoticeChoice>>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.organizationId, t.userId] })],
);

/** An organisation's channel in a chat: an incoming webhook as Slack has it. */
export const noticeChannel = pgTable('notice_channel', {
  organizationId: uuid('organization_id')
    .primaryKey()
    .references(() => organization.id, { onDelete: 'cascade' }),
  /** Sealed with the application's secret: whoever has the address can write there. */
  url: bytea('url').notNull(),
  host: text('host').notNull(),
  notices: jsonb('notices').$type<NoticeChoice>().notNull(),
  /** Null: all studies. */
  studyIds: uuid('study_ids').array(),
  failingSince: time('failing_since'),
  createdAt: createdAt(),
});

/** What somebody is still to be told; gone once it was sent. */
export const notice = pgTable(
  'notice',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    organizationId: uuid('organization_id')
      .notNull()
      .references(() => organization.id, { onDelete: 'cascade' }),
    /** Null: the channel. */
    userId: uuid('user_id').references(() => user.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: NOTICE_KINDS }).notNull(),
    studyId: uuid('study_id'),
    responseId: uuid('response_id'),
    /** The webhook's host or the wallet's name. */
    about: text('about'),
    dueAt: time('due_at').notNull(),
    /** How often sending was begun. */
    tries: integer('tries').notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [index('notice_due').on(t.dueAt)],
);

/** Credits that are low, and of which that was told. */
export const lowCredits = pgTable(
  'low_credits',
  {
    organizationId: uuid('organization_id')
      .notNull()
      .references(() => organization.id, { onDelete: 'cascade' }),
    walletId: uuid('wallet_id').notNull(),
    kind: text('kind', { enum: KINDS }).notNull(),
    since: time('since').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.organizationId, t.walletId, t.kind] })],
);
