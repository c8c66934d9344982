import type { Quota } from '@/lib/domain/fieldwork/quota';
import { isIdle } from '@/lib/domain/interview/idle';
import { conditionsMet, nextStep } from '@/lib/domain/interview/next-step';
import type { Db } from '@/lib/store/database';
import { freePlaces, listPlaces, takePlaces } from '@/lib/store/quota-places';
import { lockStudy } from '@/lib/store/studies';
import { type InterviewRecord, interviewOf } from './interview-record';

/**
 * Takes the places of an interview in its study's quotas as soon as their conditions are met, from the end of the
 * screening on (N2); where one of them is full, the interview has ended, and `record` says so. After being idle it takes
 * its places again. The caller holds the response, and asks before it computes the next step.
 */
export async function keepPlaces(
  db: Db,
  record: InterviewRecord & { now: Date },
  quotas: readonly Quota[],
): Promise<void> {
  const { row, now } = record;
  if (quotas.length === 0) return;
  const interview = interviewOf(record);
  if (!hasPassedScreening(interview)) return;
  const met = conditionsMet(
    interview,
    quotas.map(({ when }) => when),
  );
  const wanted = quotas.filter((_quota, at) => met[at]);
  if (wanted.length === 0) return;
  const missing = async () => {
    const held = await listPlaces(db, row.id);
    return wanted.filter(({ id }) => !held.has(id));
  };
  // Nobody else frees the places of an interview that is not idle and has an answer with content.
  if (row.hasContent && !isIdle(row, now) && (await missing()).length === 0) return;
  const study = await lockStudy(db, row.studyId);
  const limits = new Map(study?.quotas.map(({ id, limit }) => [id, limit]));
  const cells = (await missing()).flatMap(({ id }) => {
    const limit = limits.get(id);
    return limit === undefined ? [] : [{ id, limit }];
  });
  if (cells.length === 0) return;
  const of = { studyId: row.studyId, responseId: row.id };
  if (await takePlaces(db, of, cells)) return;
  await freePlaces(db, row.studyId, cells);
  if (await takePlaces(db, of, cells)) return;
  record.row = { ...row, endReason: 'over_quota' };
}

function hasPassedScreening(interview: Parameters<typeof nextStep>[0]): boolean {
  const next = nextStep(interview);
  if (next.kind === 'end') return next.outcome !== 'screened_out';
  return (next.kind !== 'question' && next.kind !== 'follow_up') || next.block.type !== 'screening';
}
