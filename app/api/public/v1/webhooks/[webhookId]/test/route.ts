import { v1Route } from '@/lib/http/v1-route';
import { sendTest } from '@/lib/services/webhooks/send-message';
import { testWebhookDoc } from '@/lib/wire/docs/webhooks';
import { WebhookId } from '@/lib/wire/paths';
import { EmptyRequest } from '@/lib/wire/v1/empty-request';
import { DeliveryShape, deliveryV1 } from '@/lib/wire/v1/webhook';

/** POST /api/public/v1/webhooks/{webhookId}/test. */
export const POST = v1Route({
  doc: testWebhookDoc,
  keepsToTests: true,
  params: { webhookId: WebhookId },
  body: EmptyRequest.optional(),
  replies: { 202: DeliveryShape },
  run: ({ ctx, params }) => sendTest(ctx, params.webhookId),
  reply: deliveryV1,
});
