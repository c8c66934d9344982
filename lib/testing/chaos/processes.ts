import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

export interface Process {
  pid: number;
  command: string;
}

/**
 * The running processes of a data directory, which is in their environment or arguments, or, for the database's own
 * processes, their working folder.
 */
export function processesOf(dataDir: string): Process[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .flatMap((name) => {
      try {
        const command = readFileSync(`/proc/${name}/cmdline`, 'utf8').replaceAll('\0', ' ');
        const environment = readFileSync(`/proc/${name}/environ`, 'utf8');
        const traces = `${command} ${environment} ${readlinkSync(`/proc/${name}/cwd`)}`;
        return traces.includes(dataDir) ? [{ pid: Number(name), command }] : [];
      } catch {
        // It ended meanwhile.
        return [];
      }
    });
}

/** kill -9 of all of them at once, and of processes that they started meanwhile. */
export async function killEverything(dataDir: string): Promise<void> {
  for (let attempt = 0; attempt < 500; attempt++) {
    const left = processesOf(dataDir);
    if (left.length === 0) return;
    for (const { pid } of left) signal(pid, 'SIGKILL');
    await sleep(10);
  }
  throw new Error('something of it cannot be killed');
}

/** A process that has just ended needs no signal. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
