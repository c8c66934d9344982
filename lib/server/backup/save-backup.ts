import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { env, makeFolder } from '@/lib/env';
import { dropUnit, recordingStoreKind, saveUnit } from '@/lib/services/backup/save-files';
import { type Dump, dumpDatabase, type NamedUnit, stillNamed, UNIT_KINDS } from '@/lib/store/backup/dump';
import { migrationsOf } from '@/lib/store/backup/load';
import journal from '@/lib/store/migrations/meta/_journal.json';
import project from '../../../package.json';
import { takeLock } from '../lock-file';
import { withDatabase } from '../open-database';
import { writeChecksums } from './checksums';
import { BadBackup, FORMAT, MANIFEST, proofOf, SECRETS } from './manifest';
import { secretFiles } from './secret-files';

/** How many times the database is read again because files were erased between its snapshot and their copy. */
const ATTEMPTS = 5;
/** Files are looked up again after so many. */
const BATCH = 500;
const UNITS = 'units.txt';

export interface Saved {
  folder: string;
  files: number;
  bytes: number;
  secrets: string;
  advice: string;
}

/**
 * Writes a backup into a folder that is empty or not there, while the product runs or not. It is complete when it has
 * its name: until then it is built in `FOLDER.partial`, which the next attempt clears. No row in it names a file that
 * it has not, unless the store had not either.
 */
export async function saveBackup(to: string): Promise<Saved> {
  const folder = path.resolve(to);
  if (existsSync(folder) && (await readdir(folder)).length > 0)
    throw new BadBackup(`${folder} is not empty. Name a new folder for each backup.`);
  const lock = lockOf(folder);
  const draft = `${folder}.partial`;
  try {
    await rm(draft, { recursive: true, force: true });
    for (const part of ['database', 'files'])
      await mkdir(path.join(draft, part), { recursive: true, mode: 0o700 });
    const dump = await saveContents(draft);
    await writeSecrets(draft);
    const { sha256, files, bytes } = await writeChecksums(draft);
    const manifest = {
      format: FORMAT,
      version: project.version,
      createdAt: dump.at.toISOString(),
      server: dump.server,
      migrations: dump.migrations,
      tables: dump.tables,
      sequences: dump.sequences,
      recordings: recordingStoreKind(),
      files,
      bytes,
      checksums: sha256,
      secretProof: proofOf(env().appSecret),
    };
    await write(path.join(draft, MANIFEST), manifest);
    await rename(draft, folder);
    return {
      folder,
      files,
      bytes,
      secrets: path.join(folder, SECRETS),
      advice: `Keep ${SECRETS} elsewhere than the rest: with it a copy of the data can be read and signed for.`,
    };
  } finally {
    lock.release();
  }
}

/** Makes what the folder lies in, too. */
function lockOf(folder: string): NonNullable<ReturnType<typeof takeLock>> {
  let lock: ReturnType<typeof takeLock>;
  try {
    makeFolder(path.dirname(folder), 0o777);
    lock = takeLock(`${folder}.lock`);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new BadBackup(`${folder} cannot be written (${why}).`);
  }
  if (!lock) throw new BadBackup(`Another backup is being written to ${folder}.`);
  return lock;
}

/** A snapshot of the database and the files that it names; again, when some of them were erased before their copy. */
function saveContents(draft: string): Promise<Dump> {
  return withDatabase(
    async ({ ownerUrl }) => {
      const client = new pg.Client({ connectionString: ownerUrl, application_name: 'colloquy backup' });
      try {
        await client.connect();
        await assertCurrent(client);
        for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
          const dump = await saveDatabase(client, draft);
          const gone = await saveFiles(client, draft);
          await rm(path.join(draft, UNITS));
          if (gone === 0) return dump;
        }
        throw new BadBackup(
          'Files are erased faster than they can be copied. Try again when less is deleted.',
        );
      } finally {
        await client.end().catch(() => {});
      }
    },
    { existing: true },
  );
}

/** An older program would leave out the tables that it does not know, and a newer one ask for what is not there. */
async function assertCurrent(client: pg.Client): Promise<void> {
  const has = await migrationsOf(client);
  if (has.length === 0) throw new BadBackup('There is nothing to back up: the database is new.');
  if (has.at(-1) !== journal.entries.at(-1)?.when)
    throw new BadBackup(
      `The database belongs to another version than ${project.version}: make the backup with that version.`,
    );
}

function saveDatabase(client: pg.Client, draft: string): Promise<Dump> {
  return dumpDatabase(client, {
    table: (name, rows) =>
      pipeline(
        rows,
        createGzip({ level: 6 }),
        createWriteStream(path.join(draft, 'database', `${name}.gz`), { mode: 0o600, flush: true }),
      ),
    units: (lines) => pipeline(lines, createWriteStream(path.join(draft, UNITS), { mode: 0o600 })),
  });
}

/** Returns how many units the database stopped naming before they were copied. */
async function saveFiles(client: pg.Client, draft: string): Promise<number> {
  const folder = path.join(draft, 'files');
  let gone = 0;
  let batch: NamedUnit[] = [];
  const look = async () => {
    const named = new Set((await stillNamed(client, batch)).map(({ name }) => name));
    for (const unit of batch.filter(({ name }) => !named.has(name))) {
      gone += 1;
      await dropUnit(unit, folder);
    }
    batch = [];
  };
  const lines = createInterface({ input: createReadStream(path.join(draft, UNITS)) });
  for await (const line of lines) {
    const unit = unitOf(line);
    await saveUnit(unit, folder);
    batch.push(unit);
    if (batch.length >= BATCH) await look();
  }
  await look();
  return gone;
}

function unitOf(line: string): NamedUnit {
  const [kind, name = ''] = line.split('\t');
  const known = UNIT_KINDS.find((one) => one === kind);
  // Names are this program's own: anything else would be a path of somebody's choice.
  if (!known || !/^[\w-][\w.-]*$/.test(name)) throw new Error('the database names a strange file');
  return { kind: known, name };
}

async function writeSecrets(draft: string): Promise<void> {
  const kept: Record<string, string> = { 'app.secret': env().appSecret };
  for (const [name, file] of Object.entries(secretFiles(env().dataDir))) {
    if (name !== 'app.secret' && existsSync(file)) kept[name] = (await readFile(file, 'utf8')).trim();
  }
  await write(path.join(draft, SECRETS), kept);
}

async function write(file: string, value: unknown): Promise<void> {
  await writeFile(file, `${JSON.stringify(value, null, 2)}\n`, { mode: 0o600, flush: true });
}
