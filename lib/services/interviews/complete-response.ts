import { responseEvent } from '@/lib/domain/event';
import { completionOf, type EndReason } from '@/lib/domain/interview/completion';
import type { Turn } from '@/lib/domain/interview/interview';
import type { Db } from '@/lib/store/database';
import { enqueueEvent } from '@/lib/store/events';
import { dropPlaces, fixPlaces } from '@/lib/store/quota-places';
import type { ResponseRow } from '@/lib/store/responses';
import { chargeShare, giveBackShare, waiveShare } from '@/lib/store/shares';
import { countComplete, lockStudy } from '@/lib/store/studies';
import { announceTarget } from '../studies/announce-target';

const SETTLE = { charged: chargeShare, waived: waiveShare, released: giveBackShare } as const;

/**
 * What follows from the end of an interview: its study counts it, its share of the credits is settled, its places in quotas are kept or given back, and its events
 * are written. In the transaction that ends it, whose response row says already that it has ended.
 */
export async function completeResponse(
  db: Db,
  row: Pick<ResponseRow, 'id' | 'studyId' | 'organizationId'>,
  turns: readonly Pick<Turn, 'answer'>[],
  reason: EndReason,
): Promise<void> {
  const { hasContent: heard, share, event } = completionOf(turns, reason);
  const study = await lockStudy(db, row.studyId);
  const counted = reason === 'complete' ? await countComplete(db, row.studyId, heard) : undefined;
  if (reason !== 'complete') await dropPlaces(db, row.id);
  else if (study?.quotas.length) await fixPlaces(db, row.id);
  await SETTLE[share](db, row.id);
  await enqueueEvent(db, responseEvent(event, row));
  if (counted) await announceTarget(db, counted);
}
