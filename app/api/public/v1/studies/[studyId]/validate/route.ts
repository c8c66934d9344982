import { v1Route } from '@/lib/http/v1-route';
import { validateGuide } from '@/lib/services/studies/validate-guide';
import { validateGuideDoc } from '@/lib/wire/docs/studies';
import { StudyIdOrLinkId } from '@/lib/wire/paths';
import { ValidateRequest } from '@/lib/wire/v1/change-study-request';
import { ValidationShape } from '@/lib/wire/v1/guide-validation';

/** POST …/v1/studies/{studyId}/validate. All problems and warnings of a guide, or of the saved one; changes nothing. */
export const POST = v1Route({
  doc: validateGuideDoc,
  changesNothing: true,
  params: { studyId: StudyIdOrLinkId },
  body: ValidateRequest.optional(),
  replies: {
    200: ValidationShape,
  },
  run: ({ ctx, params, body }) => validateGuide(ctx, { study: params.studyId, studyGuide: body?.studyGuide }),
  reply: ({ problems, warnings }) => ({ valid: problems.length === 0, problems, warnings }),
});
