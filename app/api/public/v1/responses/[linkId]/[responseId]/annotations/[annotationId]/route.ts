import { v1Route } from '@/lib/http/v1-route';
import { changeAnnotation, deleteAnnotation } from '@/lib/services/reading/change-annotation';
import { changeAnnotationDoc, deleteAnnotationDoc } from '@/lib/wire/docs/reading';
import { AnnotationId, ResponseIdOrReadableId, StudyIdOrLinkId } from '@/lib/wire/paths';
import { AnnotationShape, annotationV1, ChangeAnnotationRequest } from '@/lib/wire/v1/annotation';
import { DeletedShape } from '@/lib/wire/v1/deleted';

const params = { linkId: StudyIdOrLinkId, responseId: ResponseIdOrReadableId, annotationId: AnnotationId };

/** PATCH …/v1/responses/{linkId}/{responseId}/annotations/{annotationId}. Its words and its tag. */
export const PATCH = v1Route({
  doc: changeAnnotationDoc,
  params,
  body: ChangeAnnotationRequest,
  replies: { 200: AnnotationShape },
  run: ({ ctx, params: { linkId: study, responseId: response, annotationId }, body }) =>
    changeAnnotation(ctx, { study, response, annotationId }, body),
  reply: annotationV1,
});

/** DELETE …/v1/responses/{linkId}/{responseId}/annotations/{annotationId}. */
export const DELETE = v1Route({
  doc: deleteAnnotationDoc,
  params,
  replies: { 200: DeletedShape },
  run: ({ ctx, params: { linkId: study, responseId: response, annotationId } }) =>
    deleteAnnotation(ctx, { study, response, annotationId }),
  reply: ({ id }) => ({ id, deleted: true as const }),
});
