import { BoundedMap } from '@/lib/domain/bounded-map';
import { Failure } from '@/lib/domain/failure';
import { type RecordingRow, setRecordingSeen } from '@/lib/store/recordings';
import type { ParticipantContext } from '../context';
import { overQuota } from './upload-quotas';

/** Stored bytes exceed the counted ones by less than this, so a quota is exceeded by no more than this. */
const COUNTED_BYTES = 1024 * 1024;

/** The length of this process's uploads when they were last counted. */
const counted = new BoundedMap<string, number>(10_000);

/**
 * Call it as bytes of an upload arrive, with the offset where they would end: counts them against the quotas of the
 * interview and its organisation, whatever length was declared. Returns why they are too many, or null. Refuses
 * `conflict` when the upload was closed meanwhile.
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
  const { responseId } = ctx.principal;
  if (!(await setRecordingSeen(ctx.db, { responseId, id }, { seenBytes: bytes, seenAt: ctx.now() }))) {
    throw new Failure('conflict', 'The upload was closed meanwhile.');
  }
  const tooLarge = await overQuota(ctx.db, responseId, 0);
  // Above a quota, it is checked again with the next bytes.
  if (tooLarge === null) counted.set(id, bytes);
  return tooLarge;
}
