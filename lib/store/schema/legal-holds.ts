import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { time } from './columns';
import { response } from './interviews';
import { user } from './people';
import { study } from './studies';

/**
 * Studies and responses that are not to be deleted (O2). What is held cannot be deleted by any statement, because its
 * hold refers to it and does not go with it.
 */
export const legalHold = pgTable(
  'legal_hold',
  {
    studyId: uuid('study_id')
      .notNull()
      .references(() => study.id, { onDelete: 'restrict' }),
    /** Null: the whole study. */
    responseId: uuid('response_id').references(() => response.id, { onDelete: 'restrict' }),
    reason: text('reason').notNull(),
    /** Null once that person's account is deleted. */
    setBy: uuid('set_by').references(() => user.id, { onDelete: 'set null' }),
    setAt: time('set_at').notNull().defaultNow(),
  },
  (t) => [
    unique('legal_hold_once').on(t.studyId, t.responseId).nullsNotDistinct(),
    index('legal_hold_response').on(t.responseId),
    check('legal_hold_reason', sql`${t.reason} <> ''`),
  ],
);
