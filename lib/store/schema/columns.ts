import { bigint, customType, timestamp } from 'drizzle-orm/pg-core';

export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
/** Ordered by its bytes, so that an index finds what begins alike, whatever the database's locale. */
export const textByBytes = customType<{ data: string }>({ dataType: () => 'text collate "C"' });
export const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });
export const createdAt = () => time('created_at').notNull().defaultNow();
export const credits = (name: string) => bigint(name, { mode: 'number' });
