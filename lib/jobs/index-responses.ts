import type { Task } from 'graphile-worker';
import { indexStaleResponses } from '@/lib/services/responses/index-responses';
import { database } from '@/lib/store/database';

/** Every minute: interviews under way are found by what was said so far. */
export const indexResponses: Task = async () => {
  await indexStaleResponses(database(), { all: false });
};

/** Every hour: whatever nobody indexed, such as responses of before the index was there. */
export const indexAllResponses: Task = async () => {
  await indexStaleResponses(database(), { all: true });
};
