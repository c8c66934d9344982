import { randomUUID } from 'node:crypto';
import { Failure } from '@/lib/domain/failure';
import { type Quota, quotaProblems, renewedQuotas } from '@/lib/domain/fieldwork/quota';
import { storedCondition } from '@/lib/domain/fieldwork/stored-condition';
import type { IdentifiedGuide } from '@/lib/domain/guide/guide';
import { invalidGuideMessage } from '@/lib/domain/guide/guide-problems';
import { stripIds } from '@/lib/domain/guide/strip-ids';
import type { Db } from '@/lib/store/database';
import { countPlaces, dropPlacesExcept, recountPlaces } from '@/lib/store/quota-places';
import type { StudyRow } from '@/lib/store/studies';

/**
 * Replaces the quotas of a study, whose row the caller holds: places of those that stay are kept, those in new and
 * changed ones are found in the interviews that there are. Refuses `invalid_study_guide` for a condition that C6 would
 * refuse, and `invalid_request_body` for a limit below the places taken.
 */
export async function changeQuotas(
  db: Db,
  study: StudyRow,
  guide: IdentifiedGuide,
  wanted: readonly Omit<Quota, 'id'>[],
): Promise<Quota[]> {
  const problems = quotaProblems(wanted, stripIds(guide));
  if (problems.length > 0) throw new Failure('invalid_study_guide', invalidGuideMessage(problems));
  const { quotas, recount } = renewedQuotas(study.quotas, wanted, randomUUID);
  await dropPlacesExcept(
    db,
    study.id,
    quotas.map(({ id }) => id),
  );
  for (const { id, when } of recount) {
    await recountPlaces(db, { studyId: study.id, quotaId: id }, storedCondition(when, guide));
  }
  const counts = await countPlaces(db, study.id);
  const issues = quotas.flatMap(({ id, limit }, at) => {
    const { complete, underWay } = counts.get(id) ?? { complete: 0, underWay: 0 };
    if (complete + underWay <= limit) return [];
    const message = `${complete} are complete and ${underWay} are under way, so the limit cannot go below ${complete + underWay}`;
    return [{ path: ['quotas', at, 'limit'], message }];
  });
  if (issues.length > 0)
    throw new Failure('invalid_request_body', 'A quota has more people than its limit.', { issues });
  return quotas;
}
