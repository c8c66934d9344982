import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { hangsOnStudy, time } from './columns';
import { response } from './interviews';

/** Answers that a process is asking a model about: one a response, gone once it is decided. */
export const probeClaim = pgTable('probe_claim', {
  responseId: uuid('response_id')
    .primaryKey()
    .references(() => response.id, { onDelete: 'cascade' }),
  stepId: text('step_id').notNull(),
  /** The decision is there by then, or that process has died. */
  until: time('until').notNull(),
  studyId: hangsOnStudy(),
});
