import { Failure } from '@/lib/domain/failure';
import type { StudyReference } from '@/lib/domain/identifier';
import { roleMay } from '@/lib/domain/roles';
import { listShareLinks, revokeShareLink, type SignedShareLink } from '@/lib/store/share-links';
import { type MemberContext, withTransaction } from '../context';
import { findReadableStudy } from '../responses/find-readable-study';

/** A page of a study's links with how often they were opened, newest first. Refuses `study_not_found`. */
export async function listShares(
  ctx: MemberContext,
  { study: reference, page, perPage }: { study: StudyReference; page: number; perPage: number },
): Promise<{ links: SignedShareLink[]; total: number }> {
  const study = await findReadableStudy(ctx, reference);
  return listShareLinks(ctx.db, study.id, { number: page, size: perPage });
}

/** Closes a link at once and for good. Refuses `study_not_found`, `not_found`, `forbidden`. */
export async function revokeShare(
  ctx: MemberContext,
  { study: reference, shareId }: { study: StudyReference; shareId: string },
): Promise<{ id: string }> {
  const study = await findReadableStudy(ctx, reference);
  if (!roleMay(ctx.principal.role, 'edit'))
    throw new Failure('forbidden', 'Your role in this organisation may not close links.');
  const by = { userId: ctx.principal.userId, at: ctx.now() };
  await withTransaction(ctx, async ({ db }) => {
    if (!(await revokeShareLink(db, { studyId: study.id, id: shareId }, by)))
      throw new Failure('not_found', 'There is no such link in this study.');
  });
  return { id: shareId };
}
