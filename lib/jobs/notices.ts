import type { Task } from 'graphile-worker';
import { sendNotices as send } from '@/lib/services/notices/send-notices';
import { watchCredits as watch } from '@/lib/services/notices/watch-credits';
import { database } from '@/lib/store/database';

/** Every minute: see the service. */
export const sendNotices: Task = async () => {
  await send(database());
};

/** Every ten minutes: see the service. */
export const watchCredits: Task = async () => {
  await watch(database());
};
