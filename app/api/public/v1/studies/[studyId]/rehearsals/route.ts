import { v1Route } from '@/lib/http/v1-route';
import { readRehearsals } from '@/lib/services/rehearsals/read-rehearsal';
import { startRehearsal } from '@/lib/services/rehearsals/start-rehearsal';
import { listRehearsalsDoc, startRehearsalDoc } from '@/lib/wire/docs/rehearsals';
import { StudyIdOrLinkId } from '@/lib/wire/paths';
import { REQUEST_COST } from '@/lib/wire/request-cost';
import {
  RehearsalListShape,
  RehearsalShape,
  rehearsalListV1,
  rehearsalV1,
  StartRehearsalRequest,
} from '@/lib/wire/v1/rehearsal';

/** GET …/v1/studies/{studyId}/rehearsals. The newest first. */
export const GET = v1Route({
  doc: listRehearsalsDoc,
  params: { studyId: StudyIdOrLinkId },
  replies: { 200: RehearsalListShape },
  run: ({ ctx, params }) => readRehearsals(ctx, params.studyId),
  reply: rehearsalListV1,
});

/** POST …/v1/studies/{studyId}/rehearsals. By a job. */
export const POST = v1Route({
  doc: startRehearsalDoc,
  makes: 'rehearsal',
  params: { studyId: StudyIdOrLinkId },
  body: StartRehearsalRequest.optional(),
  cost: () => REQUEST_COST.rehearse,
  replies: { 202: RehearsalShape },
  run: ({ ctx, params, body }) => startRehearsal(ctx, { study: params.studyId, manners: body?.manners }),
  reply: rehearsalV1,
  headers: ({ id, studyId }) => ({ Location: `/api/public/v1/studies/${studyId}/rehearsals/${id}` }),
});
