import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { REHEARSAL_STATUSES, type Walk } from '../../domain/rehearsal/rehearsal';
import { createdAt, hangsOnStudy, time } from './columns';
import { organization } from './people';
import { revision, study } from './studies';

/** Scripted participants walk a study before people do (N6), in the study that it is rehearsed in. */
export const rehearsal = pgTable(
  'rehearsal',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    organizationId: uuid('organization_id')
      .notNull()
      .references(() => organization.id, { onDelete: 'cascade' }),
    studyId: uuid('study_id')
      .notNull()
      .references(() => study.id, { onDelete: 'cascade' }),
    /** What is walked: a revision of the study that it is rehearsed in. */
    revisionId: uuid('revision_id')
      .notNull()
      .references(() => revision.id, { onDelete: 'cascade' }),
    status: text('status', { enum: REHEARSAL_STATUSES }).notNull().default('waiting'),
    /** What no choice was found to lead to; null before it was searched. */
    search: jsonb('search').$type<{ unreachable: string[]; letsEverybodyIn: boolean }>(),
    createdAt: createdAt(),
    finishedAt: time('finished_at'),
  },
  (t) => [
    index('rehearsal_study').on(t.studyId, t.createdAt),
    index('rehearsal_organization').on(t.organizationId, t.status),
    index('rehearsal_revision').on(t.revisionId),
    index('rehearsal_age').on(t.createdAt),
  ],
);

/** One scripted participant of a rehearsal, in the order in which they walk. */
export const rehearsalWalk = pgTable(
  'rehearsal_walk',
  {
    rehearsalId: uuid('rehearsal_id')
      .notNull()
      .references(() => rehearsal.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    walk: jsonb('walk').$type<Walk>().notNull(),
    studyId: hangsOnStudy(),
  },
  (t) => [primaryKey({ columns: [t.rehearsalId, t.number] })],
);
