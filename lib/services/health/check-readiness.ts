import { setTimeout as pause } from 'node:timers/promises';
import { freeDiskBytes } from '@/lib/ports/disk-room';
import { leastRoom, storageWritable } from '@/lib/ports/storage-health';
import { isMigrated, ping } from '@/lib/store/applied-migrations';
import { database } from '@/lib/store/database';
import { isWorkerAlive } from '@/lib/store/leases';
import { log } from '@/lib/telemetry/log';

/** The parts that the product depends on (decisions, P1). */
export const CHECKS = ['database', 'storage', 'worker', 'disk', 'migrations'] as const;
export type Check = (typeof CHECKS)[number];

export interface Readiness {
  status: 'ok' | 'unavailable';
  checks: Record<Check, 'ok' | 'failed'>;
}

const LONGEST_MS = 1_900;
/** With less space than this, answers would soon fail to be written. */
const LEAST_FREE_BYTES = 256 * 1024 ** 2;

/** Why a part that could be looked at is not ready, for the log. */
const UNREADY: Record<Check, string> = {
  database: 'it did not answer as a database does',
  storage: 'it takes no files',
  worker: 'no worker has reported lately: one runs with JOBS=inline, or as `npm run worker`',
  disk: 'there is too little room',
  migrations: 'some are missing',
};

/**
 * Checks everything that a request, an upload or a job may need, each within two seconds. The reason of a failure is
 * logged; the answer only names the part.
 */
export async function checkReadiness(): Promise<Readiness> {
  const looks: Record<Check, () => Promise<boolean>> = {
    database: () => ping(database()),
    storage: async () => {
      await storageWritable();
      return true;
    },
    worker: () => isWorkerAlive(database()),
    disk: hasRoom,
    migrations: () => isMigrated(database()),
  };
  const outcomes = await Promise.all(CHECKS.map((check) => inTime(check, looks[check])));
  const checks = Object.fromEntries(CHECKS.map((check, at) => [check, outcomes[at]])) as Readiness['checks'];
  return { status: outcomes.every((outcome) => outcome === 'ok') ? 'ok' : 'unavailable', checks };
}

async function inTime(check: Check, look: () => Promise<boolean>): Promise<'ok' | 'failed'> {
  const over = new AbortController();
  const late = pause(LONGEST_MS, undefined, { signal: over.signal }).then(() => {
    throw new Error('it took too long');
  });
  late.catch(() => {});
  try {
    if (await Promise.race([Promise.resolve().then(look), late])) return 'ok';
    log().warn({ check, reason: UNREADY[check] }, 'a readiness check failed');
    return 'failed';
  } catch (error) {
    log().warn({ err: error, check }, 'a readiness check failed');
    return 'failed';
  } finally {
    over.abort();
  }
}

/**
 * Whether there is space for answers for a while, and for new files wherever files are kept: below the reserve uploads
 * are 507.
 */
async function hasRoom(): Promise<boolean> {
  const { freeBytes, reserveBytes } = leastRoom();
  return freeBytes > reserveBytes && (await freeDiskBytes()) >= LEAST_FREE_BYTES;
}
