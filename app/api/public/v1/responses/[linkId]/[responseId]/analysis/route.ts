import { v1Route } from '@/lib/http/v1-route';
import { analyseAgain } from '@/lib/services/reading/analyse-again';
import { analyseAgainDoc } from '@/lib/wire/docs/reading';
import { ResponseIdOrReadableId, StudyIdOrLinkId } from '@/lib/wire/paths';
import { AnalysisStateShape, analysisStateV1 } from '@/lib/wire/v1/analysis-state';
import { EmptyRequest } from '@/lib/wire/v1/empty-request';

/** POST …/v1/responses/{linkId}/{responseId}/analysis. Begins one anew that was set aside. */
export const POST = v1Route({
  doc: analyseAgainDoc,
  params: { linkId: StudyIdOrLinkId, responseId: ResponseIdOrReadableId },
  body: EmptyRequest.optional(),
  replies: { 200: AnalysisStateShape },
  run: ({ ctx, params }) => analyseAgain(ctx, { study: params.linkId, response: params.responseId }),
  reply: analysisStateV1,
});
