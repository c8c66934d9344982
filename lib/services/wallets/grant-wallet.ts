import { Failure } from '@/lib/domain/failure';
import type { Db } from '@/lib/store/database';
import { listMembersAmong } from '@/lib/store/members';
import { lockOrganization } from '@/lib/store/organizations';
import { findWallet, grantWallet as grant } from '@/lib/store/wallets';

/**
 * Lets an organisation bill to a wallet, or changes its grant: limits (hundredths, null for none) and names replace the
 * previous ones. `only`: the members who may use it; null: everybody who may launch (decisions, G5). Refuses
 * `not_found`, and `bad_request` for a name that is not a member's.
 */
export async function grantWallet(
  db: Db,
  input: {
    walletId: string;
    organizationId: string;
    limits: { project: number | null; recruitment: number | null };
    only: string[] | null;
  },
): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await findWallet(tx, input.walletId))) throw new Failure('not_found', 'There is no such wallet.');
    if (!(await lockOrganization(tx, input.organizationId))) {
      throw new Failure('not_found', 'There is no such organisation.');
    }
    const named = [...new Set(input.only ?? [])];
    const members = await listMembersAmong(tx, input.organizationId, named);
    const stranger = named.find((userId) => !members.includes(userId));
    if (stranger !== undefined)
      throw new Failure('bad_request', `${stranger} is not a member of this organisation.`);
    await grant(tx, { ...input, only: input.only && named });
  });
}
