import { Failure } from '../failure';

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
/** Without letters that are read as figures. */
const RECOVERY = '0123456789abcdefghjkmnpqrstvwxyz';
const RECOVERY_LENGTH = 16;
/** What apps show beside the code. */
const ISSUER = 'Colloquy';

/** How long somebody who has shown their password has to enter their code. */
export const SECOND_STEP_SECONDS = 600;

/** How many recovery codes somebody has at first; each works once. */
export const RECOVERY_CODES = 10;
/** Bytes of a recovery code: so many that guessing is hopeless, also at a stolen database of hashes. */
export const RECOVERY_BYTES = 10;

/** What somebody typed as a code: one of their app, or one of those that they keep for when it is lost. */
export interface TypedCode {
  kind: 'app' | 'recovery';
  code: string;
}

/** Spaces, hyphens and capitals make no difference. Undefined for what can be no code. */
export function readCode(typed: string): TypedCode | undefined {
  if (typed.length > 100) return undefined;
  const code = typed.replace(/[\s-]/gu, '').toLowerCase();
  if (/^\d{6}$/.test(code)) return { kind: 'app', code };
  const meant = code.replaceAll('o', '0').replace(/[il]/g, '1');
  const isRecovery =
    meant.length === RECOVERY_LENGTH && [...meant].every((letter) => RECOVERY.includes(letter));
  return isRecovery ? { kind: 'recovery', code: meant } : undefined;
}

/** `7kq2-…`, of RECOVERY_BYTES random bytes. */
export function recoveryCode(bytes: Uint8Array): string {
  return letters(bytes, RECOVERY).replace(/(.{4})(?=.)/g, '$1-');
}

/** A secret as authenticator apps take it where no picture can be scanned. */
export function secretText(bytes: Uint8Array): string {
  return letters(bytes, BASE32);
}

/** What the QR code for authenticator apps says. */
export function authenticatorUri({ secret, account }: { secret: Uint8Array; account: string }): string {
  const label = `${ISSUER}:${encodeURIComponent(account)}`;
  return `otpauth://totp/${label}?secret=${secretText(secret)}&issuer=${ISSUER}&algorithm=SHA1&digits=6&period=30`;
}

/** Five bits a letter; the bytes are a multiple of five. */
function letters(bytes: Uint8Array, alphabet: string): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{5}/g) ?? []).map((five) => alphabet[Number.parseInt(five, 2)]).join('');
}

/** What a session is told whose person lacks the second factor that the organisation of this name requires. */
export function secondFactorRequired(organization: string): Failure {
  return new Failure(
    'forbidden',
    `${organization} requires a second factor of its members. Set one up at /second-factor, then go on.`,
  );
}
