import { sql } from 'drizzle-orm';
import { bigint, boolean, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { EVENT_TYPES } from '../../domain/event';
import { time } from './columns';
import { organization } from './people';

/**
 * The outbox (J2): one row for each event, written by the transaction that makes it true. Events outlive their studies
 * and responses, and are deleted when they are old.
 */
export const event = pgTable(
  'event',
  {
    /** The same on every attempt to deliver it: the `webhook-id`. */
    id: uuid('id').primaryKey().defaultRandom(),
    /** In the order of writing within a transaction, and nearly so across transactions. */
    seq: bigint('seq', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    type: text('type', { enum: EVENT_TYPES }).notNull(),
    organizationId: uuid('organization_id')
      .notNull()
      .references(() => organization.id, { onDelete: 'cascade' }),
    studyId: uuid('study_id').notNull(),
    responseId: uuid('response_id'),
    /** Of `export.ready`. */
    exportId: uuid('export_id'),
    /** Of a test study (O3), which may be gone by the time that somebody is told. */
    ofTestStudy: boolean('of_test_study').notNull().default(false),
    occurredAt: time('occurred_at').notNull().defaultNow(),
    deliveredAt: time('delivered_at'),
  },
  (t) => [
    index('event_undelivered').on(t.seq).where(sql`${t.deliveredAt} is null`),
    index('event_age').on(t.occurredAt),
    /** Events that can occur once only, per study and per response. */
    uniqueIndex('event_once_per_study')
      .on(t.studyId, t.type)
      .where(sql`${t.type} in ('study.launched', 'study.closed', 'study.target_reached')`),
    uniqueIndex('event_once_per_response')
      .on(t.responseId, t.type)
      .where(
        sql`${t.type} in ('response.started', 'response.completed', 'response.screened_out', 'response.over_quota', 'response.deleted')`,
      ),
  ],
);
