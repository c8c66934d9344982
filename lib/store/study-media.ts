import { sql } from 'drizzle-orm';
import type { Db } from './database';

/** The address of an uploaded file in a guide's text, with any host. */
const ADDRESS = String.raw`/api/media/([0-9a-f]{64}\.[a-z0-9]{3,4})`;

/** The names of uploaded pictures and films that a study's revisions show. */
export async function listStudyMedia(db: Db, studyId: string): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select distinct found[1] as name
      from revision, regexp_matches(guide::text, ${ADDRESS}, 'g') as found
     where study_id = ${studyId}`);
  return rows.map(({ name }) => name);
}

/**
 * Those among `names` that any study shows, of any organisation: guides are exported and imported with their addresses.
 */
export async function listShownMedia(db: Db, names: readonly string[]): Promise<string[]> {
  if (names.length === 0) return [];
  const { rows } = await db.execute<{ name: string }>(sql`
    select name from unnest(${sql.param([...names])}::text[]) as name
     where exists (select from revision where strpos(guide::text, name) > 0)`);
  return rows.map(({ name }) => name);
}
