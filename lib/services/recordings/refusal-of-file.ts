import { Failure } from '@/lib/domain/failure';
import { stepReached } from '@/lib/domain/interview/next-step';
import { isAcceptedFile } from '@/lib/domain/recording/file-types';
import { DECISIVE_FILE_BYTES, isRecognisable, mayBeText, recogniseFile } from '@/lib/ports/recognise-file';
import { recordings } from '@/lib/ports/recording-store/recordings';
import type { Db } from '@/lib/store/database';
import { listRecordings } from '@/lib/store/recordings';
import { interviewOf, readInterview } from '../interviews/interview-record';

/**
 * Why a file that has arrived is no answer to its question: its bytes are not of an accepted type, whatever the client
 * says of type and name. Null for a file that is one, and for recordings.
 */
export async function refusalOfFile(
  db: Db,
  { responseId, id }: { responseId: string; id: string },
): Promise<Failure | null> {
  const [row] = await listRecordings(db, responseId, [id]);
  if (row?.kind !== 'file' || row.state === 'complete') return null;
  const step = stepReached(interviewOf(await readInterview(db, responseId)), row.stepId);
  const accepted = step?.item.type === 'file_upload' ? step.item.acceptedTypes : null;
  if (!accepted?.length) return null;
  const head = await recordings().readUploadPart(id, { start: 0, bytes: DECISIVE_FILE_BYTES });
  if (!head?.byteLength) return null;
  const found = await recogniseFile(head);
  const file = { type: row.declaredType, found, isText: mayBeText(head) };
  if (isAcceptedFile(accepted, file, isRecognisable)) return null;
  const what = found ? `this file is ${found}` : 'this file is something else';
  return new Failure('bad_request', `This question takes ${accepted.join(', ')}; ${what}.`);
}
