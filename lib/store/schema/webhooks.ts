import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import {
  type Attempt,
  DELIVERY_STATUSES,
  type MessageType,
  WEBHOOK_STATUSES,
} from '../../domain/webhooks/webhook';
import { bytea, createdAt, time } from './columns';
import { organization } from './people';

/** An address that an organisation has events sent to (J1). */
export const webhook = pgTable(
  'webhook',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    organizationId: uuid('organization_id')
      .notNull()
      .references(() => organization.id, { onDelete: 'cascade' }),
    url: text('url').notNull(),
    description: text('description'),
    events: text('events').array().notNull(),
    /** Null: all studies. */
    studyIds: uuid('study_ids').array(),
    /** Made with a test key: it is told of test studies alone, and the others of none (O3). */
    ofTestStudies: boolean('of_test_studies').notNull().default(false),
    status: text('status', { enum: WEBHOOK_STATUSES }).notNull().default('active'),
    /** Sealed with the application's secret. */
    secret: bytea('secret').notNull(),
    /** The one before, which signs as well until then. */
    formerSecret: bytea('former_secret'),
    formerUntil: time('former_until'),
    failingSince: time('failing_since'),
    createdAt: createdAt(),
  },
  (t) => [index('webhook_organization').on(t.organizationId)],
);

/** A message to one address about one event, with what became of it. */
export const webhookDelivery = pgTable(
  'webhook_delivery',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    organizationId: uuid('organization_id').notNull(),
    webhookId: uuid('webhook_id')
      .notNull()
      .references(() => webhook.id, { onDelete: 'cascade' }),
    /** The `webhook-id`: that of the event, on every attempt and to every address. */
    eventId: uuid('event_id').notNull(),
    type: text('type').$type<MessageType>().notNull(),
    /** Sent as it is on every attempt. */
    body: text('body').notNull(),
    status: text('status', { enum: DELIVERY_STATUSES }).notNull().default('waiting'),
    /** Attempts since it was last sent by hand: what the schedule goes by. */
    made: integer('made').notNull().default(0),
    attempts: jsonb('attempts').$type<Attempt[]>().notNull().default([]),
    /** Null when it is not tried again. */
    nextAt: time('next_at'),
    createdAt: createdAt(),
  },
  (t) => [
    unique('webhook_delivery_once').on(t.webhookId, t.eventId),
    index('webhook_delivery_list').on(t.webhookId, t.createdAt.desc(), t.id),
    index('webhook_delivery_age').on(t.createdAt),
    index('webhook_delivery_waiting').on(t.webhookId).where(sql`${t.status} = 'waiting'`),
  ],
);
