import { z } from 'zod';
import { v1Route } from '@/lib/http/v1-route';
import { validateGuide } from '@/lib/services/studies/validate-guide';
import { validateGuideDoc } from '@/lib/wire/docs/studies';
import { StudyIdOrLinkId } from '@/lib/wire/paths';
import { ValidateRequest } from '@/lib/wire/v1/change-study-request';
import { GuideProblemShape } from '@/lib/wire/v1/study-detail';

/** POST …/v1/studies/{studyId}/validate. All problems of a guide, or of the saved one; changes nothing. */
export const POST = v1Route({
  doc: validateGuideDoc,
  params: { studyId: StudyIdOrLinkId },
  body: ValidateRequest.optional(),
  replies: {
    200: z
      .object({
        valid: z.boolean().meta({ description: 'Whether it could be published.' }),
        problems: z
          .array(GuideProblemShape)
          .meta({ description: 'All of its problems, in the order of the guide.' }),
      })
      .meta({ id: 'Validation', description: 'What is wrong with a guide.' }),
  },
  run: ({ ctx, params, body }) => validateGuide(ctx, { study: params.studyId, studyGuide: body?.studyGuide }),
  reply: (problems) => ({ valid: problems.length === 0, problems }),
});
