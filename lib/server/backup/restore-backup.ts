import { createReadStream, existsSync, mkdtempSync } from 'node:fs';
import { copyFile, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createGunzip } from 'node:zlib';
import pg from 'pg';
import { z } from 'zod';
import { env } from '@/lib/env';
import { putBackFile } from '@/lib/services/backup/put-back-files';
import { recordingStoreKind } from '@/lib/services/backup/save-files';
import { prepareFolders } from '@/lib/services/storage/prepare-folders';
import { assertEmpty, loadDatabase, migrationsOf } from '@/lib/store/backup/load';
import journal from '@/lib/store/migrations/meta/_journal.json';
import { heldBy } from '../lock-file';
import { migrate, migrationsFolder } from '../migrate';
import { withDatabase } from '../open-database';
import { listed, verifyChecksums } from './checksums';
import { BadBackup, isProvedBy, type Manifest, readManifest, SECRETS } from './manifest';
import { secretFiles } from './secret-files';

export interface Restored {
  createdAt: string;
  version: string;
  files: number;
  bytes: number;
}

const Secrets = z.object({
  'app.secret': z.string().min(1),
  'demo.password': z.string().optional(),
  'demo.key': z.string().optional(),
});

type KeptSecrets = z.output<typeof Secrets>;

/**
 * Puts a backup back into an empty instance. Everything is verified before anything is written; the rows come last, in
 * one transaction, so that a restore which was killed is simply done again. A backup of an earlier version is brought to
 * this one by the migrations that it lacks. Throws BadBackup or NotEmpty.
 */
export async function restoreBackup(from: string): Promise<Restored> {
  const folder = path.resolve(from);
  const manifest = await readManifest(folder);
  const { dataDir } = env();
  const running = heldBy(path.join(dataDir, 'launcher.lock'));
  if (running) throw new BadBackup(`Colloquy runs in ${dataDir} (process ${running}). Stop it first.`);
  if (manifest.recordings !== recordingStoreKind())
    throw new BadBackup(
      manifest.recordings === 's3'
        ? 'The backup was made with STORAGE_URL: set it to a bucket or a prefix that is empty.'
        : 'The backup was made without STORAGE_URL: restore it without, too.',
    );
  const secrets = await readSecrets(folder, manifest);
  const tables = manifest.tables.map(({ name }) => `database/${name}.gz`);
  await verifyChecksums(folder, { checksums: manifest.checksums, tables });

  await withDatabase(({ ownerUrl }) => putBack(folder, { manifest, secrets, ownerUrl }));
  const { createdAt, version, files, bytes } = manifest;
  return { createdAt, version, files, bytes };
}

async function putBack(
  folder: string,
  { manifest, secrets, ownerUrl }: { manifest: Manifest; secrets: KeptSecrets; ownerUrl: string },
): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl, application_name: 'colloquy restore' });
  try {
    await client.connect();
    await assertEmpty(client, manifest.tables);
    await assertNotAhead(client, manifest);
    prepareFolders();
    await writeSecrets(secrets);
    for await (const { place } of listed(folder)) {
      if (place.startsWith('files/'))
        await putBackFile(place.slice('files/'.length), path.join(folder, place));
    }
    await migrateTo(ownerUrl, manifest.migrations.length);
    await loadDatabase(client, manifest, (table) => {
      const file = createReadStream(path.join(folder, 'database', `${table}.gz`));
      const rows = createGunzip();
      // `pipeline` reports on its last stream alone.
      file.on('error', (error) => rows.destroy(error));
      return file.pipe(rows);
    });
    await migrate(ownerUrl);
  } finally {
    await client.end().catch(() => {});
  }
}

async function readSecrets(folder: string, { secretProof }: Manifest): Promise<KeptSecrets> {
  const file = path.join(folder, SECRETS);
  const { appSecret } = env();
  if (!existsSync(file)) {
    if (isProvedBy(appSecret, secretProof)) return { 'app.secret': appSecret };
    throw new BadBackup(
      `${SECRETS} is not beside the backup. Put it back there, or set APP_SECRET to the "app.secret" in it.`,
    );
  }
  let value: unknown;
  try {
    value = JSON.parse(await readFile(file, 'utf8'));
  } catch {
    throw new BadBackup(`${SECRETS} is damaged.`);
  }
  const read = Secrets.safeParse(value);
  if (!read.success || !isProvedBy(read.data['app.secret'], secretProof))
    throw new BadBackup(`${SECRETS} is damaged, or belongs to another backup.`);
  if ((await hasOwnSecret()) && read.data['app.secret'] !== appSecret)
    throw new BadBackup(`APP_SECRET is not the one of the backup: set it to the "app.secret" in ${SECRETS}.`);
  return read.data;
}

/** Whether the settings name the secret; otherwise it is in a file of DATA_DIR, which is written anew. */
async function hasOwnSecret(): Promise<boolean> {
  const file = secretFiles(env().dataDir)['app.secret'];
  const kept = await readFile(file, 'utf8').catch(() => null);
  return kept?.trim() !== env().appSecret;
}

async function writeSecrets(secrets: KeptSecrets): Promise<void> {
  const own = await hasOwnSecret();
  for (const [name, file] of Object.entries(secretFiles(env().dataDir))) {
    const value = secrets[name as keyof typeof secrets];
    if (value === undefined || (name === 'app.secret' && own)) continue;
    await writeFile(`${file}.restored`, value, { mode: 0o600, flush: true });
    await rename(`${file}.restored`, file);
  }
}

async function assertNotAhead(client: pg.Client, { migrations }: Manifest): Promise<void> {
  const has = await migrationsOf(client);
  if (has.length > migrations.length)
    throw new BadBackup(
      'The database was migrated by a newer version than the backup’s. Restore into one that is new.',
    );
}

/** Migrates as far as the version of the backup did: what came later may change rows. */
async function migrateTo(url: string, count: number): Promise<void> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'colloquy-migrations-'));
  try {
    const entries = journal.entries.slice(0, count);
    await mkdir(path.join(folder, 'meta'));
    await writeFile(path.join(folder, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }));
    for (const { tag } of entries)
      await copyFile(path.join(migrationsFolder(), `${tag}.sql`), path.join(folder, `${tag}.sql`));
    await migrate(url, folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
