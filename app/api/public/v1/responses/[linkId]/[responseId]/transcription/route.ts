import { v1Route } from '@/lib/http/v1-route';
import { transcribeResponse } from '@/lib/services/recordings/transcribe-response';
import { transcribeResponseDoc } from '@/lib/wire/docs/reading';
import { ResponseIdOrReadableId, StudyIdOrLinkId } from '@/lib/wire/paths';
import { TranscriptionShape } from '@/lib/wire/v1/analysis-state';
import { EmptyRequest } from '@/lib/wire/v1/empty-request';

/** POST …/v1/responses/{linkId}/{responseId}/transcription. Gets the words of spoken answers that have none. */
export const POST = v1Route({
  doc: transcribeResponseDoc,
  params: { linkId: StudyIdOrLinkId, responseId: ResponseIdOrReadableId },
  body: EmptyRequest.optional(),
  replies: { 200: TranscriptionShape },
  run: ({ ctx, params }) => transcribeResponse(ctx, { study: params.linkId, response: params.responseId }),
  reply: ({ recordings }) => ({ recordings }),
});
