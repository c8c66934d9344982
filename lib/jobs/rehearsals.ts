import type { Task } from 'graphile-worker';
import { giveUpRehearsal, rehearseStudy as rehearse } from '@/lib/services/rehearsals/rehearse-study';
import { database } from '@/lib/store/database';
import { namedIn } from './payload';

/** Payload `{rehearsalId}`. See the service; the last failed attempt is recorded, so that nobody waits for it. */
export const rehearseStudy: Task = async (payload, { job }) => {
  const rehearsalId = namedIn(payload, 'rehearsalId');
  try {
    await rehearse(database(), rehearsalId);
  } catch (error) {
    if (job.attempts >= job.max_attempts) await giveUpRehearsal(database(), rehearsalId);
    throw error;
  }
};
