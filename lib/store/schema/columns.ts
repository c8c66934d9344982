import type { NotNull } from 'drizzle-orm';
import { bigint, customType, type PgUUIDBuilderInitial, timestamp, uuid } from 'drizzle-orm/pg-core';

export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
/** Ordered by its bytes, so that an index finds what begins alike, whatever the database's locale. */
export const textByBytes = customType<{ data: string }>({ dataType: () => 'text collate "C"' });
export const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });
export const createdAt = () => time('created_at').notNull().defaultNow();
export const credits = (name: string) => bigint(name, { mode: 'number' });

/**
 * The study that the row hangs on by its parent, by which it will be distributed on Citus (decisions/111). Its type says
 * that it is there so that every insert gives it. Rows from before it was kept lack it until `fillStudies` has come to
 * them, so only statements for Citus may rely on it.
 */
export const hangsOnStudy = () => uuid('study_id') as NotNull<PgUUIDBuilderInitial<'study_id'>>;
