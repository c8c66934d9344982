import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, credits } from './columns';
import { response } from './interviews';
import { study } from './studies';
import { KINDS, wallet } from './wallets';

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
