import { v1Route } from '@/lib/http/v1-route';
import { createWebhook } from '@/lib/services/webhooks/create-webhook';
import { readWebhooks } from '@/lib/services/webhooks/read-webhooks';
import { createWebhookDoc, listWebhooksDoc } from '@/lib/wire/docs/webhooks';
import {
  CreateWebhookRequest,
  WebhooksShape,
  WebhookWithSecretShape,
  webhookV1,
  webhookWithSecretV1,
} from '@/lib/wire/v1/webhook';

/** GET /api/public/v1/webhooks. */
export const GET = v1Route({
  doc: listWebhooksDoc,
  keepsToTests: true,
  replies: { 200: WebhooksShape },
  run: ({ ctx }) => readWebhooks(ctx),
  reply: (rows) => ({ webhooks: rows.map(webhookV1) }),
});

/** POST /api/public/v1/webhooks. With its secret, this once. */
export const POST = v1Route({
  doc: createWebhookDoc,
  keepsToTests: true,
  // Its address is sent what participants said.
  scopes: ['read', 'write'],
  makes: 'webhook',
  body: CreateWebhookRequest,
  asksElsewhere: true,
  replies: { 201: WebhookWithSecretShape },
  run: ({ ctx, body: { url, events, studyIds = null, description = null } }) =>
    createWebhook(ctx, { url, events, studyIds, description }),
  reply: webhookWithSecretV1,
});
