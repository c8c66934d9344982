import { Failure } from '@/lib/domain/failure';
import type { Db } from '@/lib/store/database';
import { listRequiring } from '@/lib/store/second-factor-rules';
import { deleteSecondFactor, findSecondFactor, replaceRecoveryCodes } from '@/lib/store/second-factors';
import { deleteSessions } from '@/lib/store/sessions';
import { lockUser } from '@/lib/store/users';
import { recordOwnEverywhere } from '../audit/record-own';
import { type PersonContext, withTransaction } from '../context';
import { refuseWrongPassword } from './refuse-wrong-password';
import { newRecoveryCodes, spendCode } from './second-factor-codes';
import { wrongCode } from './wrong-credential';

/** The password and a code: a session alone, which may be stolen, takes nothing away from what protects the account. */
interface BothFactors {
  password: string;
  code: string;
  ip: string;
}

/** Refuses a wrong password or code as a guess, and `conflict` when none is on or an organisation requires it. */
export async function turnOffSecondFactor(ctx: PersonContext, given: BothFactors): Promise<void> {
  const { userId } = ctx.principal;
  await withBoth(ctx, given, async (tx) => {
    const [requiring] = await listRequiring(tx, userId);
    if (requiring) {
      throw new Failure('conflict', `${requiring.name} requires a second factor of you: it stays on.`);
    }
    await deleteSecondFactor(tx, userId);
    await recordOwnEverywhere(tx, userId, { action: 'turnOffSecondFactor', ip: given.ip });
  });
}

/** Ten new ones, shown this once; earlier ones stop working. Refuses as turnOffSecondFactor does. */
export async function renewRecoveryCodes(ctx: PersonContext, given: BothFactors): Promise<string[]> {
  const { userId } = ctx.principal;
  return withBoth(ctx, given, async (tx) => {
    const { codes, hashes } = newRecoveryCodes();
    await replaceRecoveryCodes(tx, userId, hashes);
    await recordOwnEverywhere(tx, userId, { action: 'renewRecoveryCodes', ip: given.ip });
    return codes;
  });
}

/**
 * For somebody who has lost app and recovery codes, by whoever runs the server. All their sessions end: whoever says
 * that they lost everything may not be who they say. Refuses `not_found`, and `conflict` when none is on.
 */
export async function turnOffForOthers(db: Db, { userId }: { userId: string }): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await lockUser(tx, userId))) throw new Failure('not_found', 'There is no such user.');
    if (!(await deleteSecondFactor(tx, userId))) throw notOn();
    await deleteSessions(tx, { userId, keep: null });
    const deed = { action: 'turnOffSecondFactor', ip: null } as const;
    await recordOwnEverywhere(tx, userId, deed, { system: 'operator' });
  });
}

async function withBoth<T>(
  ctx: PersonContext,
  { password, code }: BothFactors,
  work: (tx: Db) => Promise<T>,
): Promise<T> {
  const { userId } = ctx.principal;
  if (!(await findSecondFactor(ctx.db, userId))?.confirmedAt) throw notOn();
  await refuseWrongPassword(ctx.db, { userId, password });
  return withTransaction(ctx, async ({ db }) => {
    await lockUser(db, userId);
    if (!(await spendCode(db, { userId, typed: code, now: ctx.now() }))) throw wrongCode();
    return work(db);
  });
}

function notOn(): Failure {
  return new Failure('conflict', 'No second factor is on.');
}
