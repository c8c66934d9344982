import type { Task } from 'graphile-worker';
import { fillStudies as fill } from '@/lib/services/fill-studies';
import { database } from '@/lib/store/database';

/** Of a minute. */
const WORK_MS = 20_000;

/** Every minute, until there is nothing left: see the service. */
export const fillStudies: Task = async () => {
  await fill(database(), WORK_MS);
};
