import { env } from '@/lib/env';
import { v1Route } from '@/lib/http/v1-route';
import { previewLaunch } from '@/lib/services/studies/preview-launch';
import { previewLaunchDoc } from '@/lib/wire/docs/wallets';
import { StudyIdOrLinkId } from '@/lib/wire/paths';
import { LaunchPreviewShape, launchPreviewV1 } from '@/lib/wire/v1/launch-preview';

/** GET …/v1/studies/{studyId}/launch-preview. What a launch would do now, and what stands in its way. */
export const GET = v1Route({
  doc: previewLaunchDoc,
  params: { studyId: StudyIdOrLinkId },
  replies: { 200: LaunchPreviewShape },
  run: ({ ctx, params }) => previewLaunch(ctx, params.studyId),
  reply: (preview) => launchPreviewV1(preview, env().baseUrl),
});
