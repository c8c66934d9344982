import type { Task } from 'graphile-worker';
import { attemptDelivery } from '@/lib/services/webhooks/attempt-delivery';
import { fanOutEvents } from '@/lib/services/webhooks/fan-out-events';
import { database } from '@/lib/store/database';
import { withoutValues } from '@/lib/telemetry/describe-error';
import { log } from '@/lib/telemetry/log';
import { namedIn } from './payload';

/** Payload `{deliveryId}`. */
export const deliverWebhook: Task = async (payload) => {
  await attemptDelivery(database(), namedIn(payload, 'deliveryId'));
};

const EVERY_MS = 500;
const AFTER_FAILURE_MS = 5_000;

/**
 * Looks for new events, which takes a tenth of a millisecond when there is none, and makes messages of them. A job for
 * each event, or a notification, would have every start and answer wait for the same lock. The result stops it.
 */
export function watchEvents(): () => Promise<void> {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const look = async () => {
    let wait = EVERY_MS;
    try {
      // A full batch: more of them wait.
      while (!isStopped && (await fanOutEvents(database())) >= 100);
    } catch (error) {
      log().error({ err: withoutValues(error) }, 'events were not passed on');
      wait = AFTER_FAILURE_MS;
    }
    if (!isStopped) timer = setTimeout(go, wait);
  };
  const go = () => {
    running = look();
  };
  go();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await running;
  };
}
