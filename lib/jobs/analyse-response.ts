import type { Task } from 'graphile-worker';
import { analyseResponse as analyse } from '@/lib/services/responses/analyse-response';
import { database } from '@/lib/store/database';
import { namedIn } from './payload';

/** Payload `{responseId}`. See the service; a response that is gone is no failure. */
export const analyseResponse: Task = async (payload) => {
  const responseId = namedIn(payload, 'responseId');
  try {
    await analyse(database(), responseId);
  } catch (error) {
    // The queue and its log keep the message: a failed statement's has all its values, a participant's words, in it.
    throw new Error(`response ${responseId} could not be analysed: ${firstCause(error)}`);
  }
};

function firstCause(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? firstCause(error.cause) : error.message;
}
