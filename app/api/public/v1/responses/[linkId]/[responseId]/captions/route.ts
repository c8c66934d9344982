import { z } from 'zod';
import { captionFile } from '@/lib/domain/recording/captions';
import { FileAnswer } from '@/lib/http/file-answer';
import { v1Route } from '@/lib/http/v1-route';
import { captionResponse } from '@/lib/services/reading/caption-response';
import { captionsDoc } from '@/lib/wire/docs/reading';
import { ResponseIdOrReadableId, StudyIdOrLinkId } from '@/lib/wire/paths';
import { CaptionsShape, captionFormatParameter, captionsV1 } from '@/lib/wire/v1/captions';

const TYPES = { vtt: 'text/vtt; charset=utf-8', srt: 'application/x-subrip; charset=utf-8' };

/** GET …/v1/responses/{linkId}/{responseId}/captions. What was said, by the clock of all recordings in a row. */
export const GET = v1Route({
  doc: captionsDoc,
  params: { linkId: StudyIdOrLinkId, responseId: ResponseIdOrReadableId },
  query: z.object({ format: captionFormatParameter }),
  replies: { 200: CaptionsShape },
  run: async ({ ctx, params, query: { format } }) => ({
    ...(await captionResponse(ctx, { study: params.linkId, response: params.responseId })),
    format,
  }),
  reply: ({ format, readableId, ...captions }) => {
    if (format === 'json') return captionsV1(captions);
    const name = `response-${readableId}.${format}`;
    return new FileAnswer({ type: TYPES[format], name, chunks: whole(captionFile(captions.cues, format)) });
  },
});

async function* whole(text: string): AsyncGenerator<string> {
  yield text;
}
