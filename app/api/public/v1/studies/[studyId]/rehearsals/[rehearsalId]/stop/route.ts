import { v1Route } from '@/lib/http/v1-route';
import { stopRehearsal } from '@/lib/services/rehearsals/stop-rehearsal';
import { stopRehearsalDoc } from '@/lib/wire/docs/rehearsals';
import { RehearsalId, StudyIdOrLinkId } from '@/lib/wire/paths';
import { EmptyRequest } from '@/lib/wire/v1/empty-request';
import { RehearsalShape, rehearsalV1 } from '@/lib/wire/v1/rehearsal';

/** POST …/v1/studies/{studyId}/rehearsals/{rehearsalId}/stop. */
export const POST = v1Route({
  doc: stopRehearsalDoc,
  params: { studyId: StudyIdOrLinkId, rehearsalId: RehearsalId },
  body: EmptyRequest.optional(),
  replies: { 200: RehearsalShape },
  run: ({ ctx, params }) => stopRehearsal(ctx, { study: params.studyId, rehearsalId: params.rehearsalId }),
  reply: rehearsalV1,
});
