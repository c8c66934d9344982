import { seal } from '@/lib/ports/seal';
import { newWebhookSecret } from '@/lib/ports/webhook-sender';
import { setWebhook, type WebhookRow } from '@/lib/store/webhooks';
import { type MemberContext, withTransaction } from '../context';
import { managedWebhook, noWebhook } from './managed-webhook';

const DAY_MS = 24 * 60 * 60 * 1_000;

/** A new secret, shown this once; the one before signs as well for a day. Refuses `not_found`, `forbidden`. */
export async function rotateSecret(
  ctx: MemberContext,
  webhookId: string,
): Promise<WebhookRow & { plainSecret: string }> {
  const before = await managedWebhook(ctx, webhookId);
  const plainSecret = newWebhookSecret();
  return withTransaction(ctx, async ({ db }) => {
    const after = await setWebhook(db, webhookId, {
      secret: seal(plainSecret),
      formerSecret: before.secret,
      formerUntil: new Date(ctx.now().getTime() + DAY_MS),
    });
    if (!after) throw noWebhook();
    return { ...after, plainSecret };
  });
}
