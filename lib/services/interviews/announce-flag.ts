import { responseEvent } from '@/lib/domain/event';
import type { Db } from '@/lib/store/database';
import { enqueueEvent } from '@/lib/store/events';
import type { ResponseRow } from '@/lib/store/responses';

/** Writes the event of a response that has got its first flag (K5), in the transaction that stores the flag. */
export async function announceFlag(
  db: Db,
  before: Pick<ResponseRow, 'id' | 'studyId' | 'organizationId' | 'flags'>,
  after: Pick<ResponseRow, 'flags'>,
): Promise<void> {
  if (before.flags.length === 0 && after.flags.length > 0)
    await enqueueEvent(db, responseEvent('response.flagged', before));
}
