import type { Task } from 'graphile-worker';
import { deleteOverdueResponses as deleteOverdue } from '@/lib/services/responses/delete-overdue-responses';
import { database } from '@/lib/store/database';

/** Every hour: see the service. */
export const deleteOverdueResponses: Task = async () => {
  await deleteOverdue(database(), new Date());
};
