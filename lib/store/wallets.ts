import { and, asc, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { GrantedWallet } from '../domain/wallet/choose-wallet';
import { creditFigures, type WalletFigures } from '../domain/wallet/wallet-figures';
import type { Db } from './database';
import type { CreditKind } from './ledger';
import { grantAccount, transfer, wallet, walletAccount, walletGrant } from './schema';

const KINDS: readonly CreditKind[] = ['project', 'recruitment'];

/** The person who looks at the organisation's wallets. */
export interface WalletReader {
  organizationId: string;
  userId: string;
}

/** A wallet without credits. */
export async function insertWallet(db: Db, name: string): Promise<string> {
  const [row] = await db.insert(wallet).values({ name }).returning({ id: wallet.id });
  const walletId = row!.id;
  await db.insert(walletAccount).values(KINDS.map((kind) => ({ walletId, kind })));
  return walletId;
}

/**
 * Lets an organisation bill to a wallet. Called again, it replaces the limits and names; the used amounts stay. Limits
 * in hundredths, null for none; `only` null: everybody there who may launch (decisions, G5).
 */
export async function grantWallet(
  db: Db,
  grant: {
    walletId: string;
    organizationId: string;
    limits: Record<CreditKind, number | null>;
    only: string[] | null;
  },
): Promise<void> {
  const { walletId, organizationId, only } = grant;
  await db
    .insert(walletGrant)
    .values({ walletId, organizationId, only })
    .onConflictDoUpdate({ target: [walletGrant.walletId, walletGrant.organizationId], set: { only } });
  await db
    .insert(grantAccount)
    .values(KINDS.map((kind) => ({ walletId, organizationId, kind, creditLimit: grant.limits[kind] })))
    .onConflictDoUpdate({
      target: [grantAccount.walletId, grantAccount.organizationId, grantAccount.kind],
      set: { creditLimit: sql`excluded.credit_limit` },
    });
}

/**
 * Adds credits, in hundredths, more than 0. False when there is no such wallet, or when the sum would exceed exact
 * integers.
 */
export async function creditWallet(
  db: Db,
  credit: { walletId: string; kind: CreditKind; amount: number },
): Promise<boolean> {
  const { walletId, kind, amount } = credit;
  const rows = await db
    .update(walletAccount)
    .set({ credited: sql`${walletAccount.credited} + ${amount}` })
    .where(
      and(
        eq(walletAccount.walletId, walletId),
        eq(walletAccount.kind, kind),
        sql`${walletAccount.credited} <= ${Number.MAX_SAFE_INTEGER - amount}::bigint`,
      ),
    )
    .returning({ walletId: walletAccount.walletId });
  if (rows.length === 0) return false;
  await db
    .insert(transfer)
    .values({ walletId, kind, amount, fromAccount: 'issued', toAccount: 'available', reason: 'credit' });
  return true;
}

/** Every wallet granted to the reader's organisation, for `chooseWallet`. */
export async function listGrantedWallets(db: Db, reader: WalletReader): Promise<GrantedWallet[]> {
  return db
    .select({ walletId: walletGrant.walletId, accessible: sql<boolean>`${isFor(reader)}` })
    .from(walletGrant)
    .where(eq(walletGrant.organizationId, reader.organizationId))
    .orderBy(asc(walletGrant.walletId));
}

/** The wallets that the reader may use, by name. */
export function listWalletsFor(db: Db, reader: WalletReader): Promise<WalletFigures[]> {
  return readGranted(db, reader.organizationId, isFor(reader));
}

/** Undefined when it is unknown or the reader may not use it. */
export async function findWalletFor(
  db: Db,
  reader: WalletReader,
  walletId: string,
): Promise<WalletFigures | undefined> {
  return (await readGranted(db, reader.organizationId, and(isFor(reader), eq(wallet.id, walletId))))[0];
}

/** The wallet that a study of the organisation is billed to, as the organisation sees it. */
export async function findBilledWallet(
  db: Db,
  scope: { organizationId: string },
  walletId: string,
): Promise<WalletFigures | undefined> {
  return (await readGranted(db, scope.organizationId, eq(wallet.id, walletId)))[0];
}

/** The whole wallet, for no particular organisation: all that is available, and the usage of all. */
export async function findWallet(db: Db, walletId: string): Promise<WalletFigures | undefined> {
  const rows = await db
    .select({ walletId: wallet.id, name: wallet.name, account: walletAccount })
    .from(wallet)
    .innerJoin(walletAccount, eq(walletAccount.walletId, wallet.id))
    .where(eq(wallet.id, walletId));
  const whole = rows.map((row) => ({ ...row, grant: { ...row.account, creditLimit: null } }));
  return figuresOf(whole)[0];
}

async function readGranted(db: Db, organizationId: string, which: SQL | undefined): Promise<WalletFigures[]> {
  const rows = await db
    .select({ walletId: wallet.id, name: wallet.name, account: walletAccount, grant: grantAccount })
    .from(walletGrant)
    .innerJoin(wallet, eq(wallet.id, walletGrant.walletId))
    .innerJoin(
      grantAccount,
      and(
        eq(grantAccount.walletId, walletGrant.walletId),
        eq(grantAccount.organizationId, walletGrant.organizationId),
      ),
    )
    .innerJoin(
      walletAccount,
      and(eq(walletAccount.walletId, wallet.id), eq(walletAccount.kind, grantAccount.kind)),
    )
    .where(and(eq(walletGrant.organizationId, organizationId), which))
    .orderBy(asc(wallet.name), asc(wallet.id));
  return figuresOf(rows);
}

/** A grant may name members; without names it is for everybody in the organisation (decisions, G5). */
function isFor(reader: WalletReader): SQL | undefined {
  return or(isNull(walletGrant.only), sql`${reader.userId}::uuid = any(${walletGrant.only})`);
}

interface FiguresRow {
  walletId: string;
  name: string;
  account: { kind: CreditKind; credited: number; spent: number; held: number };
  grant: { creditLimit: number | null; spent: number; held: number };
}

/** Joins the two rows of a wallet, one of each kind, into one. */
function figuresOf(rows: readonly FiguresRow[]): WalletFigures[] {
  const wallets = new Map<string, WalletFigures>();
  for (const { walletId, name, account, grant } of rows) {
    const nothing = { balance: 0, usage: 0 };
    const figures = wallets.get(walletId) ?? { walletId, name, project: nothing, recruitment: nothing };
    figures[account.kind] = creditFigures(account, { ...grant, limit: grant.creditLimit });
    wallets.set(walletId, figures);
  }
  return [...wallets.values()];
}
