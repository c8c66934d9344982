import { z } from 'zod';
import { JsonText } from '@/lib/http/json-text';
import { textEtag } from '@/lib/http/text-etag';
import { v1Route } from '@/lib/http/v1-route';
import { findQuestions } from '@/lib/services/studies/find-questions';
import { listQuestionsDoc } from '@/lib/wire/docs/studies';
import { StudyIdOrLinkId } from '@/lib/wire/paths';
import { QuestionShape } from '@/lib/wire/v1/question';

/** GET …/v1/studies/{studyId}/questions. Of the latest editable revision, or `?revision=published`. */
export const GET = v1Route({
  doc: listQuestionsDoc,
  params: { studyId: StudyIdOrLinkId },
  query: z.object({
    revision: z
      .literal('published', 'it is either absent or "published"')
      .optional()
      .meta({ description: 'Of the published revision instead of the latest editable one.' }),
  }),
  replies: {
    200: z
      .object({ questions: z.array(QuestionShape).meta({ description: 'The questions in order.' }) })
      .meta({ id: 'QuestionList', description: 'The questions of a study.' }),
  },
  run: async ({ ctx, params, query }) => {
    const questions = await findQuestions(ctx, { study: params.studyId, revision: query.revision });
    return JSON.stringify({ questions });
  },
  reply: (text) => new JsonText(text),
  headers: (text) => ({ etag: textEtag(text) }),
});
