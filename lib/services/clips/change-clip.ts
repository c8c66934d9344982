import { deleteClip as deleteStored, findClip, setClipTitle } from '@/lib/store/clips';
import { storedFilms, takeOutOfReels } from '@/lib/store/films';
import { addStorage } from '@/lib/store/recordings';
import { type MemberContext, withTransaction } from '../context';
import { findReviewedRow, type ResponsePath } from '../reading/find-reviewed';
import { enqueueErasing } from '../recordings/enqueue-recording';
import type { Clip } from './clip-of';
import { noClip, readClip } from './read-clips';
import { refuseUnlessCutter } from './refuse-film';
import { renewReels } from './renew-reels';

type ClipPath = ResponsePath & { clipId: string };

/** Refuses `study_not_found`, `response_not_found`, `not_found`, `forbidden`. */
export async function renameClip(ctx: MemberContext, path: ClipPath, title: string): Promise<Clip> {
  const { id } = await readClip(ctx, path);
  refuseUnlessCutter(ctx.principal);
  if (!(await withTransaction(ctx, ({ db }) => setClipTitle(db, id, title, ctx.now())))) throw noClip();
  return readClip(ctx, path);
}

/** Takes it out of all reels, too. Refuses `study_not_found`, `response_not_found`, `not_found`, `forbidden`. */
export async function deleteClip(ctx: MemberContext, path: ClipPath): Promise<{ id: string }> {
  const response = await findReviewedRow(ctx, path);
  const found = await findClip(ctx.db, response.id, path.clipId);
  if (!found) throw noClip();
  refuseUnlessCutter(ctx.principal);
  const { organizationId } = ctx.principal;
  await withTransaction(ctx, async ({ db }) => {
    const reels = await takeOutOfReels(db, { clipId: found.id });
    const deleted = await deleteStored(db, found.id);
    if (!deleted) throw noClip();
    const renewed = await renewReels(db, reels, organizationId);
    const own = storedFilms([deleted]);
    await enqueueErasing(db, { uploads: [], folders: [...own.folders, ...renewed.folders] });
    await addStorage(db, organizationId, -(own.bytes + renewed.bytes));
  });
  return { id: found.id };
}
