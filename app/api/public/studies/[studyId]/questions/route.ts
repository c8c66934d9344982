import { z } from 'zod';
import { legacyRoute } from '@/lib/http/legacy-route';
import { findQuestions } from '@/lib/services/studies/find-questions';
import { LegacyQuestionShape, questionLegacy } from '@/lib/wire/legacy/question';
import { LinkId } from '@/lib/wire/paths';

/** GET /api/public/studies/{study_id}/questions. By link id alone. Deprecated: /api/public/v1/studies/{studyId}/questions. */
export const GET = legacyRoute({
  params: { studyId: LinkId },
  replies: { 200: z.object({ questions: z.array(LegacyQuestionShape) }) },
  run: ({ ctx, params }) => findQuestions(ctx, { study: params.studyId }),
  reply: (questions) => ({ questions: questions.flatMap(questionLegacy) }),
  successor: ({ studyId }) => `/api/public/v1/studies/${studyId}/questions`,
});
