import { Failure } from '@/lib/domain/failure';
import type { ResponseReference, StudyReference } from '@/lib/domain/identifier';
import { findResponse, listTurns, type ResponseRow, type TurnRow } from '@/lib/store/responses';
import { findPublishedRevision, type RevisionRow } from '@/lib/store/revisions';
import type { StudyRow } from '@/lib/store/studies';
import type { MemberContext } from '../context';
import { findReadableStudy } from '../responses/find-readable-study';

export interface ResponsePath {
  study: StudyReference;
  response: ResponseReference;
}

export interface Reviewed {
  study: StudyRow;
  row: ResponseRow;
  revision: RevisionRow;
  turns: TurnRow[];
}

/** A response of the caller's organisation, without its turns. Refuses as `findReviewed` does. */
export async function findReviewedRow(ctx: MemberContext, path: ResponsePath): Promise<ResponseRow> {
  return (await findRows(ctx, path)).row;
}

async function findRows(ctx: MemberContext, path: ResponsePath): Promise<Pick<Reviewed, 'study' | 'row'>> {
  const study = await findReadableStudy(ctx, path.study);
  const row = await findResponse(ctx.db, study.id, path.response);
  if (!row) throw noResponse();
  return { study, row };
}

/** A response of the caller's organisation, whole. Refuses `study_not_found`, `response_not_found`. */
export async function findReviewed(ctx: MemberContext, path: ResponsePath): Promise<Reviewed> {
  const { study, row } = await findRows(ctx, path);
  const [revision, turns] = await Promise.all([
    findPublishedRevision(ctx.db, row.studyId, row.revisionId),
    listTurns(ctx.db, row.id),
  ]);
  return { study, row, revision, turns };
}

export function noResponse(): Failure {
  return new Failure('response_not_found', 'There is no such response in this study.');
}
