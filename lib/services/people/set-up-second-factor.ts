import { Failure } from '@/lib/domain/failure';
import { authenticatorUri, readCode, secretText } from '@/lib/domain/people/second-factor';
import { seal } from '@/lib/ports/seal';
import { matchingStep, newTotpSecret } from '@/lib/ports/totp';
import {
  beginSecondFactor,
  confirmSecondFactor,
  findSecondFactor,
  replaceRecoveryCodes,
} from '@/lib/store/second-factors';
import { deleteSessions } from '@/lib/store/sessions';
import { lockUser } from '@/lib/store/users';
import { recordOwnEverywhere } from '../audit/record-own';
import { type PersonContext, withTransaction } from '../context';
import { refuseWrongPassword } from './refuse-wrong-password';
import { newRecoveryCodes, openSecret } from './second-factor-codes';
import { wrongCode } from './wrong-credential';

/** What an authenticator app is told: as a text to type, and as an address for a QR code. */
export interface AuthenticatorSecret {
  secret: string;
  uri: string;
}

/**
 * Begins to set up a second factor: nothing is asked for until a code confirms it, within the hour. Refuses a wrong
 * password as a guess, and `conflict` when one is on.
 */
export async function beginSetUp(
  ctx: PersonContext,
  { password }: { password: string },
): Promise<AuthenticatorSecret> {
  const { userId, email } = ctx.principal;
  await refuseWrongPassword(ctx.db, { userId, password });
  const secret = newTotpSecret();
  const sealed = seal(secret.toString('base64'));
  if (!(await beginSecondFactor(ctx.db, { userId, secret: sealed }))) throw alreadyOn();
  return { secret: secretText(secret), uri: authenticatorUri({ secret, account: email }) };
}

/**
 * Turns it on by a code of the app, which shows that the app has the secret. All other sessions end: they were opened
 * by the password alone. Returns the recovery codes, which are shown this once. Refuses a wrong code as a guess, and
 * `conflict` when nothing is being set up.
 */
export async function confirmSetUp(
  ctx: PersonContext,
  { code: typed, ip }: { code: string; ip: string },
): Promise<string[]> {
  const { userId, sessionId } = ctx.principal;
  return withTransaction(ctx, async ({ db }) => {
    // Whoever signs in meanwhile is looked at under the same lock afterwards.
    await lockUser(db, userId);
    const factor = await findSecondFactor(db, userId);
    if (factor?.confirmedAt) throw alreadyOn();
    const secret = factor && openSecret(factor.secret);
    if (!factor || !secret) throw notBegun();
    const code = readCode(typed);
    const step = code?.kind === 'app' ? matchingStep(secret, code.code, ctx.now()) : undefined;
    if (step === undefined) throw wrongCode();
    if (!(await confirmSecondFactor(db, { userId, secret: factor.secret, step }))) throw notBegun();
    const { codes, hashes } = newRecoveryCodes();
    await replaceRecoveryCodes(db, userId, hashes);
    await deleteSessions(db, { userId, keep: sessionId });
    await recordOwnEverywhere(db, userId, { action: 'turnOnSecondFactor', ip });
    return codes;
  });
}

function alreadyOn(): Failure {
  return new Failure('conflict', 'Your second factor is on already. Turn it off to set up another one.');
}

function notBegun(): Failure {
  return new Failure('conflict', 'No second factor is being set up, or that was too long ago. Begin again.');
}
