import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import journal from '@/lib/store/migrations/meta/_journal.json';

/**
 * A backup is a folder: `manifest.json`; `checksums.txt`, which `sha256sum -c` reads; `database/TABLE.gz`, the rows in
 * PostgreSQL's text format; `files/`, recordings and media; and `secrets.json`, which should not stay beside them.
 */
export const MANIFEST = 'manifest.json';
export const CHECKSUMS = 'checksums.txt';
export const SECRETS = 'secrets.json';
export const FORMAT = 1;

/** Of a migrated database's tables and columns, and of files: what is put into statements and paths. */
const name = z.string().regex(/^[a-z_][a-z0-9_]*$/);
const qualified = z.string().regex(/^[a-z_][a-z0-9_]*\.[a-z_][a-z0-9_]*$/);
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

const Manifest = z.object({
  format: z.literal(FORMAT),
  /** The version of the program that made it. */
  version: z.string(),
  createdAt: z.iso.datetime(),
  /** The version of the database server that it was read from. */
  server: z.string(),
  migrations: z.array(z.number()).min(1),
  tables: z.array(z.object({ name: qualified, columns: z.array(name).min(1) })).min(1),
  sequences: z.array(z.object({ name: qualified, last: z.string().regex(/^\d+$/), called: z.boolean() })),
  recordings: z.enum(['folder', 's3']),
  /** How many files it has, those of the database not counted, and their bytes. */
  files: z.number(),
  bytes: z.number(),
  checksums: sha256,
  secretProof: z.string(),
});
export type Manifest = z.output<typeof Manifest>;

/** A backup that cannot be used, or a place that cannot take one. One line, for operators. */
export class BadBackup extends Error {
  readonly isPlain = true;
}

export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(path.join(folder, MANIFEST), 'utf8').catch(() => {
    throw new BadBackup(`${folder} holds no backup: ${MANIFEST} is missing or cannot be read.`);
  });
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new BadBackup(`${MANIFEST} is damaged.`);
  }
  const read = Manifest.safeParse(value);
  if (!read.success) {
    const [issue] = read.error.issues;
    throw new BadBackup(
      `${MANIFEST} is damaged, or of another version of Colloquy: ${issue?.path.join('.')}.`,
    );
  }
  const known = journal.entries.map(({ when }) => when);
  if (!read.data.migrations.every((at, index) => at === known[index]))
    throw new BadBackup(
      `The backup was made by a newer or another version of Colloquy (${read.data.version}): restore it with that.`,
    );
  return read.data;
}

/** What tells whether a secret is the one of a backup, and takes long to guess from. */
export function proofOf(secret: string, salt = randomBytes(16).toString('hex')): string {
  return `${salt}:${scryptSync(secret, salt, 32).toString('hex')}`;
}

export function isProvedBy(secret: string, proof: string): boolean {
  const [salt = ''] = proof.split(':');
  const [ours, theirs] = [Buffer.from(proofOf(secret, salt)), Buffer.from(proof)];
  return ours.length === theirs.length && timingSafeEqual(ours, theirs);
}
