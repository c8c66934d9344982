import { Failure } from '@/lib/domain/failure';
import { isFiles } from '@/lib/domain/interview/answer-kinds';
import { DECISIVE_BYTES, mediaKind } from '@/lib/domain/media/media-kind';
import { recordings } from '@/lib/ports/recording-store/recordings';
import { listRecordings } from '@/lib/store/recordings';
import type { MemberContext } from '../context';
import { peekBytes } from '../media/peek-bytes';
import { findReviewed, type ResponsePath } from './find-reviewed';

export interface HandedFile {
  /** The participant's name for it. */
  name: string;
  /** The type read from its bytes when it is a picture or a film; any other type is not trusted. */
  type: string;
  sizeBytes: number;
  chunks: AsyncGenerator<Buffer>;
}

/**
 * A file that an answer names. Refuses `study_not_found`, `response_not_found`, and `not_found` until it is complete.
 */
export async function findHandedFile(
  ctx: MemberContext,
  { fileId, ...path }: ResponsePath & { fileId: string },
): Promise<HandedFile> {
  const { row, turns } = await findReviewed(ctx, path);
  const named = turns.some(
    ({ answer }) => isFiles(answer) && answer.recordings.some((id) => id.toLowerCase() === fileId),
  );
  const [file] = named ? await listRecordings(ctx.db, row.id, [fileId]) : [];
  const bytes = file?.state === 'complete' ? await recordings().readUpload(file.id) : undefined;
  if (!file || !bytes) throw new Failure('not_found', 'There is no such file in this response.');
  const { head, whole } = await peekBytes(bytes, DECISIVE_BYTES);
  return {
    name: file.filename,
    type: mediaKind(head)?.mime ?? 'application/octet-stream',
    sizeBytes: file.sizeBytes ?? 0,
    chunks: whole,
  };
}
