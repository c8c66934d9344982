import { createHash, randomBytes } from 'node:crypto';
import { RECOVERY_BYTES, RECOVERY_CODES, readCode, recoveryCode } from '@/lib/domain/people/second-factor';
import { unseal } from '@/lib/ports/seal';
import { matchingStep } from '@/lib/ports/totp';
import type { Db } from '@/lib/store/database';
import { findSecondFactor, spendRecoveryCode, spendStep } from '@/lib/store/second-factors';

/** The secret of a second factor; undefined when it was sealed with another secret of the application. */
export function openSecret(sealed: Buffer): Buffer | undefined {
  const text = unseal(sealed);
  return text === undefined ? undefined : Buffer.from(text, 'base64');
}

/**
 * Takes a code of a second factor that is on, which works only this once. Undefined for one that is wrong or was used.
 * Under the lock of the person's row, in the transaction of what the code is for.
 */
export async function spendCode(
  tx: Db,
  { userId, typed, now }: { userId: string; typed: string; now: Date },
): Promise<'app' | 'recovery' | undefined> {
  const code = readCode(typed);
  const factor = await findSecondFactor(tx, userId);
  if (!code || !factor?.confirmedAt) return undefined;
  if (code.kind === 'recovery') {
    return (await spendRecoveryCode(tx, userId, hashOf(code.code))) ? 'recovery' : undefined;
  }
  const secret = openSecret(factor.secret);
  const step = secret && matchingStep(secret, code.code, now);
  if (step === undefined) return undefined;
  return (await spendStep(tx, { userId, secret: factor.secret, step })) ? 'app' : undefined;
}

/** Ten new recovery codes, of which the hashes are kept. */
export function newRecoveryCodes(): { codes: string[]; hashes: Buffer[] } {
  const codes = Array.from({ length: RECOVERY_CODES }, () => recoveryCode(randomBytes(RECOVERY_BYTES)));
  return { codes, hashes: codes.map((code) => hashOf(code.replaceAll('-', ''))) };
}

function hashOf(code: string): Buffer {
  return createHash('sha256').update(code, 'utf8').digest();
}
