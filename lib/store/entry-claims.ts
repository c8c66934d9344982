import { createHash } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from './database';
import { entryClaim } from './schema';

/** The key under which a parameter's value is claimed, computed as `claimEarlierEntries` computes it in SQL. */
export function entryKey(parameter: string, value: string): Buffer {
  return digest(Buffer.concat([digest(Buffer.from(parameter)), digest(Buffer.from(value))]));
}

function digest(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest();
}

/** The response that was started with this value, if there is one (decisions, G6). */
export async function findEntryClaim(db: Db, studyId: string, key: Buffer): Promise<string | undefined> {
  const [row] = await db
    .select({ responseId: entryClaim.responseId })
    .from(entryClaim)
    .where(and(eq(entryClaim.studyId, studyId), eq(entryClaim.key, key)));
  return row?.responseId;
}

/** The caller has locked the study's row and has found no claim. */
export async function insertEntryClaim(
  db: Db,
  claim: { studyId: string; key: Buffer; responseId: string },
): Promise<void> {
  await db.insert(entryClaim).values(claim);
}

/**
 * From now on each value of the parameter can be used once. Values of earlier responses are claimed for these, for an
 * ended response rather than for one under way. An empty value counts as none.
 */
export async function claimEarlierEntries(db: Db, studyId: string, parameter: string): Promise<void> {
  await db.execute(sql`
    insert into entry_claim (study_id, key, response_id)
    select distinct on (p.value) r.study_id,
           sha256(sha256(convert_to(${parameter}::text, 'UTF8')) || sha256(convert_to(p.value, 'UTF8'))), r.id
      from response r cross join lateral (
        select pair.value ->> 1 as value
          from json_array_elements(r.url_params) with ordinality as pair(value, place)
         where pair.value ->> 0 = ${parameter}::text order by place limit 1) p
     where r.study_id = ${studyId} and p.value <> ''
     order by p.value, r.progress = 'in_progress', r.readable_id
        on conflict do nothing`);
}
