import { responseEvent } from '@/lib/domain/event';
import { Failure } from '@/lib/domain/failure';
import type { ResponseReference, StudyReference } from '@/lib/domain/identifier';
import { hasAnyContent } from '@/lib/domain/interview/has-content';
import { roleMay } from '@/lib/domain/roles';
import type { Db } from '@/lib/store/database';
import { enqueueEvent } from '@/lib/store/events';
import { takeOutOfReels } from '@/lib/store/films';
import { addStorage, listStoredRecordings } from '@/lib/store/recordings';
import {
  deleteResponse as deleteStoredResponse,
  findResponse,
  listTurns,
  lockResponse,
} from '@/lib/store/responses';
import { dropShare } from '@/lib/store/shares';
import { lockStudy, uncountResponse } from '@/lib/store/studies';
import { renewReels } from '../clips/renew-reels';
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
  const isDeleted = await withTransaction(ctx, ({ db }) => eraseResponse(db, found));
  if (!isDeleted) throw notFound();
  return { id: found.id };
}

/**
 * Deletes a response with everything that was made of it; false when it is gone already. The caller is in a
 * transaction.
 */
export async function eraseResponse(db: Db, of: { id: string; studyId: string }): Promise<boolean> {
  const locked = await lockResponse(db, of.id);
  if (!locked) return false;
  await lockStudy(db, of.studyId);
  const turns = await listTurns(db, of.id);
  const stored = await listStoredRecordings(db, { responseId: of.id });
  const reels = await takeOutOfReels(db, { responseId: of.id });
  await dropShare(db, of.id);
  await deleteStoredResponse(db, of.id);
  await enqueueEvent(db, responseEvent('response.deleted', locked.row));
  const complete = locked.row.progress === 'complete';
  await uncountResponse(db, of.studyId, { complete, hasContent: complete && hasAnyContent(turns) });
  const renewed = await renewReels(db, reels, locked.row.organizationId);
  await enqueueErasing(db, { ...stored, folders: [...stored.folders, ...renewed.folders] });
  await addStorage(db, locked.row.organizationId, -(stored.bytes + renewed.bytes));
  return true;
}

function notFound(): Failure {
  return new Failure('response_not_found', 'There is no such response in this study.');
}
