import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';

/**
 * Takes a lock file that names this process. Null when another living process has it (`heldBy` tells which).
 * A lock of a process that ended, however it ended, is free.
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

/** Moves a dead owner's lock out of the way; gives it back when it turns out to be a living one's by now. */
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

/** Number and start of a process: numbers are given again, in containers soon. */
function identity(pid: number): string {
  // Where there is no /proc, the number alone has to do.
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
  // Z: dead, and nobody has taken note yet (containers without an init never do).
  return identity(pid) === owner && processStatus(pid)?.[0] !== 'Z';
}
