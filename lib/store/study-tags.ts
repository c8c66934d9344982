import { sql } from 'drizzle-orm';
import type { Db } from './database';
import { response } from './schema';

/** Enough to suggest tags while typing, and to show which there are. */
const MOST = 500;

/**
 * The tags that a study's responses show, the most used first; each in the spelling that comes first in the alphabet.
 */
export async function listStudyTags(db: Db, studyId: string): Promise<{ text: string; count: number }[]> {
  const { rows } = await db.execute<{ text: string; count: number }>(sql`
    select min(shown.tag) as text, count(distinct ${response.id})::int as count
      from ${response}
     cross join lateral (
       select tag from unnest(${response.tags}) as tag
        where lower(tag) <> all (select lower(gone) from unnest(${response.removedTags}) as gone)
       union all
       select tag from unnest(${response.reviewTags}) as tag) as shown
     where ${response.studyId} = ${studyId}
     group by lower(shown.tag)
     order by count desc, text limit ${MOST}`);
  return rows;
}
