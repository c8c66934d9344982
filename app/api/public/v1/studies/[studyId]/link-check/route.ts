import { v1Route } from '@/lib/http/v1-route';
import { checkLink } from '@/lib/services/studies/check-link';
import { checkLinkDoc } from '@/lib/wire/docs/studies';
import { StudyIdOrLinkId } from '@/lib/wire/paths';
import { LinkCheckQuery, LinkCheckShape } from '@/lib/wire/v1/study-head';

/** GET …/v1/studies/{studyId}/link-check. Whether a slug could be its own. */
export const GET = v1Route({
  doc: checkLinkDoc,
  params: { studyId: StudyIdOrLinkId },
  query: LinkCheckQuery,
  replies: { 200: LinkCheckShape },
  run: ({ ctx, params, query }) => checkLink(ctx, { study: params.studyId, linkId: query.linkId }),
  reply: (check) => check,
});
