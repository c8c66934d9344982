import crypto, { type ScryptOptions } from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

/**
 * Checking a password is slow by design, 30 MB and a tenth of a second each, and the units check hundreds. In their
 * process it is a hundred times quicker; a password that was hashed here opens nothing elsewhere. The launcher's test
 * signs in at the product, at its real cost.
 */

const COST = 128;

type Derive = (
  password: crypto.BinaryLike,
  salt: crypto.BinaryLike,
  bytes: number,
  options: ScryptOptions,
  done: (error: Error | null, key: Buffer) => void,
) => void;

const kept = globalThis as { scryptOfTests?: Derive };
kept.scryptOfTests ??= crypto.scrypt;
const derive = kept.scryptOfTests;
const quickly: Derive = (password, salt, bytes, options, done) =>
  derive(password, salt, bytes, { ...options, N: COST }, done);
Object.assign(crypto, { scrypt: quickly });
syncBuiltinESMExports();
