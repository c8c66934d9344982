import type { Task } from 'graphile-worker';
import { addUpCounts as addUp } from '@/lib/services/responses/add-up-counts';
import { database } from '@/lib/store/database';

/** Every minute: so that readers of counts have few changes to add themselves. */
export const addUpCounts: Task = async () => {
  await addUp(database());
};
