import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Probe } from '@/lib/domain/interview/interview';
import { keyNames, ofStudyOf } from './by-study';
import type { Db } from './database';
import { probeClaim, turn } from './schema';

/**
 * Claims the decision about an answer for this process, for so many milliseconds. False when another one is making it,
 * so that one answer is one conversation with a model, whichever processes its requests came to.
 */
export async function claimProbe(
  db: Db,
  { studyId, responseId, stepId }: { studyId: string; responseId: string; stepId: string },
  forMs: number,
): Promise<boolean> {
  // What is `excluded` ends so long after now, which Citus takes in no condition of an `on conflict`.
  const { rowCount } = await db.execute(sql`
    insert into probe_claim as c (study_id, response_id, step_id, until)
    values (${studyId}, ${responseId}, ${stepId}, now() + make_interval(secs => ${forMs / 1_000}))
    on conflict ${keyNames(probeClaim.studyId, probeClaim.responseId)}
      do update set step_id = excluded.step_id, until = excluded.until
      where c.step_id <> excluded.step_id or c.until < excluded.until - make_interval(secs => ${forMs / 1_000})`);
  return rowCount === 1;
}

/** Stores what was decided under a claim, once, and gives the claim back; false when there is a decision already. */
export async function setClaimedProbe(
  db: Db,
  responseId: string,
  stepId: string,
  probe: Probe,
): Promise<boolean> {
  const of = { responseId, stepId };
  const [claims, turns] = [await isStep(db, probeClaim, of), await isStep(db, turn, of)];
  const { rows } = await db.execute(sql`
    with released as (delete from ${probeClaim} where ${claims})
    update ${turn} set probe = ${JSON.stringify(probe)}::jsonb where ${turns} and ${turn.probe} is null
    returning seq`);
  return rows.length === 1;
}

/** Whether the decision about an answer is there. */
export async function isProbeSet(db: Db, responseId: string, stepId: string): Promise<boolean> {
  const ofTurn = await isStep(db, turn, { responseId, stepId });
  const { rows } = await db.execute(sql`select from ${turn} where ${ofTurn} and ${turn.probe} is not null`);
  return rows.length === 1;
}

async function isStep(
  db: Db,
  table: typeof turn | typeof probeClaim,
  { responseId, stepId }: { responseId: string; stepId: string },
): Promise<SQL | undefined> {
  return and(
    eq(table.responseId, responseId),
    eq(table.stepId, stepId),
    await ofStudyOf(db, table.studyId, responseId),
  );
}
