import { pageHeaders } from '@/lib/http/page-headers';
import { v1Route } from '@/lib/http/v1-route';
import { readDeliveries } from '@/lib/services/webhooks/read-webhooks';
import { listWebhookDeliveriesDoc } from '@/lib/wire/docs/webhooks';
import { WebhookId } from '@/lib/wire/paths';
import { DeliveriesQuery, DeliveriesShape, deliveryV1 } from '@/lib/wire/v1/webhook';

/** GET /api/public/v1/webhooks/{webhookId}/deliveries. */
export const GET = v1Route({
  doc: listWebhookDeliveriesDoc,
  keepsToTests: true,
  params: { webhookId: WebhookId },
  query: DeliveriesQuery,
  replies: { 200: DeliveriesShape },
  run: async ({ ctx, params, query }) => ({
    ...(await readDeliveries(ctx, { webhookId: params.webhookId, ...query })),
    ...query,
  }),
  reply: ({ deliveries }) => ({ deliveries: deliveries.map(deliveryV1) }),
  headers: ({ total, page, perPage }, request) =>
    pageHeaders(request, { number: page, size: perPage, total }),
});
