import { sql } from 'drizzle-orm';
import { check, foreignKey, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, credits } from './columns';
import { organization } from './people';

/** The kinds of credits. */
export const KINDS = ['project', 'recruitment'] as const;

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
