import type { StudyReference } from '@/lib/domain/identifier';
import { TEST_PARAMETER, testLinkToken } from '@/lib/ports/test-link-token';
import { type MemberContext, withTransaction } from '../context';
import { findTriableStudy, publishTest } from './publish-test';

/**
 * A link on which the study can be tried for a week, as its editable revision is now, whatever its status (N6). Refuses
 * `study_not_found`, `forbidden`, and `invalid_study_guide` for a guide that could not be launched.
 */
export async function makeTestLink(
  ctx: MemberContext,
  reference: StudyReference,
): Promise<{ linkId: string; parameters: [string, string][] }> {
  const found = await findTriableStudy(ctx, reference);
  await withTransaction(ctx, ({ db }) => publishTest(db, found.id, ctx.principal.userId));
  return { linkId: found.linkId, parameters: [[TEST_PARAMETER, testLinkToken(found.id, ctx.now())]] };
}
