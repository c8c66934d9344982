import { v1Route } from '@/lib/http/v1-route';
import { rotateSecret } from '@/lib/services/webhooks/rotate-secret';
import { rotateWebhookSecretDoc } from '@/lib/wire/docs/webhooks';
import { WebhookId } from '@/lib/wire/paths';
import { EmptyRequest } from '@/lib/wire/v1/empty-request';
import { WebhookWithSecretShape, webhookWithSecretV1 } from '@/lib/wire/v1/webhook';

/** POST /api/public/v1/webhooks/{webhookId}/rotate. */
export const POST = v1Route({
  doc: rotateWebhookSecretDoc,
  keepsToTests: true,
  params: { webhookId: WebhookId },
  body: EmptyRequest.optional(),
  replies: { 200: WebhookWithSecretShape },
  run: ({ ctx, params }) => rotateSecret(ctx, params.webhookId),
  reply: webhookWithSecretV1,
});
