import { env } from '@/lib/env';
import { v1Route } from '@/lib/http/v1-route';
import { launchStudy } from '@/lib/services/studies/launch-study';
import { launchStudyDoc } from '@/lib/wire/docs/launching';
import { StudyId } from '@/lib/wire/paths';
import { LaunchRequest, LaunchShape, launchV1 } from '@/lib/wire/v1/launch';

/** POST …/v1/studies/{studyId}/launch. Takes the permanent id only, never the link id. */
export const POST = v1Route({
  doc: launchStudyDoc,
  scopes: ['launch'],
  refusedAs: 'launch_permission_denied',
  params: { studyId: StudyId },
  body: LaunchRequest.optional(),
  idempotent: true,
  replies: { 200: LaunchShape },
  run: ({ ctx, params, body }) => launchStudy(ctx, { study: params.studyId, walletId: body?.walletId }),
  reply: (launched) => launchV1(launched, env().baseUrl),
});
