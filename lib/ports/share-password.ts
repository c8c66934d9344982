import { createHmac, hkdfSync, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { env } from '@/lib/env';

const COST = 16_384;
const BYTES = 32;
/** How long a browser that gave the password need not give it again. */
export const PROOF_SECONDS = 12 * 60 * 60;

/** A password in the form in which it is stored: its salt and its scrypt hash. */
export async function hashSharePassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  return `${salt.toString('base64url')}.${(await derive(password, salt)).toString('base64url')}`;
}

export async function isSharePassword(password: string, stored: string): Promise<boolean> {
  const [salt = '', hash = ''] = stored.split('.');
  const expected = Buffer.from(hash, 'base64url');
  const given = await derive(password, Buffer.from(salt, 'base64url'));
  return expected.length === given.length && timingSafeEqual(expected, given);
}

function derive(password: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFC'), salt, BYTES, { N: COST }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

/** What a browser keeps after the password was given: good for this link with this password, and for hours. */
export function passwordProof(link: { id: string; passwordHash: string }, now: Date): string {
  const expires = Math.floor(now.getTime() / 1_000) + PROOF_SECONDS;
  return `${expires}.${signature(link, expires)}`;
}

export function isPasswordProof(
  proof: string,
  link: { id: string; passwordHash: string },
  now: Date,
): boolean {
  const [, until = '', given = ''] = /^(\d{10,11})\.([\w-]{43})$/.exec(proof) ?? [];
  const expires = Number(until);
  if (now.getTime() >= expires * 1_000) return false;
  const expected = Buffer.from(signature(link, expires));
  const actual = Buffer.from(given);
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}

function signature({ id, passwordHash }: { id: string; passwordHash: string }, expires: number): string {
  const key = Buffer.from(hkdfSync('sha256', env().appSecret, '', 'colloquy shared links', 32));
  return createHmac('sha256', key).update(`${id}\n${passwordHash}\n${expires}`).digest('base64url');
}
