import type { Task } from 'graphile-worker';
import { indexStaleResponses } from '@/lib/services/responses/index-responses';
import { database } from '@/lib/store/database';

/** Every minute: so that interviews under way are found by their answers so far. */
export const indexResponses: Task = async () => {
  await indexStaleResponses(database(), { all: false });
};

/** Every hour: responses without an entry, such as those from before the index existed. */
export const indexAllResponses: Task = async () => {
  await indexStaleResponses(database(), { all: true });
};
