import type { Task } from 'graphile-worker';
import { closeDueStudies } from '@/lib/services/fieldwork/close-due-studies';
import { database } from '@/lib/store/database';

/** Every minute: see the service. */
export const keepSchedules: Task = async () => {
  await closeDueStudies(database(), new Date());
};
