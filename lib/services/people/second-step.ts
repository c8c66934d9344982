import { randomBytes } from 'node:crypto';
import { isSecondStep, secondStepToken, userOfSecondStep } from '@/lib/ports/second-step-token';
import type { Db } from '@/lib/store/database';
import { findCredentials } from '@/lib/store/second-factors';
import { deleteSession, insertSession, type NewSession } from '@/lib/store/sessions';
import { findUser, lockUser } from '@/lib/store/users';
import { recordOwnEverywhere } from '../audit/record-own';
import { spendCode } from './second-factor-codes';

/**
 * The token of the step that is owed after the right password, where the person has a second factor; undefined where
 * the password is enough. Asked before the sign-in library opens a session: for such a person it never does.
 */
export async function owedSecondStep(db: Db, userId: string): Promise<string | undefined> {
  const credentials = await findCredentials(db, userId);
  return credentials?.factorSince ? secondStepToken(userId, credentials, new Date()) : undefined;
}

/**
 * The same for a session that the library has just opened, which is closed again where a code is owed: a second factor
 * may have been turned on between the question and the session. Whoever turns one on ends the sessions that they see,
 * under the lock that is taken here; so either they see this one, or it sees the second factor.
 */
export async function closeWithoutSecondStep(
  db: Db,
  { sessionId, userId }: { sessionId: string; userId: string },
): Promise<string | undefined> {
  return db.transaction(async (tx) => {
    await lockUser(tx, userId);
    const owed = await owedSecondStep(tx, userId);
    if (owed !== undefined) await deleteSession(tx, { userId, sessionId });
    return owed;
  });
}

/** Whose code a sign-in waits for; undefined when the token is not ours, too old, or of other credentials. */
export async function findSecondStep(
  db: Db,
  token: string,
): Promise<{ userId: string; email: string } | undefined> {
  const userId = userOfSecondStep(token);
  const credentials = userId === undefined ? undefined : await findCredentials(db, userId);
  if (userId === undefined || !credentials?.factorSince || !isSecondStep(token, credentials, new Date()))
    return undefined;
  const person = await findUser(db, userId);
  return person && { userId, email: person.email };
}

/**
 * Opens a session by the code that is owed: the code is used up, and the session is there, or neither. `expired` when
 * the sign-in has to begin again, `wrong` for a code that is wrong or was used.
 */
export async function takeSecondStep(
  db: Db,
  { token, code, ...session }: { token: string; code: string } & Omit<NewSession, 'userId' | 'token'>,
): Promise<OpenedSession | 'expired' | 'wrong'> {
  const userId = userOfSecondStep(token);
  if (!userId) return 'expired';
  return db.transaction(async (tx) => {
    // A new password and another second factor are set under this lock: what the token is of stays true.
    await lockUser(tx, userId);
    if (!(await findSecondStep(tx, token))) return 'expired';
    const spent = await spendCode(tx, { userId, typed: code, now: new Date() });
    if (!spent) return 'wrong';
    const opened = { ...session, userId, token: randomBytes(24).toString('base64url') };
    await insertSession(tx, opened);
    if (spent === 'recovery')
      await recordOwnEverywhere(tx, userId, { action: 'useRecoveryCode', ip: session.ipAddress });
    return { userId, token: opened.token };
  });
}

/** Only for the cookie. */
interface OpenedSession {
  userId: string;
  token: string;
}
