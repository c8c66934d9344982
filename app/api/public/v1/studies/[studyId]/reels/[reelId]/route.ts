import { v1Route } from '@/lib/http/v1-route';
import { changeReel, deleteReel } from '@/lib/services/clips/change-reel';
import { readReel } from '@/lib/services/clips/read-reels';
import { changeReelDoc, deleteReelDoc, readReelDoc } from '@/lib/wire/docs/clips';
import { ReelId, StudyIdOrLinkId } from '@/lib/wire/paths';
import { DeletedShape } from '@/lib/wire/v1/deleted';
import { ChangeReelRequest, ReelShape, reelChange, reelV1 } from '@/lib/wire/v1/reel';

const params = { studyId: StudyIdOrLinkId, reelId: ReelId };

/** GET …/v1/studies/{studyId}/reels/{reelId}. */
export const GET = v1Route({
  doc: readReelDoc,
  params,
  replies: { 200: ReelShape },
  run: ({ ctx, params: { studyId: study, reelId } }) => readReel(ctx, { study, reelId }),
  reply: reelV1,
});

/** PATCH …/v1/studies/{studyId}/reels/{reelId}. Anything but its title has it rendered anew. */
export const PATCH = v1Route({
  doc: changeReelDoc,
  params,
  body: ChangeReelRequest,
  replies: { 200: ReelShape },
  run: ({ ctx, params: { studyId: study, reelId }, body }) =>
    changeReel(ctx, { study, reelId }, reelChange(body)),
  reply: reelV1,
});

/** DELETE …/v1/studies/{studyId}/reels/{reelId}. */
export const DELETE = v1Route({
  doc: deleteReelDoc,
  params,
  replies: { 200: DeletedShape },
  run: ({ ctx, params: { studyId: study, reelId } }) => deleteReel(ctx, { study, reelId }),
  reply: ({ id }) => ({ id, deleted: true as const }),
});
