import { Failure } from '@/lib/domain/failure';
import { isUuid } from '@/lib/domain/identifier';
import { findRecording, type RecordingRow } from '@/lib/store/recordings';
import type { ParticipantContext } from '../context';

/** An upload of this interview; another one's does not exist (`not_found`). */
export async function findUpload(ctx: ParticipantContext, id: string): Promise<RecordingRow> {
  const row = isUuid(id) ? await findRecording(ctx.db, ctx.principal.responseId, id) : undefined;
  if (!row) throw new Failure('not_found', 'There is no such upload in this interview.');
  return row;
}
