import { sql } from 'drizzle-orm';
import type { KnownTerms } from '@/lib/domain/analysis/analysis';
import type { Db } from './database';
import { response } from './schema';

/** How many responses of a study are compared: enough to know its topics, however many responses it has. */
const COMPARED = 200;

/** The terms of the newest analysed responses of the study, without the given one. */
export async function listKnownTerms(
  db: Db,
  { studyId, id }: { studyId: string; id: string },
): Promise<KnownTerms> {
  const { rows } = await db.execute<{ responses: number; term: string | null; count: number }>(sql`
    with recent as materialized (
      select ${response.terms} from ${response}
       where ${response.studyId} = ${studyId} and ${response.id} <> ${id} and ${response.analyzedAt} is not null
       order by ${response.updatedAt} desc limit ${COMPARED})
    select (select count(*) from recent)::int as responses, term, count(*)::int as count
      from recent left join lateral unnest(recent.terms) as term on true
     group by term`);
  return {
    responses: rows[0]?.responses ?? 0,
    counts: new Map(rows.flatMap(({ term, count }) => (term === null ? [] : [[term, count] as const]))),
  };
}

/**
 * The first of these lines that no other response of the study has as its tagline, ignoring case; null when each is
 * taken. Locks the choice of taglines in this study until the transaction ends.
 */
export async function takeTagline(
  db: Db,
  { studyId, id }: { studyId: string; id: string },
  lines: readonly string[],
): Promise<string | null> {
  if (lines.length === 0) return null;
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended('tagline:' || ${studyId}, 0))`);
  const { rows } = await db.execute<{ line: string }>(sql`
    select line from unnest(${sql.param([...lines])}::text[]) with ordinality as wanted(line, rank)
     where not exists (select 1 from ${response}
                        where ${response.studyId} = ${studyId} and ${response.id} <> ${id}
                          and lower(${response.tagline}) = lower(wanted.line))
     order by rank limit 1`);
  return rows[0]?.line ?? null;
}
