import { isUuid } from '@/lib/domain/identifier';
import type { Answer, FollowUpStep, QuestionStep } from '@/lib/domain/interview/interview';
import type { Db } from '@/lib/store/database';
import { listRecordings } from '@/lib/store/recordings';
import { refuseMissingUploads } from './refuse-missing-uploads';

/**
 * The names of the uploads that an answer names, by id. Each must be an upload of this interview for this step, and
 * a file not a failed one; it may still be under way. Refuses `invalid_request_body`.
 */
export async function resolveFiles(
  db: Db,
  responseId: string,
  step: QuestionStep | FollowUpStep,
  answer: Answer,
): Promise<ReadonlyMap<string, string>> {
  const ids = 'recordings' in answer && Array.isArray(answer.recordings) ? answer.recordings : [];
  const rows = await listRecordings(db, responseId, ids.filter(isUuid));
  const isFile = step.item.type === 'file_upload';
  const usable = new Map(
    rows
      .filter((row) => row.stepId === step.id && (row.kind === 'file') === isFile)
      // A recording that failed attaches to nothing, and takes nobody's answer away; a file is the answer.
      .filter((row) => !isFile || row.state !== 'failed')
      .map((row) => [row.id, row.filename]),
  );
  refuseMissingUploads(ids, { isThere: (id) => usable.has(id), path: ['answer', 'recordings'] });
  return usable;
}
