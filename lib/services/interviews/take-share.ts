import { closesAtTarget } from '@/lib/domain/study/closes-at-target';
import { priceOf } from '@/lib/domain/wallet/price';
import type { Db } from '@/lib/store/database';
import type { RevisionRow } from '@/lib/store/revisions';
import { allotShare, countTakenShares, takeOverShare } from '@/lib/store/shares';
import type { StudyRow } from '@/lib/store/studies';

/**
 * Takes the share of the credits of a response that starts or goes on (decisions, G3 and G6): from the launch's hold;
 * from the wallet where the study goes on past its target, or is not there yet since the target was raised; else from
 * an interview that has no answer yet. False when there is none. The caller holds the study's row.
 */
export async function takeShare(
  db: Db,
  study: StudyRow,
  of: { responseId: string; revision: RevisionRow },
): Promise<boolean> {
  const wanted = {
    responseId: of.responseId,
    studyId: study.id,
    organizationId: study.organizationId,
    price: priceOf(of.revision.config.interviewMode),
  };
  const closes = closesAtTarget(study);
  if ((await allotShare(db, { ...wanted, allowSingle: !closes })) !== 'none') return true;
  const { responseTarget } = study;
  if (closes && (await countTakenShares(db, study.id, responseTarget)) < responseTarget) {
    if ((await allotShare(db, { ...wanted, allowSingle: true })) !== 'none') return true;
  }
  return takeOverShare(db, wanted);
}
