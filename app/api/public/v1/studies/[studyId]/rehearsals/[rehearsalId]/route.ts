import { v1Route } from '@/lib/http/v1-route';
import { readRehearsal } from '@/lib/services/rehearsals/read-rehearsal';
import { readRehearsalDoc } from '@/lib/wire/docs/rehearsals';
import { RehearsalId, StudyIdOrLinkId } from '@/lib/wire/paths';
import { RehearsalShape, rehearsalV1 } from '@/lib/wire/v1/rehearsal';

/** GET …/v1/studies/{studyId}/rehearsals/{rehearsalId}. How far it is, and what it shows. */
export const GET = v1Route({
  doc: readRehearsalDoc,
  params: { studyId: StudyIdOrLinkId, rehearsalId: RehearsalId },
  replies: { 200: RehearsalShape },
  run: ({ ctx, params }) => readRehearsal(ctx, { study: params.studyId, rehearsalId: params.rehearsalId }),
  reply: rehearsalV1,
});
