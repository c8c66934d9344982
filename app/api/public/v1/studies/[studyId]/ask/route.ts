import { v1Route } from '@/lib/http/v1-route';
import { askStudy } from '@/lib/services/ask/ask-study';
import { askStudyDoc } from '@/lib/wire/docs/ask';
import { StudyIdOrLinkId } from '@/lib/wire/paths';
import { REQUEST_COST } from '@/lib/wire/request-cost';
import { AnswerShape, AskRequest } from '@/lib/wire/v1/ask';

/** POST …/v1/studies/{studyId}/ask. What participants said to a question (L5). */
export const POST = v1Route({
  doc: askStudyDoc,
  changesNothing: true,
  params: { studyId: StudyIdOrLinkId },
  body: AskRequest,
  asksElsewhere: true,
  patienceMs: 12_000,
  cost: () => REQUEST_COST.ask,
  replies: { 200: AnswerShape },
  run: ({ ctx, params, body }) => askStudy(ctx, { study: params.studyId, question: body.question }),
  reply: (answer) => answer,
});
