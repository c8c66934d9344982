import { bigint, index, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { AuditChanges } from '@/lib/domain/audit/audit-entry';
import { time } from './columns';

/**
 * The audit log (decisions, O1). A trigger numbers the entries of each organisation, sets their time and chains them by
 * their hashes; others refuse to change or delete one. Nothing refers to other tables: entries outlive what they are
 * about. What concerns no organisation has the nil UUID.
 */
export const auditEntry = pgTable(
  'audit_entry',
  {
    organizationId: uuid('organization_id').notNull(),
    /** From 1, without gaps. */
    number: bigint('number', { mode: 'number' }).notNull().default(0),
    id: uuid('id').notNull().defaultRandom(),
    at: time('at').notNull().defaultNow(),
    /** Who: a person, a person by one of their keys, or (both null) `system`. */
    userId: uuid('user_id'),
    keyId: uuid('key_id'),
    system: text('system'),
    action: text('action').notNull(),
    targetType: text('target_type'),
    target: text('target'),
    /** The study that it is about or in. */
    studyId: uuid('study_id'),
    /** The address that it came from; null for commands. */
    ip: text('ip'),
    /** `done`, or the code of the refusal. */
    result: text('result').notNull(),
    changes: jsonb('changes').$type<AuditChanges>().notNull(),
    /** SHA-256 in hexadecimal, over the previous entry's and this one's fields. */
    hash: text('hash').notNull().default(''),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.number] }),
    uniqueIndex('audit_entry_id').on(t.id),
    index('audit_entry_target').on(t.organizationId, t.target, t.number),
    index('audit_entry_study').on(t.organizationId, t.studyId, t.number),
  ],
);

/** The last entry of each organisation: what the next one is chained to, and how a shortened log is noticed. */
export const auditHead = pgTable('audit_head', {
  organizationId: uuid('organization_id').primaryKey(),
  number: bigint('number', { mode: 'number' }).notNull(),
  hash: text('hash').notNull(),
});
