import { Failure } from '@/lib/domain/failure';
import type { StudyReference } from '@/lib/domain/identifier';
import { findClip, listClips } from '@/lib/store/clips';
import type { MemberContext } from '../context';
import { findReviewedRow, type ResponsePath } from '../reading/find-reviewed';
import { findReadableStudy } from '../responses/find-readable-study';
import { type Clip, clipOf } from './clip-of';

export interface Page {
  page: number;
  perPage: number;
}

/** The clips of a page, newest first, and how many there are in all. */
export interface ClipPage {
  clips: Clip[];
  total: number;
}

/** Of one response. Refuses `study_not_found`, `response_not_found`. */
export async function listResponseClips(
  ctx: MemberContext,
  path: ResponsePath,
  page: Page,
): Promise<ClipPage> {
  const row = await findReviewedRow(ctx, path);
  return pageOf(ctx, { responseId: row.id }, page);
}

/** Of a whole study. Refuses `study_not_found`. */
export async function listStudyClips(
  ctx: MemberContext,
  study: StudyReference,
  page: Page,
): Promise<ClipPage> {
  const { id } = await findReadableStudy(ctx, study);
  return pageOf(ctx, { studyId: id }, page);
}

async function pageOf(
  ctx: MemberContext,
  of: { responseId: string } | { studyId: string },
  { page, perPage }: Page,
): Promise<ClipPage> {
  const { clips, total } = await listClips(ctx.db, of, { offset: page * perPage, limit: perPage });
  const now = ctx.now();
  return { clips: clips.map((clip) => clipOf(clip, now)), total };
}

/** Refuses `study_not_found`, `response_not_found`, `not_found`. */
export async function readClip(
  ctx: MemberContext,
  { clipId, ...path }: ResponsePath & { clipId: string },
): Promise<Clip> {
  const row = await findReviewedRow(ctx, path);
  const clip = await findClip(ctx.db, row.id, clipId);
  if (!clip) throw noClip();
  return clipOf(clip, ctx.now());
}

export function noClip(): Failure {
  return new Failure('not_found', 'There is no such clip of this response.');
}
