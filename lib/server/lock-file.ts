import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';

/**
 * Creates a lock file that names this process. Null when another living process holds it (`heldBy` says which). A lock
 * whose process has ended, in whatever way, is free.
 */
export function takeLock(file: string): { release(): void } | null {
  const mine = identity(process.pid);
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  writeFileSync(draft, mine, { mode: 0o600 });
  try {
    for (;;) {
      if (linked(draft, file)) return { release: () => releaseLock(file, mine) };
      const owner = ownerOf(file);
      if (owner !== null && isAlive(owner)) return null;
      if (owner !== null) clearDead(file, owner);
    }
  } finally {
    rmSync(draft, { force: true });
  }
}

/** The process that holds the lock, or null. */
export function heldBy(file: string): number | null {
  const owner = ownerOf(file);
  return owner !== null && isAlive(owner) ? Number(owner.split(' ')[0]) : null;
}

function releaseLock(file: string, mine: string): void {
  if (ownerOf(file) === mine) rmSync(file, { force: true });
}

function linked(draft: string, file: string): boolean {
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function ownerOf(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

/** Removes the lock of an ended process; restores it when it turns out to belong to a living one by then. */
function clearDead(file: string, dead: string): void {
  const aside = `${file}.${randomBytes(6).toString('hex')}`;
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  if (ownerOf(aside) !== dead) linked(aside, file);
  rmSync(aside, { force: true });
}

/** Process id and start time: ids are reused, in containers soon. */
function identity(pid: number): string {
  // Without /proc, the id alone is used.
  return `${pid} ${processStatus(pid)?.[19] ?? ''}`;
}

/** The fields of /proc/PID/stat from the third on: the second, the name, may contain anything. */
function processStatus(pid: number): string[] | null {
  try {
    const status = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return status.slice(status.lastIndexOf(')') + 2).split(' ');
  } catch {
    return null;
  }
}

function isAlive(owner: string): boolean {
  const pid = Number(owner.split(' ')[0]);
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  // Z: a zombie, ended but not yet reaped (in containers without an init it never is).
  return identity(pid) === owner && processStatus(pid)?.[0] !== 'Z';
}
