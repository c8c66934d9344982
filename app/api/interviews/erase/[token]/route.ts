import { ownLinkRoute } from '@/lib/http/interview-route';
import { UNSEEN } from '@/lib/http/shared-route';
import { eraseOwnAnswers } from '@/lib/services/participants/erase-own-answers';
import { eraseOwnAnswersDoc } from '@/lib/wire/docs/interviews';
import { ErasedAnswersShape } from '@/lib/wire/interview/erased';
import { EraseToken } from '@/lib/wire/paths';

/** DELETE /api/interviews/erase/{token}. What the page of a participant's link to delete their answers sends. */
export const DELETE = ownLinkRoute({
  doc: eraseOwnAnswersDoc,
  params: { token: EraseToken },
  replies: { 200: ErasedAnswersShape },
  run: ({ ctx, params }) => eraseOwnAnswers(ctx, params),
  reply: () => ({ erased: true as const }),
  headers: () => UNSEEN,
});
