import { v1Route } from '@/lib/http/v1-route';
import { replayDelivery } from '@/lib/services/webhooks/send-message';
import { replayWebhookDeliveryDoc } from '@/lib/wire/docs/webhooks';
import { DeliveryId, WebhookId } from '@/lib/wire/paths';
import { EmptyRequest } from '@/lib/wire/v1/empty-request';
import { DeliveryShape, deliveryV1 } from '@/lib/wire/v1/webhook';

/** POST /api/public/v1/webhooks/{webhookId}/deliveries/{deliveryId}/replay. */
export const POST = v1Route({
  doc: replayWebhookDeliveryDoc,
  keepsToTests: true,
  params: { webhookId: WebhookId, deliveryId: DeliveryId },
  body: EmptyRequest.optional(),
  replies: { 202: DeliveryShape },
  run: ({ ctx, params }) => replayDelivery(ctx, params),
  reply: deliveryV1,
});
