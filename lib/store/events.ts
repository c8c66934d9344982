import { asc, eq, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { Event } from '@/lib/domain/event';
import { isDistributed } from './by-study';
import type { Db } from './database';
import { event, study } from './schema';

/** How long events are kept: longer than any delivery is retried (J2). */
const KEPT = sql`interval '30 days'`;

export type StoredEvent = typeof event.$inferSelect;

/**
 * Writes events, in this order, in the caller's transaction, which makes them true: they exist once it commits, and
 * only then. Rehearsals are no events (N6).
 */
export async function enqueueEvents(db: Db, events: readonly Event[]): Promise<void> {
  if (events.length === 0) return;
  if (isDistributed()) return insertEvents(db, await withoutRehearsals(db, events), ofDistributed);
  await insertEvents(db, events, {
    ofTestStudy: sql`coalesce((select s.is_test_study from study s where s.id = e."studyId"), false)`,
    among: sql`where not exists (select from study s where s.id = e."studyId" and s.test_of is not null)`,
  });
}

/** What an event is of, as far as its study tells. */
interface Told {
  ofTestStudy: SQL;
  among: SQL;
}
const ofDistributed: Told = { ofTestStudy: sql`coalesce(e."ofTestStudy", false)`, among: sql`` };

async function insertEvents(db: Db, events: readonly Event[], told: Told): Promise<void> {
  if (events.length === 0) return;
  await db.execute(sql`
    insert into event (type, organization_id, study_id, response_id, export_id, occurred_at, of_test_study)
    select type, "organizationId", "studyId", "responseId", "exportId", coalesce(at, now()), ${told.ofTestStudy}
      from json_to_recordset(${JSON.stringify(events)}::json)
        as e(type text, "organizationId" uuid, "studyId" uuid, "responseId" uuid, "exportId" uuid, at timestamptz,
             "ofTestStudy" boolean)
     ${told.among}`);
}

/** For tables that are distributed: events lie elsewhere than the studies that they are of. */
async function withoutRehearsals(
  db: Db,
  events: readonly Event[],
): Promise<(Event & { ofTestStudy: boolean })[]> {
  const ids = [...new Set(events.map(({ studyId }) => studyId))];
  const rows = await db
    .select({ id: study.id, testOf: study.testOf, isTestStudy: study.isTestStudy })
    .from(study)
    .where(sql`${study.id} = any(${sql.param(ids)}::uuid[])`);
  const studies = new Map(rows.map(({ id, ...row }) => [id, row]));
  return events.flatMap((one) => {
    const of = studies.get(one.studyId);
    return of?.testOf ? [] : [{ ...one, ofTestStudy: of?.isTestStudy ?? false }];
  });
}

export function enqueueEvent(db: Db, of: Event): Promise<void> {
  return enqueueEvents(db, [of]);
}

/** Writes the deletion events of all responses of a study that is about to be deleted. */
export async function enqueueDeletions(
  db: Db,
  { id, isTestStudy }: { id: string; isTestStudy: boolean },
): Promise<void> {
  await db.execute(sql`
    insert into event (type, organization_id, study_id, response_id, of_test_study)
    select 'response.deleted', organization_id, study_id, id, ${isTestStudy}::boolean from response
     where study_id = ${id} order by readable_id`);
}

/** The oldest events that were not delivered. Locks them until the transaction ends; other readers skip them. */
export async function claimEvents(db: Db, limit: number): Promise<StoredEvent[]> {
  return db
    .select()
    .from(event)
    .where(isNull(event.deliveredAt))
    .orderBy(asc(event.seq))
    .limit(limit)
    .for('update', { skipLocked: true });
}

export async function setDelivered(db: Db, ids: readonly string[]): Promise<void> {
  await db
    .update(event)
    .set({ deliveredAt: sql`now()` })
    .where(inArray(event.id, [...ids]));
}

/** Deletes old events whether they were delivered or not: an old undelivered event is not retried any more. */
export async function deleteOldEvents(db: Db): Promise<void> {
  await db.delete(event).where(lt(event.occurredAt, sql`now() - ${KEPT}`));
}

/** Dates all events of the study so far at the given time. */
export async function backdateEvents(db: Db, studyId: string, occurredAt: Date): Promise<void> {
  await db.update(event).set({ occurredAt }).where(eq(event.studyId, studyId));
}
