import { Failure } from '@/lib/domain/failure';
import { roleMay } from '@/lib/domain/roles';
import type { WalletUse } from '@/lib/domain/wallet/wallet-use';
import { listMembersAmong } from '@/lib/store/members';
import { lockOrganization } from '@/lib/store/organizations';
import { setGrantMembers } from '@/lib/store/wallet-uses';
import { type MemberContext, withTransaction } from '../context';
import { listWalletUses } from './list-wallet-uses';

/**
 * Sets which members may bill to a wallet; null: everybody who may launch (decisions, G5). Refuses `not_found`,
 * `forbidden`, `invalid_request_body` for people who are not members.
 */
export async function setWalletAccess(
  ctx: MemberContext,
  input: { walletId: string; members: string[] | null },
): Promise<WalletUse> {
  const { walletId } = input;
  const seen = async (of: MemberContext) =>
    (await listWalletUses(of)).find((use) => use.walletId === walletId);
  if (!(await seen(ctx))) throw new Failure('not_found', 'There is no such wallet.');
  if (!roleMay(ctx.principal.role, 'administer')) {
    throw new Failure('forbidden', 'Only owners and admins may say who bills to a wallet.');
  }
  return withTransaction(ctx, async (tx) => {
    const { organizationId } = ctx.principal;
    await lockOrganization(tx.db, organizationId);
    const named = input.members && [...new Set(input.members)];
    const members = new Set(await listMembersAmong(tx.db, organizationId, named ?? []));
    const issues = (input.members ?? []).flatMap((userId, index) =>
      members.has(userId) ? [] : [{ path: ['members', index], message: 'Not a member of this organisation' }],
    );
    if (issues.length > 0) {
      throw new Failure('invalid_request_body', 'Not all of them are members.', { issues });
    }
    await setGrantMembers(tx.db, { walletId, organizationId }, named);
    const changed = await seen(tx);
    if (!changed) throw new Failure('not_found', 'There is no such wallet.');
    return changed;
  });
}
