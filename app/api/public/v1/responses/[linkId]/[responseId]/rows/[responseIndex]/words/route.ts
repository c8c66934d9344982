import { v1Route } from '@/lib/http/v1-route';
import { mendWords, readWords } from '@/lib/services/reading/mend-words';
import { mendWordsDoc, readWordsDoc } from '@/lib/wire/docs/reading';
import { ResponseIdOrReadableId, RowIndex, StudyIdOrLinkId } from '@/lib/wire/paths';
import { MendWordsRequest, RowWordsShape, rowWordsV1 } from '@/lib/wire/v1/row-words';

const params = { linkId: StudyIdOrLinkId, responseId: ResponseIdOrReadableId, responseIndex: RowIndex };

/** GET …/v1/responses/{linkId}/{responseId}/rows/{responseIndex}/words. The words of a spoken answer, with their history. */
export const GET = v1Route({
  doc: readWordsDoc,
  params,
  replies: { 200: RowWordsShape },
  run: ({ ctx, params: { linkId: study, responseId: response, responseIndex } }) =>
    readWords(ctx, { study, response, responseIndex }),
  reply: rowWordsV1,
});

/** PUT of the same address. Writes the words, or mends them. */
export const PUT = v1Route({
  doc: mendWordsDoc,
  params,
  body: MendWordsRequest,
  replies: { 200: RowWordsShape },
  run: ({ ctx, params: { linkId: study, responseId: response, responseIndex }, body }) =>
    mendWords(ctx, { study, response, responseIndex }, body),
  reply: rowWordsV1,
});
