import { z } from 'zod';
import { JsonText } from '@/lib/http/json-text';
import { legacyRoute } from '@/lib/http/legacy-route';
import { textEtag } from '@/lib/http/text-etag';
import { findQuestions } from '@/lib/services/studies/find-questions';
import { legacyListQuestionsDoc } from '@/lib/wire/docs/legacy';
import { LegacyQuestionShape, questionLegacy } from '@/lib/wire/legacy/question';
import { LinkId } from '@/lib/wire/paths';

/** GET /api/public/studies/{study_id}/questions. By link id alone. Deprecated: /api/public/v1/studies/{studyId}/questions. */
export const GET = legacyRoute({
  doc: legacyListQuestionsDoc,
  params: { studyId: LinkId },
  replies: {
    200: z
      .object({ questions: z.array(LegacyQuestionShape).meta({ description: 'The questions in order.' }) })
      .meta({ id: 'LegacyQuestionList', description: 'The questions of a study.' }),
  },
  run: async ({ ctx, params }) => {
    const questions = await findQuestions(ctx, { study: params.studyId });
    return JSON.stringify({ questions: questions.flatMap(questionLegacy) });
  },
  reply: (text) => new JsonText(text),
  headers: (text) => ({ etag: textEtag(text) }),
  successor: ({ studyId }) => `/api/public/v1/studies/${studyId}/questions`,
});
