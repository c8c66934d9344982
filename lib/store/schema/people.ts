import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { KEY_SCOPES } from '@/lib/domain/people/key-limits';
import type { Retention } from '@/lib/domain/retention/retention';
import { bytea, createdAt, time } from './columns';

// People and organisations: better-auth's tables (its organization plugin included), by its property names.

export const user = pgTable('user', {
  id: uuid('id').primaryKey().defaultRandom(),
  name: text('name').notNull(),
  email: text('email').notNull().unique(),
  emailVerified: boolean('email_verified').notNull().default(false),
  /** The organization in which the password was set through a link that was shown to its admins, who may know it. */
  vouchedBy: uuid('vouched_by').references((): AnyPgColumn => organization.id, { onDelete: 'set null' }),
  image: text('image'),
  /** When the account is deleted, as its person asked (O4); null: nobody asked. */
  deletesAt: time('deletes_at'),
  /** When they were told by mail that it is near. */
  deletionWarnedAt: time('deletion_warned_at'),
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
    /** When it was last used, to five minutes; null: not since it was opened. */
    lastSeenAt: time('last_seen_at'),
  },
  (t) => [index('session_user').on(t.userId)],
);

/** What a person signs in with beside their password (O3). */
export const secondFactor = pgTable('second_factor', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => user.id, { onDelete: 'cascade' }),
  /** What their authenticator app makes codes of, sealed. */
  secret: bytea('secret').notNull(),
  /** When a code of it was first given: it is asked for from then on. Null: it is being set up. */
  confirmedAt: time('confirmed_at'),
  /** The time step of the last code that was taken: none works twice. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  createdAt: createdAt(),
});

/** Codes for somebody who has lost their app, each good for once. */
export const recoveryCode = pgTable(
  'recovery_code',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => secondFactor.userId, { onDelete: 'cascade' }),
    /** SHA-256; the code itself, 80 random bits, is never kept. */
    hash: bytea('hash').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.hash] })],
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
  /** When it is deleted, as an owner asked (O4); null: nobody asked. Until then an owner may keep it. */
  deletesAt: time('deletes_at'),
  /** When its owners were told by mail that it is near. */
  deletionWarnedAt: time('deletion_warned_at'),
  /** Since when it is being deleted: nobody gets in any more, and nothing brings it back. */
  deletionBegunAt: time('deletion_begun_at'),
  /** For how long parts of responses are kept at most, in all of its studies (O2). */
  retention: jsonb('retention').$type<Retention>(),
  /** Sessions of members without a second factor are led to set one up, and do nothing else here (O3). */
  requireSecondFactor: boolean('require_second_factor').notNull().default(false),
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
    /** The owner whom the requirement of a second factor spares; it ends with the role and the membership. */
    secondFactorExempt: boolean('second_factor_exempt').notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    unique('member_once').on(t.organizationId, t.userId),
    index('member_user').on(t.userId),
    uniqueIndex('member_one_exempt').on(t.organizationId).where(sql`${t.secondFactorExempt}`),
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
    /** What it may be used for; null: everything that its user may do (O3). */
    scopes: text('scopes', { enum: KEY_SCOPES }).array(),
    /** The studies that it is for; null: all. One that is deleted stays in the list, so that a key never becomes one for all. */
    studyIds: uuid('study_ids').array(),
    /** A test key: it sees, makes and changes test studies alone (O3). */
    isTestKey: boolean('is_test_key').notNull().default(false),
  },
  (t) => [index('api_key_organization').on(t.organizationId)],
);
