import { z } from 'zod';
import { EVENT_TYPES } from '@/lib/domain/event';
import {
  type Attempt,
  DELIVERY_STATUSES,
  type DeliveryStatus,
  WEBHOOK_STATUSES,
  type WebhookStatus,
} from '@/lib/domain/webhooks/webhook';
import { list } from '../list';
import { pageFields } from '../page-query';
import { TITLE_LENGTH, text, webAddress } from '../text';

const URL_LENGTH = 2_000;
const MOST_STUDIES = 100;

const given = {
  url: webAddress()
    .refine((value) => value.length <= URL_LENGTH, `Expected at most ${URL_LENGTH} characters`)
    .refine(hasNoUser, 'Must be an address without user and fragment')
    .refine((value) => portOf(value) !== '0', 'No server listens at port 0')
    .meta({ description: 'Where messages are sent: public and https.' }),
  events: list(z.enum(EVENT_TYPES), { least: 1, most: EVENT_TYPES.length })
    .refine((events) => new Set(events).size === events.length, 'Names an event twice')
    .meta({ description: 'What it is told of.' }),
  studyIds: list(
    z.uuid().transform((id) => id.toLowerCase()),
    { least: 1, most: MOST_STUDIES },
  )
    .nullish()
    .meta({
      description: 'Only of these studies; null: of all.',
      override: { items: { format: 'uuid', type: 'string' } },
    }),
  description: text(TITLE_LENGTH).nullish().meta({ description: 'Words of yours for it.' }),
};

export const CreateWebhookRequest = z
  .strictObject(given)
  .meta({ id: 'CreateWebhookRequest', description: 'An address to be told what happens.' });

export const ChangeWebhookRequest = z
  .strictObject({
    url: given.url.exactOptional(),
    events: given.events.exactOptional(),
    studyIds: given.studyIds,
    description: given.description,
    status: z
      .enum(['active', 'disabled'])
      .exactOptional()
      .meta({ description: 'Turns it on, or off: then what still waits is given up.' }),
  })
  .meta({ id: 'ChangeWebhookRequest', description: 'What to change; what is left out stays.' });

function portOf(value: string): string {
  return URL.canParse(value) ? new URL(value).port : '';
}

/** A user would be sent in the clear and shown again. */
export function hasNoUser(value: string): boolean {
  try {
    const { hash, username, password } = new URL(value);
    return hash + username + password === '';
  } catch {
    return false;
  }
}

const fields = {
  id: z.uuid().meta({ description: 'The id of the webhook.' }),
  url: z.string().meta({ description: 'Where messages are sent.' }),
  events: z.array(z.enum(EVENT_TYPES)).meta({ description: 'What it is told of.' }),
  studyIds: z.array(z.uuid()).nullable().meta({ description: 'Only of these studies; null: of all.' }),
  description: z.string().nullable().meta({ description: 'Words of its own.' }),
  status: z.enum(WEBHOOK_STATUSES).meta({
    description: '`failing` since a message was given up, `disabled` by a person or an answer of 410.',
  }),
  failingSince: z.iso.datetime().nullable().meta({ description: 'Since when it is failing.' }),
  test: z.boolean().meta({
    description: 'Whether a test key made it: then it is told of test studies, else of the others.',
  }),
  formerSecretUntil: z.iso
    .datetime()
    .nullable()
    .meta({ description: 'Until when the secret before this one signs as well.' }),
  createdAt: z.iso.datetime().meta({ description: 'When it was made.' }),
};

export const WebhookShape = z
  .object(fields)
  .meta({ id: 'Webhook', description: 'An address that is told what happens.' });

export const WebhookWithSecretShape = z
  .object({
    ...fields,
    secret: z.string().meta({ description: 'What its messages are signed with; shown this once.' }),
  })
  .meta({ id: 'WebhookWithSecret', description: 'A webhook with its new secret.' });

export const WebhooksShape = z
  .object({ webhooks: z.array(WebhookShape).meta({ description: 'The oldest first.' }) })
  .meta({ id: 'Webhooks', description: 'The webhooks of the organization.' });

const AttemptShape = z
  .object({
    at: z.iso.datetime().meta({ description: 'When.' }),
    status: z.int().nullable().meta({ description: 'The status of the answer; null without one.' }),
    durationMs: z.int().min(0).meta({ description: 'How long it took.' }),
    problem: z.string().nullable().meta({ description: 'Why it failed, in a sentence; null for a success.' }),
  })
  .meta({ id: 'WebhookAttempt', description: 'One try to deliver a message.' });

export const DeliveryShape = z
  .object({
    id: z.uuid().meta({ description: 'The id of the message to this address.' }),
    eventId: z.uuid().meta({ description: 'Its `webhook-id`, the same on every attempt.' }),
    type: z.string().meta({ description: 'The type of the event, or `webhook.test`.' }),
    status: z
      .enum(DELIVERY_STATUSES)
      .meta({ description: '`waiting` for its next attempt, `delivered`, or `failed` after the last.' }),
    attempts: z.array(AttemptShape).meta({ description: 'The attempts so far, at most the last 20.' }),
    nextAttemptAt: z.iso.datetime().nullable().meta({ description: 'When it is tried next, if at all.' }),
    createdAt: z.iso.datetime().meta({ description: 'When it was made.' }),
    body: z.string().meta({ description: 'What is sent, as it is sent.' }),
  })
  .meta({ id: 'WebhookDelivery', description: 'A message to one address about one event.' });

export const DeliveriesShape = z
  .object({ deliveries: z.array(DeliveryShape).meta({ description: 'The newest first.' }) })
  .meta({ id: 'WebhookDeliveries', description: 'Messages of a webhook.' });

export const DeliveriesQuery = z.object({
  ...pageFields({ noun: 'Messages', usual: 50, most: 200 }),
});

interface WebhookSource {
  id: string;
  url: string;
  events: readonly string[];
  studyIds: string[] | null;
  description: string | null;
  status: WebhookStatus;
  failingSince: Date | null;
  ofTestStudies: boolean;
  formerUntil: Date | null;
  createdAt: Date;
}

export function webhookV1(row: WebhookSource): z.input<typeof WebhookShape> {
  const { id, url, studyIds, description, status } = row;
  return {
    id,
    url,
    events: EVENT_TYPES.filter((type) => row.events.includes(type)),
    studyIds,
    description,
    status,
    failingSince: row.failingSince?.toISOString() ?? null,
    test: row.ofTestStudies,
    formerSecretUntil: row.formerUntil?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  };
}

export function webhookWithSecretV1(
  row: WebhookSource & { plainSecret: string },
): z.input<typeof WebhookWithSecretShape> {
  return { ...webhookV1(row), secret: row.plainSecret };
}

export function deliveryV1(row: {
  id: string;
  eventId: string;
  type: string;
  status: DeliveryStatus;
  attempts: Attempt[];
  nextAt: Date | null;
  createdAt: Date;
  body: string;
}): z.input<typeof DeliveryShape> {
  const { id, eventId, type, status, attempts, nextAt, createdAt, body } = row;
  return {
    id,
    eventId,
    type,
    status,
    attempts,
    nextAttemptAt: nextAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    body,
  };
}
