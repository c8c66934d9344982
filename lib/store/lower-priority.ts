import { readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';

/**
 * Has a process give way to others on the processor, `niceness` being that of `nice` (0 to 19).
 * Never raises one's priority: whoever started the product may have lowered it further. Does
 * nothing where the system does not let us.
 */
export function lowerPriority(processId: number, niceness: number): void {
  try {
    if (os.getPriority(processId) < niceness) os.setPriority(processId, niceness);
    lowerOfSession(processId, niceness);
  } catch {
    // Another user's process, one that has ended, or a sandbox without the call.
  }
}

/**
 * Linux shares a processor out between sessions (terminals, and each process of PostgreSQL) before it does within them,
 * unless control groups are in use; then a process's niceness counts for nothing outside of its session
 * (sched(7), "The autogroup feature"). Where the process leads a session, that session gives way, too.
 */
function lowerOfSession(processId: number, niceness: number): void {
  const session = `/proc/${processId}/autogroup`;
  // "54321 (postgres) S parent group session …"
  const [, , , leader] = readFileSync(`/proc/${processId}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  if (Number(leader) !== processId) return;
  const current = Number(/nice (-?\d+)/.exec(readFileSync(session, 'utf8'))?.[1]);
  if (current < niceness) writeFileSync(session, String(niceness));
}
