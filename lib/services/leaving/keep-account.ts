import { Failure } from '@/lib/domain/failure';
import type { Db } from '@/lib/store/database';
import { setAccountKept } from '@/lib/store/leaving';
import { lockUser, userExists } from '@/lib/store/users';
import { recordOwnEverywhere } from '../audit/record-own';
import { type PersonContext, withTransaction } from '../context';
import type { AccountDeletion } from './delete-account';

/** Takes back that the caller's account is to be deleted (O4). One that nobody asked to delete stays as it is. */
export async function keepAccount(ctx: PersonContext, { ip }: { ip: string }): Promise<AccountDeletion> {
  const { userId } = ctx.principal;
  await withTransaction(ctx, async ({ db }) => {
    await lockUser(db, userId);
    if (await setAccountKept(db, userId))
      await recordOwnEverywhere(db, userId, { action: 'keepAccount', ip });
  });
  return { deletesAt: null };
}

/** The same for operators. Refuses `not_found` and `conflict` (nobody asked). */
export async function keepAccountAnyway(db: Db, userId: string): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await userExists(tx, userId))) throw new Failure('not_found', 'There is no such user.');
    if (!(await setAccountKept(tx, userId))) {
      throw new Failure('conflict', 'Nobody asked to delete this account.');
    }
  });
}
