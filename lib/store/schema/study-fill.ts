import { boolean, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { time } from './columns';

/**
 * How far rows from before they had a `study_id` were given one (lib/store/study-fill). Missing before the first of it;
 * rows that came later have theirs in any case.
 */
export const studyFill = pgTable('study_fill', {
  /** A single row: `rows`. */
  what: text('what', { enum: ['rows'] }).primaryKey(),
  /** What hangs on responses up to this id has been looked at in this round; null before the first of them. */
  upTo: uuid('up_to'),
  /** Somebody was at some of these rows: they are looked at again in another round. */
  isAgain: boolean('is_again').notNull().default(false),
  startedAt: time('started_at').notNull().defaultNow(),
  finishedAt: time('finished_at'),
});
