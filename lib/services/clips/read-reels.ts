import { Failure } from '@/lib/domain/failure';
import type { StudyReference } from '@/lib/domain/identifier';
import { findReel, listReels } from '@/lib/store/reels';
import type { MemberContext } from '../context';
import { findReadableStudy } from '../responses/find-readable-study';
import type { Page } from './read-clips';
import { type Reel, reelOf } from './reel-of';

/** The reels of a page, newest first, and how many there are in all. */
export interface ReelPage {
  reels: Reel[];
  total: number;
}

/** Refuses `study_not_found`. */
export async function listStudyReels(
  ctx: MemberContext,
  study: StudyReference,
  { page, perPage }: Page,
): Promise<ReelPage> {
  const { id } = await findReadableStudy(ctx, study);
  const { reels, total } = await listReels(ctx.db, id, { offset: page * perPage, limit: perPage });
  const now = ctx.now();
  return { reels: reels.map((reel) => reelOf(reel, now)), total };
}

export interface ReelPath {
  study: StudyReference;
  reelId: string;
}

/** Refuses `study_not_found`, `not_found`. */
export async function readReel(ctx: MemberContext, { study, reelId }: ReelPath): Promise<Reel> {
  const { id } = await findReadableStudy(ctx, study);
  const reel = await findReel(ctx.db, id, reelId);
  if (!reel) throw noReel();
  return reelOf(reel, ctx.now());
}

export function noReel(): Failure {
  return new Failure('not_found', 'There is no such reel of this study.');
}
