import { v1Route } from '@/lib/http/v1-route';
import { listUrlParameters } from '@/lib/services/responses/list-url-parameters';
import { listUrlParametersDoc } from '@/lib/wire/docs/response-search';
import { StudyIdOrLinkId } from '@/lib/wire/paths';
import { REQUEST_COST } from '@/lib/wire/request-cost';
import { UrlParametersShape } from '@/lib/wire/v1/url-parameters';

/** GET …/v1/studies/{studyId}/url-parameters. What its latest responses came with. */
export const GET = v1Route({
  doc: listUrlParametersDoc,
  heavy: true,
  params: { studyId: StudyIdOrLinkId },
  cost: () => REQUEST_COST.urlParameters,
  replies: { 200: UrlParametersShape },
  run: ({ ctx, params }) => listUrlParameters(ctx, { study: params.studyId }),
  reply: (urlParams) => ({ urlParams }),
});
