import { Failure } from '@/lib/domain/failure';
import { deletionDate } from '@/lib/domain/people/leaving';
import type { Db } from '@/lib/store/database';
import {
  findAccountDeletion,
  listOwnedAlone,
  lockOrganizationsOf,
  setAccountDue,
  setAccountLeaving,
} from '@/lib/store/leaving';
import { lockUser } from '@/lib/store/users';
import { recordOwnEverywhere } from '../audit/record-own';
import { type PersonContext, withTransaction } from '../context';
import { refuseWrongPassword } from '../people/refuse-wrong-password';

/** What an account is about to be: when it is deleted, or null. */
export interface AccountDeletion {
  deletesAt: Date | null;
}

/**
 * Has the caller's account deleted in a week (O4). From now on they are signed out everywhere and their keys are
 * refused; whoever signs in within the week may keep it. Refuses `bad_request` (a wrong password) and `conflict` while an
 * organisation would be left without an owner.
 */
export async function deleteAccount(
  ctx: PersonContext,
  { password, ip }: { password: string; ip: string },
): Promise<AccountDeletion> {
  const { userId } = ctx.principal;
  await refuseWrongPassword(ctx.db, { userId, password });
  const asked = await findAccountDeletion(ctx.db, userId);
  // Asked again: nothing changes, and nothing is to be recorded.
  if (asked) return { deletesAt: asked };
  return withTransaction(ctx, async ({ db }) => {
    const deletesAt = await leave(db, userId, { at: deletionDate(ctx.now()) });
    await recordOwnEverywhere(db, userId, { action: 'deleteAccount', ip });
    return { deletesAt };
  });
}

/** What operators do, without a password; with `now` the week is over at once. Refuses `not_found` and `conflict`. */
export function leaveAccount(db: Db, userId: string, { at, now }: { at: Date; now?: Date }): Promise<Date> {
  return db.transaction((tx) => leave(tx, userId, now ? { at, due: now } : { at }));
}

async function leave(tx: Db, userId: string, { at, due }: { at: Date; due?: Date }): Promise<Date> {
  await lockOrganizationsOf(tx, userId);
  await lockUser(tx, userId);
  await refuseOwnerAlone(tx, userId);
  const leaving = await setAccountLeaving(tx, userId, at);
  if (!leaving) throw new Failure('not_found', 'There is no such user.');
  if (!due || leaving.deletesAt <= due) return leaving.deletesAt;
  await setAccountDue(tx, userId, due);
  return due;
}

/** Refuses `conflict` while an organisation that stays has no other owner who stays. */
async function refuseOwnerAlone(tx: Db, userId: string): Promise<void> {
  const owned = await listOwnedAlone(tx, userId);
  if (owned.length === 0) return;
  const names = owned.map(({ name }) => `“${name}”`).join(', ');
  throw new Failure(
    'conflict',
    `Nobody else owns ${names}. Make somebody else an owner there, or delete the organisation first.`,
  );
}
