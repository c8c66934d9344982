import { sql } from 'drizzle-orm';
import type { OwnRow } from '@/lib/domain/fieldwork/reconcile';
import type { Db } from './database';

/** The newest interview of each participant whose link named them by this parameter, ended ones first. */
export async function listPanelIds(
  db: Db,
  of: { studyId: string; parameter: string; limit: number },
): Promise<OwnRow[]> {
  const { rows } = await db.execute<OwnRow & Record<string, unknown>>(sql`
    select distinct on (named.id) named.id, r.id as "responseId", r.readable_id as "readableId",
           r.end_reason as "endReason"
      from response r cross join lateral (
        select pair.value ->> 1 as id from json_array_elements(r.url_params) with ordinality as pair(value, place)
         where pair.value ->> 0 = ${of.parameter}::text order by place limit 1) named
     where r.study_id = ${of.studyId} and named.id <> ''
     order by named.id, r.end_reason is null, r.readable_id desc limit ${of.limit}`);
  return rows;
}
