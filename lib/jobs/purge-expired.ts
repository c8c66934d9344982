import type { Task } from 'graphile-worker';
import { purgeExpired as purge } from '@/lib/services/purge-expired';
import { database } from '@/lib/store/database';

/** Every hour: see the service. */
export const purgeExpired: Task = async () => {
  await purge(database());
};
