import type { ClipCaptions, Hidden } from '@/lib/domain/clip/clip';
import { Failure } from '@/lib/domain/failure';
import type { StudyReference } from '@/lib/domain/identifier';
import { countReels, insertReel } from '@/lib/store/reels';
import { lockStudy } from '@/lib/store/studies';
import { type MemberContext, withTransaction } from '../context';
import { findReadableStudy } from '../responses/find-readable-study';
import { enqueueFilm } from './enqueue-film';
import { reelItems, refuseUnhidableNames } from './reel-items';
import type { TitleCard } from './reel-of';
import { refuseUnhidable, refuseUnlessCutter } from './refuse-film';

export interface NewReel {
  title: string;
  clips: string[];
  titleCards: TitleCard[];
  captions: ClipCaptions;
  hide: Hidden;
}

const MOST_REELS = 500;

/**
 * Makes a reel of clips of a study, to be rendered by a job. Refuses `study_not_found`, `forbidden`,
 * `invalid_request_body` for an unknown clip or something that cannot be hidden, and `conflict` where there is nothing
 * to render it with, or too many reels.
 */
export async function createReel(
  ctx: MemberContext,
  study: StudyReference,
  { clips, titleCards, ...wanted }: NewReel,
): Promise<{ id: string; status: 'queued' }> {
  const { id: studyId } = await findReadableStudy(ctx, study);
  refuseUnlessCutter(ctx.principal);
  const { organizationId, userId } = ctx.principal;
  const { hidesWords, chosen } = await reelItems(ctx.db, studyId, { clips, titleCards });
  await refuseUnhidable(wanted, hidesWords || wanted.hide.names.length > 0);
  await refuseUnhidableNames(ctx.db, chosen, wanted.hide);
  return withTransaction(ctx, async ({ db }) => {
    if (!(await lockStudy(db, studyId)))
      throw new Failure('study_not_found', 'There is no such study in this organisation.');
    if ((await countReels(db, studyId)) >= MOST_REELS)
      throw new Failure('conflict', `A study has at most ${MOST_REELS} reels. Delete some first.`);
    const { items } = await reelItems(db, studyId, { clips, titleCards });
    const row = { organizationId, studyId, authorId: userId, ...wanted };
    const { id, version } = await insertReel(db, row, items);
    await enqueueFilm(db, { kind: 'reel', id, version }, organizationId);
    return { id, status: 'queued' };
  });
}
