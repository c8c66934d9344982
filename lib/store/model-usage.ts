import { sql } from 'drizzle-orm';
import type { TokensUsed } from '@/lib/domain/models/organization-model';
import type { Db } from './database';

/** Where a call counts, and how many tokens it may lead to there; null: as many as there are. */
export interface UsageScope {
  scope: 'interview' | 'study' | 'month';
  scopeId: string;
  mostTokens: number | null;
}

/**
 * Every call of an organisation changes the same row of its month. A commit that waits for the disk would hold it for
 * milliseconds, and 200 interviews at once would wait for seconds: counts of the last moment may be lost in a crash.
 */
const QUICKLY = sql`(select set_config('synchronous_commit', 'off', true) as quickly)`;

/**
 * Counts a call's tokens where there is room for them, in one conditional statement; how many of the scopes had room.
 * Who gets fewer than it named rolls back. Scopes are locked in the order in which they are given.
 */
export async function addTokens(
  db: Db,
  organizationId: string,
  scopes: readonly UsageScope[],
  { tokensIn, tokensOut }: { tokensIn: number; tokensOut: number },
): Promise<number> {
  const all = tokensIn + tokensOut;
  const { rows } = await db.execute(sql`
    insert into model_usage as used
           (organization_id, scope, scope_id, most_tokens, tokens_in, tokens_out, calls)
    select ${organizationId}::uuid, scope, scope_id, most_tokens,
           ${tokensIn}::bigint, ${tokensOut}::bigint, 1
      from unnest(${sql.param(scopes.map(({ scope }) => scope))}::text[],
                  ${sql.param(scopes.map(({ scopeId }) => scopeId))}::text[],
                  ${sql.param(scopes.map(({ mostTokens }) => mostTokens))}::bigint[])
           as wanted (scope, scope_id, most_tokens), ${QUICKLY} as how
     where quickly is not null and (most_tokens is null or most_tokens >= ${all}::bigint)
        on conflict (organization_id, scope, scope_id) do update
       set tokens_in = used.tokens_in + excluded.tokens_in,
           tokens_out = used.tokens_out + excluded.tokens_out,
           calls = used.calls + 1,
           most_tokens = excluded.most_tokens
     where excluded.most_tokens is null
        or used.tokens_in + used.tokens_out + ${all}::bigint <= excluded.most_tokens
    returning scope`);
  return rows.length;
}

/** Replaces what a call was expected to take by what it took; both in tokens, as a difference. */
export async function correctTokens(
  db: Db,
  organizationId: string,
  scopes: readonly UsageScope[],
  by: { tokensIn: number; tokensOut: number; calls: number },
): Promise<void> {
  await db.execute(sql`
    update model_usage as used
       set tokens_in = greatest(0, tokens_in + ${by.tokensIn}::bigint),
           tokens_out = greatest(0, tokens_out + ${by.tokensOut}::bigint),
           calls = greatest(0, calls + ${by.calls}::bigint)
      from (select organization_id, scope, scope_id from model_usage, ${QUICKLY} as how
             where quickly is not null and organization_id = ${organizationId}::uuid
               and (scope, scope_id) in (
                     select * from unnest(${sql.param(scopes.map(({ scope }) => scope))}::text[],
                                          ${sql.param(scopes.map(({ scopeId }) => scopeId))}::text[]))
             order by scope, scope_id
               for no key update of model_usage) as held
     where used.organization_id = held.organization_id
       and used.scope = held.scope and used.scope_id = held.scope_id`);
}

type Figures = { tokensIn: string; tokensOut: string; calls: string };
const read = ({ tokensIn, tokensOut, calls }: Figures): TokensUsed => ({
  tokensIn: Number(tokensIn),
  tokensOut: Number(tokensOut),
  calls: Number(calls),
});

export async function readMonthUsage(db: Db, organizationId: string, month: string): Promise<TokensUsed> {
  const { rows } = await db.execute<Figures>(sql`
    select tokens_in as "tokensIn", tokens_out as "tokensOut", calls from model_usage
     where organization_id = ${organizationId} and scope = 'month' and scope_id = ${month}`);
  return rows[0] ? read(rows[0]) : { tokensIn: 0, tokensOut: 0, calls: 0 };
}

/** The studies that took most, at most `limit`; deleted ones are not named. */
export async function listStudyUsage(
  db: Db,
  organizationId: string,
  limit: number,
): Promise<(TokensUsed & { studyId: string; title: string })[]> {
  const { rows } = await db.execute<Figures & { studyId: string; title: string }>(sql`
    select study.id as "studyId", study.title, used.tokens_in as "tokensIn",
           used.tokens_out as "tokensOut", used.calls
      from model_usage as used join study on study.id::text = used.scope_id
     where used.organization_id = ${organizationId} and used.scope = 'study'
       and study.organization_id = ${organizationId}
     order by used.tokens_in + used.tokens_out desc, study.id limit ${limit}`);
  return rows.map((row) => ({ studyId: row.studyId, title: row.title, ...read(row) }));
}

/** How many interviews took any, how much on average, and the most of one; in tokens. */
export async function readInterviewUsage(
  db: Db,
  organizationId: string,
): Promise<{ interviews: number; average: number; most: number }> {
  const { rows } = await db.execute<{ interviews: string; average: string; most: string }>(sql`
    select count(*) as interviews, coalesce(round(avg(tokens_in + tokens_out)), 0) as average,
           coalesce(max(tokens_in + tokens_out), 0) as most
      from model_usage where organization_id = ${organizationId} and scope = 'interview'`);
  const [row] = rows;
  return { interviews: Number(row?.interviews), average: Number(row?.average), most: Number(row?.most) };
}
