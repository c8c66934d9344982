import { z } from 'zod';
import { JsonText } from '@/lib/http/json-text';
import { pageHeaders } from '@/lib/http/page-headers';
import { textEtag } from '@/lib/http/text-etag';
import { v1Route } from '@/lib/http/v1-route';
import { listDocuments } from '@/lib/services/responses/list-documents';
import { listResponsesDoc } from '@/lib/wire/docs/responses';
import { PageQuery } from '@/lib/wire/page-query';
import { StudyIdOrLinkId } from '@/lib/wire/paths';
import { listCost } from '@/lib/wire/request-cost';
import { ResponseListItemShape } from '@/lib/wire/v1/response-list-item';

/** Part of every validator: to be raised when stored documents are rendered otherwise than before. */
const DOCUMENT_FORMAT = 1;

/** GET …/v1/responses/{linkId}. A page of responses, from the documents stored with them. */
export const GET = v1Route({
  doc: listResponsesDoc,
  params: { linkId: StudyIdOrLinkId },
  query: PageQuery,
  cost: ({ query }) => listCost(query.perPage),
  // A page of a thousand or more is a large part of a study.
  heavy: ({ perPage }) => perPage >= 1_000,
  replies: { 200: z.array(ResponseListItemShape) },
  run: async ({ ctx, params, query }) => ({
    ...(await listDocuments(ctx, { study: params.linkId, ...query })),
    page: query.page,
    perPage: query.perPage,
  }),
  reply: ({ documents }) => new JsonText(`[${documents.map(({ doc }) => doc).join(',')}]`),
  headers: ({ documents, total, page, perPage }, request) => ({
    // What a page holds is told by which responses are on it and how often each of them changed.
    etag: textEtag(
      `${DOCUMENT_FORMAT} ${total} ${documents.map((d) => `${d.readableId}:${d.version}`).join()}`,
    ),
    ...pageHeaders(request, { number: page, size: perPage, total }),
  }),
});
