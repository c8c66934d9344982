import { sql } from 'drizzle-orm';
import {
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytea, createdAt, time } from './columns';
import { organization } from './people';
import { study } from './studies';

/** Somebody who is invited to a study by mail (N7). Personal data: goes with the study, and when somebody asks. */
export const studyInvitation = pgTable(
  'study_invitation',
  {
    id: uuid('id').primaryKey(),
    organizationId: uuid('organization_id').notNull(),
    studyId: uuid('study_id')
      .notNull()
      .references(() => study.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    /** Of `mail_refusal`, so that a list says who wants no more without a join by address. */
    addressHash: bytea('address_hash').notNull(),
    name: text('name'),
    language: text('language'),
    /** json, not jsonb: names and values whole and in their order, as in the link. */
    parameters: json('parameters').$type<[string, string][]>().notNull(),
    /** The key under which the interview of its link is claimed (`entry_claim`). */
    claim: bytea('claim').notNull(),
    openedAt: time('opened_at'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('study_invitation_once').on(t.studyId, sql`lower(${t.email})`),
    index('study_invitation_list').on(t.studyId, t.createdAt, t.id),
  ],
);

/** A mail to somebody who is invited: the invitation is number 0, reminders count from 1. Each is sent once. */
export const studyInvitationMail = pgTable(
  'study_invitation_mail',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    studyId: uuid('study_id')
      .notNull()
      .references(() => study.id, { onDelete: 'cascade' }),
    invitationId: uuid('invitation_id')
      .notNull()
      .references(() => studyInvitation.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    status: text('status', { enum: ['queued', 'sending', 'sent', 'failed'] })
      .notNull()
      .default('queued'),
    dueAt: time('due_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** When it was last handed to the mail server. */
    triedAt: time('tried_at'),
    sentAt: time('sent_at'),
    /** Why it failed, in a sentence. */
    problem: text('problem'),
  },
  (t) => [
    unique('study_invitation_mail_once').on(t.invitationId, t.number),
    index('study_invitation_mail_due')
      .on(t.studyId, t.dueAt)
      .where(sql`${t.status} in ('queued', 'sending')`),
  ],
);

/** Who wants no more mails of an organisation: a hash, which is kept when the address itself is erased. */
export const mailRefusal = pgTable(
  'mail_refusal',
  {
    organizationId: uuid('organization_id')
      .notNull()
      .references(() => organization.id, { onDelete: 'cascade' }),
    addressHash: bytea('address_hash').notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.organizationId, t.addressHash] })],
);
