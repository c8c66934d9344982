import { v1Route } from '@/lib/http/v1-route';
import { changeWebhook } from '@/lib/services/webhooks/change-webhook';
import { managedWebhook } from '@/lib/services/webhooks/managed-webhook';
import { removeWebhook } from '@/lib/services/webhooks/remove-webhook';
import { changeWebhookDoc, deleteWebhookDoc, readWebhookDoc } from '@/lib/wire/docs/webhooks';
import { WebhookId } from '@/lib/wire/paths';
import { DeletedShape } from '@/lib/wire/v1/deleted';
import { ChangeWebhookRequest, WebhookShape, webhookV1 } from '@/lib/wire/v1/webhook';

const params = { webhookId: WebhookId };

/** GET /api/public/v1/webhooks/{webhookId}. */
export const GET = v1Route({
  doc: readWebhookDoc,
  keepsToTests: true,
  params,
  replies: { 200: WebhookShape },
  run: ({ ctx, params }) => managedWebhook(ctx, params.webhookId),
  reply: webhookV1,
});

/** PATCH /api/public/v1/webhooks/{webhookId}. */
export const PATCH = v1Route({
  doc: changeWebhookDoc,
  keepsToTests: true,
  // Its address is sent what participants said.
  scopes: ['read', 'write'],
  params,
  body: ChangeWebhookRequest,
  asksElsewhere: true,
  replies: { 200: WebhookShape },
  run: ({ ctx, params, body }) => changeWebhook(ctx, { webhookId: params.webhookId, change: body }),
  reply: webhookV1,
});

/** DELETE /api/public/v1/webhooks/{webhookId}. */
export const DELETE = v1Route({
  doc: deleteWebhookDoc,
  keepsToTests: true,
  params,
  replies: { 200: DeletedShape },
  run: ({ ctx, params }) => removeWebhook(ctx, params.webhookId),
  reply: ({ id }) => ({ id, deleted: true as const }),
});
