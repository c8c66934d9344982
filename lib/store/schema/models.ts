import { bigint, boolean, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { ModelLimits, ModelTest } from '../../domain/models/organization-model';
import { bytea, time } from './columns';
import { organization } from './people';

/** The model that an organisation has set for itself (K1). */
export const organizationModel = pgTable('organization_model', {
  organizationId: uuid('organization_id')
    .primaryKey()
    .references(() => organization.id, { onDelete: 'cascade' }),
  baseUrl: text('base_url').notNull(),
  model: text('model').notNull(),
  /** Sealed with the application's secret; null: the endpoint wants none. */
  apiKey: bytea('api_key'),
  keyLastFour: text('key_last_four'),
  keySavedAt: time('key_saved_at'),
  limits: jsonb('limits').$type<ModelLimits>().notNull(),
  /** The last test of it as it is set now; null before the first has ended. */
  test: jsonb('test').$type<ModelTest>(),
  /** Whether a test of it as it is set now has passed: it is not used before. */
  passed: boolean('passed').notNull().default(false),
  /** Changes with address, key and model: what a test was about. */
  version: uuid('version').notNull(),
});

/** Tokens that models took for an organisation, by interview, study and month; each call counts in all three. */
export const modelUsage = pgTable(
  'model_usage',
  {
    organizationId: uuid('organization_id')
      .notNull()
      .references(() => organization.id, { onDelete: 'cascade' }),
    scope: text('scope', { enum: ['interview', 'study', 'month'] }).notNull(),
    /** The response's or study's id, or a month such as `2026-11` (UTC). */
    scopeId: text('scope_id').notNull(),
    tokensIn: bigint('tokens_in', { mode: 'number' }).notNull(),
    tokensOut: bigint('tokens_out', { mode: 'number' }).notNull(),
    calls: bigint('calls', { mode: 'number' }).notNull(),
    /** The limit of the last call, which that call was within. */
    mostTokens: bigint('most_tokens', { mode: 'number' }),
  },
  (t) => [primaryKey({ columns: [t.organizationId, t.scope, t.scopeId] })],
);
