import { responseEvent } from '@/lib/domain/event';
import { Failure } from '@/lib/domain/failure';
import type { ResponseReference, StudyReference } from '@/lib/domain/identifier';
import { HELD_RESPONSE } from '@/lib/domain/retention/legal-hold';
import { roleMay } from '@/lib/domain/roles';
import type { Db } from '@/lib/store/database';
import { enqueueEvent } from '@/lib/store/events';
import { takeOutOfReels } from '@/lib/store/films';
import { isHeld } from '@/lib/store/legal-holds';
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
import { hadContent } from '../retention/delete-words';
import { findReadableStudy } from './find-readable-study';

/**
 * Deletes a response and its recordings, and gives its share of the credits back unless it was charged (F6). Refuses
 * `study_not_found`, `response_not_found`, `forbidden`, and `conflict` while a legal hold keeps it.
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
  const outcome = await withTransaction(ctx, ({ db }) => eraseResponse(db, found));
  if (outcome === 'gone') throw notFound();
  if (outcome === 'held') throw new Failure('conflict', HELD_RESPONSE);
  return { id: found.id };
}

/** `held`: a legal hold keeps it, and nothing was done. */
export type Erasing = 'erased' | 'gone' | 'held';

/**
 * Deletes a response with everything that was made of it, unless it is gone already or a legal hold keeps it. The caller
 * is in a transaction.
 */
export async function eraseResponse(db: Db, of: { id: string; studyId: string }): Promise<Erasing> {
  const locked = await lockResponse(db, of.id);
  if (!locked) return 'gone';
  const study = await lockStudy(db, of.studyId);
  if (study && (await isHeld(db, study, of.id))) return 'held';
  const turns = await listTurns(db, of.id);
  const stored = await listStoredRecordings(db, { responseId: of.id });
  const reels = await takeOutOfReels(db, { responseId: of.id });
  await dropShare(db, of.id);
  await deleteStoredResponse(db, of.id);
  await enqueueEvent(db, responseEvent('response.deleted', locked.row));
  const complete = locked.row.progress === 'complete';
  await uncountResponse(db, of.studyId, { complete, hasContent: complete && hadContent(locked.row, turns) });
  const renewed = await renewReels(db, reels, locked.row.organizationId);
  await enqueueErasing(db, { ...stored, folders: [...stored.folders, ...renewed.folders] });
  await addStorage(db, locked.row.organizationId, -(stored.bytes + renewed.bytes));
  return 'erased';
}

function notFound(): Failure {
  return new Failure('response_not_found', 'There is no such response in this study.');
}
