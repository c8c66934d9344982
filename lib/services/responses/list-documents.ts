import type { StudyReference } from '@/lib/domain/identifier';
import type { ResponseFlag } from '@/lib/domain/response/response-flag';
import { listDocuments as listStoredDocuments, type PagedDocument } from '@/lib/store/response-pages';
import type { MemberContext } from '../context';
import { findReadableStudy } from './find-readable-study';

export interface PageRequest {
  study: StudyReference;
  page: number;
  perPage: number;
  /** Changed at or after this time. */
  updatedSince?: Date | undefined;
  includeInProgress: boolean;
  flag?: ResponseFlag | undefined;
}

/** A page of v1 list items as stored text, by readable id (E1). `total` counts all that match. */
export async function listDocuments(
  ctx: MemberContext,
  input: PageRequest,
): Promise<{ documents: PagedDocument[]; total: number }> {
  const study = await findReadableStudy(ctx, input.study);
  return listStoredDocuments(
    { studyId: study.id, responseTotal: study.responseTotal, lastReadableId: study.lastReadableId },
    {
      page: input.page,
      perPage: input.perPage,
      analyzedOnly: !input.includeInProgress,
      ...(input.flag ? { flag: input.flag } : {}),
      ...(input.updatedSince ? { since: { time: input.updatedSince, by: 'change' } } : {}),
    },
  );
}
