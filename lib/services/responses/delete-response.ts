import { responseEvent } from '@/lib/domain/event';
import { Failure } from '@/lib/domain/failure';
import type { ResponseReference, StudyReference } from '@/lib/domain/identifier';
import { hasAnyContent } from '@/lib/domain/interview/has-content';
import { roleMay } from '@/lib/domain/roles';
import { enqueueEvent } from '@/lib/store/events';
import { addStorage, listStoredRecordings } from '@/lib/store/recordings';
import {
  deleteResponse as deleteStoredResponse,
  findResponse,
  listTurns,
  lockResponse,
} from '@/lib/store/responses';
import { dropShare } from '@/lib/store/shares';
import { lockStudy, uncountResponse } from '@/lib/store/studies';
import { type MemberContext, withTransaction } from '../context';
import { enqueueErasing } from '../recordings/enqueue-recording';
import { findReadableStudy } from './find-readable-study';

/**
 * Deletes a response and its recordings, and gives its share of the credits back unless it was charged (F6). Refuses
 * `study_not_found`, `response_not_found`, `forbidden`.
 */
export async function deleteResponse(
  ctx: MemberContext,
  input: { study: StudyReference; response: ResponseReference },
): Promise<{ id: string }> {
  const study = await findReadableStudy(ctx, input.study);
  const found = await findResponse(ctx.db, study.id, input.response);
  if (!found) throw notFound();
  if (!roleMay(ctx.principal.role, 'administer')) {
    throw new Failure('forbidden', 'Only owners and admins may delete responses.');
  }
  await withTransaction(ctx, async ({ db }) => {
    const locked = await lockResponse(db, found.id);
    if (!locked) throw notFound();
    await lockStudy(db, study.id);
    const turns = await listTurns(db, found.id);
    const stored = await listStoredRecordings(db, { responseId: found.id });
    await dropShare(db, found.id);
    await deleteStoredResponse(db, found.id);
    await enqueueEvent(db, responseEvent('response.deleted', locked.row));
    const complete = locked.row.progress === 'complete';
    await uncountResponse(db, study.id, { complete, hasContent: complete && hasAnyContent(turns) });
    await enqueueErasing(db, stored);
    await addStorage(db, ctx.principal.organizationId, -stored.bytes);
  });
  return { id: found.id };
}

function notFound(): Failure {
  return new Failure('response_not_found', 'There is no such response in this study.');
}
