import type { Task } from 'graphile-worker';
import { runRetention } from '@/lib/services/retention/run-retention';
import { database } from '@/lib/store/database';

/** Every hour, responses and parts of them: see the service. */
export const deleteOverdueResponses: Task = async () => {
  await runRetention(database(), new Date());
};
