import { BoundedMap } from '@/lib/domain/bounded-map';
import { Failure } from '@/lib/domain/failure';
import { type RecordingRow, setRecordingSeen } from '@/lib/store/recordings';
import type { ParticipantContext } from '../context';
import { overQuota } from './upload-quotas';

/** An upload runs ahead of its count by less than this, and by no more than this past a quota. */
const COUNTED_BYTES = 1024 * 1024;

/** How far uploads of this process were when they were last counted. */
const counted = new BoundedMap<string, number>(10_000);

/**
 * To be asked as bytes of an upload come, with where they would end: counts them against the quotas of the interview
 * and its organisation, whatever length was said. Answers why they are too many, or null. Refuses `conflict`: the
 * upload was closed meanwhile.
 */
export function countLanded(
  ctx: ParticipantContext,
  upload: Pick<RecordingRow, 'id' | 'seenBytes'>,
  bytes: number,
): Promise<string | null> | null {
  const before = counted.get(upload.id) ?? upload.seenBytes ?? 0;
  return bytes - before < COUNTED_BYTES ? null : count(ctx, upload.id, bytes);
}

async function count(ctx: ParticipantContext, id: string, bytes: number): Promise<string | null> {
  if (!(await setRecordingSeen(ctx.db, id, { seenBytes: bytes, seenAt: ctx.now() }))) {
    throw new Failure('conflict', 'The upload was closed meanwhile.');
  }
  const tooLarge = await overQuota(ctx.db, ctx.principal.responseId, 0);
  // What is past a quota is looked at again with the next byte.
  if (tooLarge === null) counted.set(id, bytes);
  return tooLarge;
}
