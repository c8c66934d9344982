import { z } from 'zod';
import { v1Route } from '@/lib/http/v1-route';
import { readResponse } from '@/lib/services/reading/read-response';
import { readResponseDoc } from '@/lib/wire/docs/reading';
import { ResponseIdOrReadableId, StudyIdOrLinkId } from '@/lib/wire/paths';
import { filterParameter } from '@/lib/wire/v1/response-filter';
import { ResponseReadingShape, responseReadingV1 } from '@/lib/wire/v1/response-reading';

/** GET …/v1/responses/{linkId}/{responseId}/reading. What a reviewer reads, beside the specified response. */
export const GET = v1Route({
  doc: readResponseDoc,
  params: { linkId: StudyIdOrLinkId, responseId: ResponseIdOrReadableId },
  query: z.object({ filter: filterParameter }),
  replies: { 200: ResponseReadingShape },
  run: ({ ctx, params, query: { filter } }) =>
    readResponse(ctx, { study: params.linkId, response: params.responseId, filter }),
  reply: responseReadingV1,
});
