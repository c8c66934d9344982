import { bigint, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { textByBytes } from './columns';
import { study } from './studies';

/**
 * How many responses of a study have each countable property (see lib/store/kept-counts). Together with the changes below
 * it is exact at every moment: a reader adds both.
 */
export const studyCount = pgTable(
  'study_count',
  {
    studyId: uuid('study_id')
      .notNull()
      .references(() => study.id, { onDelete: 'cascade' }),
    /** Such as `progress:complete`. */
    key: textByBytes('key').notNull(),
    count: bigint('count', { mode: 'number' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.studyId, t.key] })],
);

/**
 * What changed since, a row for each change of a response, written by triggers in its transaction: rows of their own
 * instead of the shared ones above, so that no participant waits for another. A job adds them up every minute.
 */
export const studyCountChange = pgTable(
  'study_count_change',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    studyId: uuid('study_id').notNull(),
    gained: text('gained').array().notNull(),
    lost: text('lost').array().notNull(),
  },
  (t) => [index('study_count_change_study').on(t.studyId)],
);
