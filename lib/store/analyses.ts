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
  const { rows } = await db.execute<{
    responses: number;
    tags: string[] | null;
    term: string | null;
    count: number;
  }>(sql`
    with recent as materialized (
      select ${response.terms}, ${response.tags} from ${response}
       where ${response.studyId} = ${studyId} and ${response.id} <> ${id} and ${response.analyzedAt} is not null
       order by ${response.updatedAt} desc limit ${COMPARED}),
    counted as (
      select term, count(*)::int as count from recent, unnest(recent.terms) as term group by term)
    select about.*, counted.term, coalesce(counted.count, 0) as count
      from (select count(*)::int as responses,
                   (select array_agg(tag order by count desc, tag)
                      from (select tag, count(*) as count from recent, unnest(recent.tags) as tag group by tag) as used)
                     as tags
              from recent) as about
      left join counted on true`);
  return {
    responses: rows[0]?.responses ?? 0,
    counts: new Map(rows.flatMap(({ term, count }) => (term === null ? [] : [[term, count] as const]))),
    tags: rows[0]?.tags ?? [],
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
