import { interviewRoute } from '@/lib/http/interview-route';
import { UNSEEN } from '@/lib/http/shared-route';
import { makeEraseLink } from '@/lib/services/participants/make-erase-link';
import { makeEraseLinkDoc } from '@/lib/wire/docs/interviews';
import { EraseLinkShape } from '@/lib/wire/interview/erased';
import { InterviewId } from '@/lib/wire/paths';

/** GET /api/interviews/{responseId}/erase-link. The link of the last page by which participants delete their answers. */
export const GET = interviewRoute({
  doc: makeEraseLinkDoc,
  params: { responseId: InterviewId },
  replies: { 200: EraseLinkShape },
  run: ({ ctx }) => makeEraseLink(ctx),
  reply: (url) => ({ url }),
  headers: () => UNSEEN,
});
