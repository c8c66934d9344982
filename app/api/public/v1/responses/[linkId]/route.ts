import { z } from 'zod';
import { FileAnswer } from '@/lib/http/file-answer';
import { JsonText } from '@/lib/http/json-text';
import { pageHeaders } from '@/lib/http/page-headers';
import { textEtag } from '@/lib/http/text-etag';
import { v1Route } from '@/lib/http/v1-route';
import { listDocuments } from '@/lib/services/responses/list-documents';
import { withTranscripts } from '@/lib/services/responses/with-transcripts';
import { listResponsesDoc } from '@/lib/wire/docs/responses';
import { PageQuery } from '@/lib/wire/page-query';
import { StudyIdOrLinkId } from '@/lib/wire/paths';
import { listCost, transcriptsCost } from '@/lib/wire/request-cost';
import { ResponseListItemShape } from '@/lib/wire/v1/response-list-item';

/** Part of every validator: to be raised when stored documents are rendered otherwise than before. */
const DOCUMENT_FORMAT = 1;

/** GET …/v1/responses/{linkId}. A page of responses, from the documents stored with them. */
export const GET = v1Route({
  doc: listResponsesDoc,
  params: { linkId: StudyIdOrLinkId },
  query: PageQuery,
  cost: ({ query: { perPage, expand } }) => (expand ? transcriptsCost(perPage) : listCost(perPage)),
  // A page of a thousand or more is a large part of a study.
  heavy: ({ perPage, expand }) => perPage >= 1_000 || expand !== undefined,
  replies: { 200: z.array(ResponseListItemShape) },
  run: async ({ ctx, params, query }) => {
    const found = await listDocuments(ctx, { study: params.linkId, ...query });
    const { page, perPage, expand } = query;
    return { ...found, page, perPage, whole: expand ? await withTranscripts(ctx, found.documents) : null };
  },
  reply: ({ documents, whole }) =>
    whole
      ? new FileAnswer({ type: 'application/json; charset=utf-8', name: null, chunks: whole })
      : new JsonText(`[${documents.map(({ doc }) => doc).join(',')}]`),
  headers: ({ documents, total, page, perPage, whole }, request) => ({
    // What a page holds is told by which responses are on it and how often each of them changed; links to recordings
    // change by themselves.
    ...(!whole && {
      etag: textEtag(
        `${DOCUMENT_FORMAT} ${total} ${documents.map((d) => `${d.readableId}:${d.version}`).join()}`,
      ),
    }),
    ...pageHeaders(request, { number: page, size: perPage, total }),
  }),
});
