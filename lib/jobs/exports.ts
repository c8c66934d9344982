import type { Task } from 'graphile-worker';
import { giveUpExport, writeExport as write } from '@/lib/services/exports/write-export';
import { database } from '@/lib/store/database';
import { namedIn } from './payload';

/** Payload `{exportId}`. See the service; the last failed attempt is recorded, so that nobody waits for it. */
export const writeExport: Task = async (payload, { job }) => {
  const exportId = namedIn(payload, 'exportId');
  try {
    await write(database(), exportId);
  } catch (error) {
    if (job.attempts >= job.max_attempts) await giveUpExport(database(), exportId, new Date());
    throw error;
  }
};
