import { pgTable, uuid } from 'drizzle-orm/pg-core';
import { hangsOnStudy, time } from './columns';
import { response } from './interviews';
import { user } from './people';

/** Flagged responses that somebody has taken on (K5): who, and when. */
export const lookedAfter = pgTable('looked_after', {
  responseId: uuid('response_id')
    .primaryKey()
    .references(() => response.id, { onDelete: 'cascade' }),
  /** Null once that person's account is deleted. */
  userId: uuid('user_id').references(() => user.id, { onDelete: 'set null' }),
  at: time('at').notNull().defaultNow(),
  studyId: hangsOnStudy(),
});
