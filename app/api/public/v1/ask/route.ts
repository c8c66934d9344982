import { v1Route } from '@/lib/http/v1-route';
import { askStudies } from '@/lib/services/ask/ask-studies';
import { askStudiesDoc } from '@/lib/wire/docs/ask';
import { REQUEST_COST } from '@/lib/wire/request-cost';
import { AskStudiesRequest, StudiesAnswerShape, studiesAnswerV1 } from '@/lib/wire/v1/ask';

/** POST /api/public/v1/ask. What participants of several studies said to a question, or of all (L5). */
export const POST = v1Route({
  doc: askStudiesDoc,
  keepsToStudies: true,
  changesNothing: true,
  body: AskStudiesRequest,
  asksElsewhere: true,
  patienceMs: 12_000,
  cost: () => REQUEST_COST.ask,
  replies: { 200: StudiesAnswerShape },
  run: ({ ctx, body }) => askStudies(ctx, { question: body.question, studyIds: body.studyIds }),
  reply: studiesAnswerV1,
});
