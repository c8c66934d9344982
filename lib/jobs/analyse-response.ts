import type { Task } from 'graphile-worker';
import { giveWay } from '@/lib/services/give-way';
import { analyseResponse as analyse } from '@/lib/services/responses/analyse-response';
import { database } from '@/lib/store/database';
import { namedIn } from './payload';

/** Payload `{responseId}`. See the service; a response that no longer exists is not a failure. */
export const analyseResponse: Task = async (payload) => {
  await giveWay();
  await analyse(database(), namedIn(payload, 'responseId'));
};
