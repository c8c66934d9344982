import { Failure } from '@/lib/domain/failure';
import { type FieldworkBoard, outcomeRows } from '@/lib/domain/fieldwork/board';
import { opennessOf } from '@/lib/domain/fieldwork/openness';
import { minutesEstimate } from '@/lib/domain/guide/minutes-estimate';
import type { StudyReference } from '@/lib/domain/identifier';
import { countOutcomes, countPlaceHolders, findPace } from '@/lib/store/fieldwork';
import { countPlaces } from '@/lib/store/quota-places';
import { findEditableRevision } from '@/lib/store/revisions';
import { findStudy } from '@/lib/store/studies';
import { countTests } from '@/lib/store/test-studies';
import type { MemberContext } from '../context';

/** The live figures of a study's fieldwork. Refuses `study_not_found`. */
export async function readBoard(
  { db, principal, now }: MemberContext,
  reference: StudyReference,
): Promise<FieldworkBoard & { title: string }> {
  const study = await findStudy(db, principal, reference);
  if (!study) throw new Failure('study_not_found', 'There is no such study in this organisation.');
  const [counts, places, holdingPlace, pace, editable, tests] = await Promise.all([
    countOutcomes(study.id),
    countPlaces(db, study.id),
    study.quotas.length > 0 ? countPlaceHolders(db, study.id) : 0,
    findPace(db, study.id),
    findEditableRevision(db, study.id),
    countTests(db, study.id),
  ]);
  const outcomes = outcomeRows(counts);
  const total = Object.fromEntries(outcomes.map((row) => [row.outcome, row.total]));
  const { status, opensAt, closesAt, closeAfter, responseTarget, title } = study;
  return {
    at: now(),
    title,
    status,
    openness: opennessOf(study, now()),
    opensAt,
    closesAt,
    closeAfter,
    responseTarget,
    started: outcomes.reduce((sum, row) => sum + row.total, 0),
    complete: total.complete ?? 0,
    underWay: total.under_way ?? 0,
    holdingPlace,
    screenedOut: total.screened_out ?? 0,
    overQuota: total.over_quota ?? 0,
    left: total.left ?? 0,
    firstStartedAt: pace.firstStartedAt,
    middleSeconds: pace.middleSeconds,
    estimatedMinutes: editable ? minutesEstimate(editable.guide) : 1,
    tests,
    cells: study.quotas.map(({ id, name, limit }) => ({
      id,
      name,
      limit,
      ...(places.get(id) ?? { complete: 0, underWay: 0 }),
    })),
    outcomes,
  };
}
