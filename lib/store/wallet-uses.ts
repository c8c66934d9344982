import { and, asc, count, eq } from 'drizzle-orm';
import { creditFigures } from '@/lib/domain/wallet/wallet-figures';
import { type CreditUse, creditUse, type WalletUse } from '@/lib/domain/wallet/wallet-use';
import type { Db } from './database';
import { listNamesAmong } from './members';
import { grantAccount, study, wallet, walletAccount, walletGrant } from './schema';

/** Every wallet granted to the reader's organisation, by name, including those that the reader may not use. */
export async function listWalletUses(
  db: Db,
  reader: { organizationId: string; userId: string },
): Promise<WalletUse[]> {
  const rows = await db
    .select({
      walletId: wallet.id,
      name: wallet.name,
      only: walletGrant.only,
      account: walletAccount,
      grant: grantAccount,
    })
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
    .where(eq(walletGrant.organizationId, reader.organizationId))
    .orderBy(asc(wallet.name), asc(wallet.id));
  const named = [...new Set(rows.flatMap(({ only }) => only ?? []))];
  const people = await listNamesAmong(db, reader.organizationId, named);
  const names = new Map(people.map((person) => [person.userId, person]));
  const live = await liveStudies(db, reader.organizationId);
  const uses = new Map<string, WalletUse>();
  for (const { walletId, name, only, account, grant } of rows) {
    const nothing: CreditUse = { balance: 0, usage: 0, spent: 0, held: 0, total: 0 };
    const use = uses.get(walletId) ?? {
      walletId,
      name,
      accessible: only === null || only.includes(reader.userId),
      only: only === null ? null : only.flatMap((userId) => names.get(userId) ?? []),
      project: nothing,
      recruitment: nothing,
      liveStudies: live.get(walletId) ?? 0,
    };
    use[account.kind] = creditUse(creditFigures(account, { ...grant, limit: grant.creditLimit }), grant);
    uses.set(walletId, use);
  }
  return [...uses.values()];
}

/**
 * Replaces the members named in a grant; null for everybody. False when the wallet is not granted to the organisation.
 */
export async function setGrantMembers(
  db: Db,
  grant: { walletId: string; organizationId: string },
  only: string[] | null,
): Promise<boolean> {
  const rows = await db
    .update(walletGrant)
    .set({ only })
    .where(
      and(eq(walletGrant.walletId, grant.walletId), eq(walletGrant.organizationId, grant.organizationId)),
    )
    .returning({ walletId: walletGrant.walletId });
  return rows.length === 1;
}

async function liveStudies(db: Db, organizationId: string): Promise<Map<string | null, number>> {
  const rows = await db
    .select({ walletId: study.walletId, live: count() })
    .from(study)
    .where(
      and(
        ...[eq(study.organizationId, organizationId), eq(study.status, 'live')],
        eq(study.isTestStudy, false),
      ),
    )
    .groupBy(study.walletId);
  return new Map(rows.map(({ walletId, live }) => [walletId, live]));
}
