import { bigint, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { EXPORT_FORMATS } from '../../domain/response/export-format';
import { EXPORT_STATUSES } from '../../domain/response/export-job';
import { createdAt, time } from './columns';
import { organization, user } from './people';
import { study } from './studies';

/** An export that a job writes (M4). Its file is in the store of recordings, under its key. */
export const studyExport = pgTable(
  'study_export',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    organizationId: uuid('organization_id')
      .notNull()
      .references(() => organization.id, { onDelete: 'cascade' }),
    studyId: uuid('study_id')
      .notNull()
      .references(() => study.id, { onDelete: 'cascade' }),
    userId: uuid('user_id').references(() => user.id, { onDelete: 'set null' }),
    format: text('format', { enum: EXPORT_FORMATS }).notNull(),
    /** As the request had it; times are texts. */
    filter: jsonb('filter').notNull(),
    status: text('status', { enum: EXPORT_STATUSES }).notNull().default('waiting'),
    /** Responses in all, and written so far. */
    total: integer('total').notNull(),
    done: integer('done').notNull().default(0),
    /** 256 random bits in hex: the folder of its file. */
    key: text('key').notNull().unique(),
    sizeBytes: bigint('size_bytes', { mode: 'number' }),
    createdAt: createdAt(),
    /** When its file is removed; null before there is one. */
    expiresAt: time('expires_at'),
  },
  (t) => [
    index('study_export_study').on(t.studyId),
    index('study_export_organization').on(t.organizationId, t.status),
    index('study_export_expiry').on(t.expiresAt),
  ],
);
