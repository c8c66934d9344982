import { type DeliveryRow, listDeliveries, listWebhooks, type WebhookRow } from '@/lib/store/webhooks';
import type { MemberContext } from '../context';
import { managedWebhook, refuseOthers } from './managed-webhook';

/** The webhooks of the organisation, oldest first. Refuses `forbidden`. */
export async function readWebhooks(ctx: MemberContext): Promise<WebhookRow[]> {
  refuseOthers(ctx);
  return listWebhooks(ctx.db, ctx.principal);
}

/** Messages of a webhook, the newest first. Refuses `not_found`, `forbidden`. */
export async function readDeliveries(
  ctx: MemberContext,
  input: { webhookId: string; page: number; perPage: number },
): Promise<{ deliveries: DeliveryRow[]; total: number }> {
  const { id } = await managedWebhook(ctx, input.webhookId);
  return listDeliveries(ctx.db, id, input);
}
