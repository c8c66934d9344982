import { sql } from 'drizzle-orm';
import type { Probe } from '@/lib/domain/interview/interview';
import type { Db } from './database';

/**
 * Claims the decision about an answer for this process, for so many milliseconds. False when another one is making it,
 * so that one answer is one conversation with a model, whichever processes its requests came to.
 */
export async function claimProbe(
  db: Db,
  { studyId, responseId, stepId }: { studyId: string; responseId: string; stepId: string },
  forMs: number,
): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    insert into probe_claim as c (study_id, response_id, step_id, until)
    values (${studyId}, ${responseId}, ${stepId}, now() + make_interval(secs => ${forMs / 1_000}))
    on conflict (response_id) do update set step_id = excluded.step_id, until = excluded.until
      where c.step_id <> excluded.step_id or c.until < now()`);
  return rowCount === 1;
}

/** Stores what was decided under a claim, once, and gives the claim back; false when there is a decision already. */
export async function setClaimedProbe(
  db: Db,
  responseId: string,
  stepId: string,
  probe: Probe,
): Promise<boolean> {
  const { rows } = await db.execute(sql`
    with released as (delete from probe_claim where response_id = ${responseId} and step_id = ${stepId})
    update turn set probe = ${JSON.stringify(probe)}::jsonb
     where response_id = ${responseId} and step_id = ${stepId} and probe is null
    returning seq`);
  return rows.length === 1;
}

/** Whether the decision about an answer is there. */
export async function isProbeSet(db: Db, responseId: string, stepId: string): Promise<boolean> {
  const { rows } = await db.execute(
    sql`select from turn where response_id = ${responseId} and step_id = ${stepId} and probe is not null`,
  );
  return rows.length === 1;
}
