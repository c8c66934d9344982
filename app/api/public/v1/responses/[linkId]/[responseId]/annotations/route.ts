import { v1Route } from '@/lib/http/v1-route';
import { annotate } from '@/lib/services/reading/annotate';
import { annotateDoc } from '@/lib/wire/docs/reading';
import { ResponseIdOrReadableId, StudyIdOrLinkId } from '@/lib/wire/paths';
import { AnnotateRequest, AnnotationShape, annotationV1, newAnnotation } from '@/lib/wire/v1/annotation';

/** POST …/v1/responses/{linkId}/{responseId}/annotations. A note or a highlight. */
export const POST = v1Route({
  doc: annotateDoc,
  makes: 'annotation',
  params: { linkId: StudyIdOrLinkId, responseId: ResponseIdOrReadableId },
  body: AnnotateRequest,
  replies: { 201: AnnotationShape },
  run: ({ ctx, params, body }) =>
    annotate(ctx, { study: params.linkId, response: params.responseId }, newAnnotation(body)),
  reply: annotationV1,
});
