import os from 'node:os';

/**
 * Has a process give way to others on the processor, `niceness` being that of `nice` (0 to 19); 0 is this process, and
 * on Linux this thread of it. Never raises one's priority: whoever started the product may have lowered it further. Does
 * nothing where the system does not let us.
 */
export function lowerPriority(processId: number, niceness: number): void {
  try {
    if (os.getPriority(processId) < niceness) os.setPriority(processId, niceness);
  } catch {
    // Another user's process, one that has ended, or a sandbox without the call.
  }
}
