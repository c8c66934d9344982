import * as example from './examples';
import type { OperationDoc } from './operation-doc';

const tag = 'Webhooks';
const webhook = {
  id: example.ids.webhook,
  url: 'https://hooks.lantern.example/colloquy',
  events: ['response.completed', 'export.ready'],
  studyIds: null,
  description: 'Warehouse',
  status: 'active',
  failingSince: null,
  test: false,
  formerSecretUntil: null,
  createdAt: example.created,
};
const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwVGhYUzuH1aA=';
const delivery = {
  id: example.ids.delivery,
  eventId: example.ids.event,
  type: 'response.completed',
  status: 'delivered',
  attempts: [{ at: example.created, status: 200, durationMs: 410, problem: null }],
  nextAttemptAt: null,
  createdAt: example.created,
  body: JSON.stringify({
    type: 'response.completed',
    timestamp: example.created,
    data: {
      organizationId: example.ids.organization,
      studyId: example.ids.study,
      responseId: example.ids.response,
      readableId: 42,
      url: `${example.publicUrl}/api/public/v1/responses/${example.ids.study}/${example.ids.response}`,
    },
  }),
};
const waiting = { ...delivery, status: 'waiting', attempts: [], nextAttemptAt: example.created };
const only = 'Owners and admins only.';

export const listWebhooksDoc: OperationDoc = {
  id: 'listWebhooks',
  tag,
  summary: 'List webhooks',
  description: `Without their secrets. ${only}`,
  answer: 'The webhooks.',
  examples: { reply: [{ summary: 'One', value: { webhooks: [webhook] } }] },
};

export const createWebhookDoc: OperationDoc = {
  id: 'createWebhook',
  tag,
  summary: 'Create a webhook',
  description: `Events from now on are sent to an address, as JSON \`{type, timestamp, data}\` with ids and links, never with what participants said. Each has \`webhook-id\`, \`webhook-timestamp\` and \`webhook-signature\` (Standard Webhooks 1.0.0: HMAC-SHA256 over \`id.timestamp.body\` with the secret). Answer 2xx within 15 seconds; anything else, redirects too, is tried ten times over three days, 410 turns the webhook off. Delivered at least once: go by \`webhook-id\`. At most 20. Made with a test key, it is told of test studies alone, in messages with \`test: true\`; all others are told of the other studies alone. ${only}`,
  refusals: ['conflict'],
  answer: 'The webhook, with its secret this once.',
  examples: {
    request: [
      {
        summary: 'Two events',
        value: { url: webhook.url, events: webhook.events, description: 'Warehouse' },
      },
    ],
    reply: [{ summary: 'Made', value: { ...webhook, secret } }],
  },
};

export const readWebhookDoc: OperationDoc = {
  id: 'readWebhook',
  tag,
  summary: 'Read a webhook',
  description: only,
  refusals: ['not_found'],
  answer: 'The webhook.',
  examples: { reply: [{ summary: 'Working', value: webhook }] },
};

export const changeWebhookDoc: OperationDoc = {
  id: 'changeWebhook',
  tag,
  summary: 'Change a webhook',
  description: only,
  refusals: ['not_found'],
  answer: 'The webhook as it is now.',
  examples: {
    request: [{ summary: 'Turn it off', value: { status: 'disabled' } }],
    reply: [{ summary: 'Off', value: { ...webhook, status: 'disabled' } }],
  },
};

export const deleteWebhookDoc: OperationDoc = {
  id: 'deleteWebhook',
  tag,
  summary: 'Delete a webhook',
  description: `With its messages. ${only}`,
  refusals: ['not_found'],
  answer: 'What was deleted.',
  examples: { reply: [{ summary: 'Deleted', value: { id: example.ids.webhook, deleted: true } }] },
};

export const testWebhookDoc: OperationDoc = {
  id: 'testWebhook',
  tag,
  summary: 'Send a test',
  description: `A message of type \`webhook.test\`, sent like any other. ${only}`,
  refusals: ['not_found', 'conflict'],
  answer: 'The message, which is on its way.',
  examples: {
    request: [{ summary: 'Nothing to say', value: {} }],
    reply: [{ summary: 'On its way', value: { ...waiting, type: 'webhook.test' } }],
  },
};

export const rotateWebhookSecretDoc: OperationDoc = {
  id: 'rotateWebhookSecret',
  tag,
  summary: 'Make a new secret',
  description: `For a day messages are signed with the new one and the one before. ${only}`,
  refusals: ['not_found'],
  answer: 'The webhook, with its new secret this once.',
  examples: {
    request: [{ summary: 'Nothing to say', value: {} }],
    reply: [
      { summary: 'Made', value: { ...webhook, formerSecretUntil: '2026-09-15T09:30:00.000Z', secret } },
    ],
  },
};

export const listWebhookDeliveriesDoc: OperationDoc = {
  id: 'listWebhookDeliveries',
  tag,
  summary: 'List messages of a webhook',
  description: `Of the last 30 days. ${only}`,
  refusals: ['bad_request', 'not_found'],
  answer: 'A page of messages.',
  headers: ['X-Total-Count', 'Link'],
  examples: { reply: [{ summary: 'One', value: { deliveries: [delivery] } }] },
};

export const replayWebhookDeliveryDoc: OperationDoc = {
  id: 'replayWebhookDelivery',
  tag,
  summary: 'Send a message again',
  description: `Now, with the same \`webhook-id\`, and again from the beginning of the schedule. ${only}`,
  refusals: ['not_found', 'conflict'],
  answer: 'The message, which is on its way.',
  examples: {
    request: [{ summary: 'Nothing to say', value: {} }],
    reply: [{ summary: 'On its way', value: waiting }],
  },
};
