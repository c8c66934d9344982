import {
  ATTEMPT_DELAYS_MS,
  type Attempt,
  delayAfter,
  MOST_KEPT_ATTEMPTS,
  retryAfterMs,
} from '@/lib/domain/webhooks/webhook';
import { unseal } from '@/lib/ports/seal';
import { type Sent, sendWebhook } from '@/lib/ports/webhook-sender';
import type { Db } from '@/lib/store/database';
import {
  type DeliveryRow,
  failWaiting,
  findWaitingDelivery,
  setAttempted,
  setFailing,
  setWebhook,
  setWorking,
  type WebhookRow,
} from '@/lib/store/webhooks';
import { noteFailingWebhook } from '../notices/note';
import { enqueueDelivery } from './send-message';

const GONE = 410;

/**
 * Tries to deliver a message once, and plans the next attempt when it fails (J2). A message that does not wait any more
 * is left alone, and one whose webhook is turned off is given up.
 */
export async function attemptDelivery(db: Db, deliveryId: string, now = () => new Date()): Promise<void> {
  const found = await findWaitingDelivery(db, deliveryId);
  if (!found) return;
  const { delivery, webhook } = found;
  if (webhook.status === 'disabled') {
    // It was being made while others gave up what waited, and could not see it.
    const { made, attempts } = delivery;
    await setAttempted(db, delivery, { made, attempts, status: 'failed', nextAt: null });
    return;
  }
  const at = now();
  const sent = await sendTo(webhook, delivery, at);
  const attempt: Attempt = {
    at: at.toISOString(),
    status: sent.status,
    durationMs: Math.max(0, now().getTime() - at.getTime()),
    problem: problemOf(sent),
  };
  await settle(db, found, { sent, attempt, now: now() });
}

async function sendTo(webhook: WebhookRow, delivery: DeliveryRow, now: Date): Promise<Sent> {
  const secrets = [webhook.secret, ...formerSecret(webhook, now)].flatMap((sealed) => unseal(sealed) ?? []);
  if (secrets.length === 0) {
    return { status: null, retryAfter: null, problem: 'Its secret cannot be read. Make a new one.' };
  }
  const { url } = webhook;
  return sendWebhook({ url, id: delivery.eventId, body: delivery.body, secrets }, now);
}

function formerSecret({ formerSecret: former, formerUntil }: WebhookRow, now: Date): Buffer[] {
  return former && formerUntil && formerUntil > now ? [former] : [];
}

/** 2xx alone is a success; a redirect is not followed. */
function isSuccess({ status }: Sent): boolean {
  return status !== null && status >= 200 && status < 300;
}

function problemOf(sent: Sent): string | null {
  if (isSuccess(sent)) return null;
  if (sent.status === null) return sent.problem;
  if (sent.status === GONE) return 'It answered that it is gone.';
  if (sent.status >= 300 && sent.status < 400) return 'It redirects; redirects are not followed.';
  return `It answered ${sent.status}.`;
}

/** In one transaction with what follows from it. */
async function settle(
  db: Db,
  { delivery, webhook }: { delivery: DeliveryRow; webhook: WebhookRow },
  { sent, attempt, now }: { sent: Sent; attempt: Attempt; now: Date },
): Promise<void> {
  const made = delivery.made + 1;
  const attempts = [...delivery.attempts, attempt].slice(-MOST_KEPT_ATTEMPTS);
  const isDone = isSuccess(sent);
  const delay =
    isDone || sent.status === GONE
      ? null
      : delayAfter(made, Math.random(), retryAfterMs(sent.retryAfter, now));
  const nextAt = delay === null ? null : new Date(now.getTime() + delay);
  const status = isDone ? 'delivered' : nextAt ? 'waiting' : 'failed';
  await db.transaction(async (tx) => {
    if (!(await setAttempted(tx, delivery, { status, made, attempts, nextAt }))) return;
    if (isDone) await setWorking(tx, webhook.id);
    if (nextAt) await enqueueDelivery(tx, delivery, nextAt);
    if (sent.status === GONE) {
      await setWebhook(tx, webhook.id, { status: 'disabled', failingSince: null });
      await failWaiting(tx, webhook.id);
    }
    if (status === 'failed' && made >= ATTEMPT_DELAYS_MS.length && (await setFailing(tx, webhook.id, now))) {
      await noteFailingWebhook(tx, webhook);
    }
  });
}
