import { storedFilms } from '@/lib/store/films';
import { addStorage } from '@/lib/store/recordings';
import { deleteReel as deleteStored, findReel, lockReel, setReel, setReelTitle } from '@/lib/store/reels';
import { type MemberContext, withTransaction } from '../context';
import { enqueueErasing } from '../recordings/enqueue-recording';
import { findReadableStudy } from '../responses/find-readable-study';
import type { NewReel } from './create-reel';
import { enqueueFilm } from './enqueue-film';
import { noReel, type ReelPath, readReel } from './read-reels';
import { reelItems, refuseUnhidableNames } from './reel-items';
import { type Reel, reelOf } from './reel-of';
import { refuseUnhidable, refuseUnlessCutter } from './refuse-film';

/** What is absent stays. */
export type ReelChange = { [K in keyof NewReel]?: NewReel[K] | undefined };

/**
 * Another title changes nothing else; anything else makes it another film, which is rendered anew, and the former one
 * is shown to nobody any more. Refuses as `createReel` does, and `not_found`.
 */
export async function changeReel(ctx: MemberContext, path: ReelPath, change: ReelChange): Promise<Reel> {
  const { id: studyId } = await findReadableStudy(ctx, path.study);
  const found = await findReel(ctx.db, studyId, path.reelId);
  if (!found) throw noReel();
  refuseUnlessCutter(ctx.principal);
  const { organizationId } = ctx.principal;
  const { title, ...film } = change;
  const isNew = Object.values(film).some((value) => value !== undefined);
  await withTransaction(ctx, async ({ db }) => {
    const row = await lockReel(db, studyId, found.id);
    const whole = row && (await findReel(db, studyId, row.id));
    if (!row || !whole) throw noReel();
    if (!isNew) return setReelTitle(db, row.id, title ?? row.title, ctx.now());
    const before = reelOf(whole, ctx.now());
    const clips = film.clips ?? before.clips.map(({ id }) => id);
    const given = film.titleCards ?? before.titleCards;
    // Cards that stay keep their place as far as there is one.
    const titleCards = film.titleCards
      ? given
      : given.map((card) => ({ ...card, before: Math.min(card.before, clips.length) }));
    const hide = film.hide ?? row.hide;
    const captions = film.captions ?? row.captions;
    const { items, hidesWords, chosen } = await reelItems(db, studyId, { clips, titleCards });
    await refuseUnhidable({ hide, captions }, hidesWords || hide.names.length > 0);
    await refuseUnhidableNames(db, chosen, hide, row.hide.names);
    const { version } = await setReel(db, row, {
      ...{ title: title ?? row.title, captions, hide, items, updatedAt: ctx.now() },
    });
    await enqueueFilm(db, { kind: 'reel', id: row.id, version }, organizationId);
    const former = storedFilms([row]);
    await enqueueErasing(db, { uploads: [], folders: former.folders });
    await addStorage(db, organizationId, -former.bytes);
  });
  return readReel(ctx, path);
}

/** Its clips stay. Refuses `study_not_found`, `not_found`, `forbidden`. */
export async function deleteReel(ctx: MemberContext, path: ReelPath): Promise<{ id: string }> {
  const { id } = await readReel(ctx, path);
  refuseUnlessCutter(ctx.principal);
  await withTransaction(ctx, async ({ db }) => {
    const deleted = await deleteStored(db, id);
    if (!deleted) throw noReel();
    const { folders, bytes } = storedFilms([deleted]);
    await enqueueErasing(db, { uploads: [], folders });
    await addStorage(db, ctx.principal.organizationId, -bytes);
  });
  return { id };
}
