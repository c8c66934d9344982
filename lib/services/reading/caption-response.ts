import { readingRows } from '@/lib/domain/reading/reading-rows';
import { type Cue, captionCues } from '@/lib/domain/recording/captions';
import { buildTimeline } from '@/lib/domain/recording/timeline';
import type { MemberContext } from '../context';
import { turnRecordings } from '../recordings/turn-recordings';
import { findReviewed, type ResponsePath } from './find-reviewed';

export interface CaptionedResponse {
  readableId: number;
  /** The total length of its recordings. */
  durationMs: number;
  cues: Cue[];
}

/** Captions on the one clock of all recordings. Refuses `study_not_found`, `response_not_found`. */
export async function captionResponse(ctx: MemberContext, path: ResponsePath): Promise<CaptionedResponse> {
  const { row, revision, turns } = await findReviewed(ctx, path);
  const rows = readingRows({
    guide: revision.guide,
    welcome: revision.welcomeMessage ?? null,
    turns,
    startedAt: row.createdAt,
    language: row.language,
    recordings: await turnRecordings(ctx.db, turns, ctx.now()),
  });
  const timeline = buildTimeline(rows);
  const texts = new Map(rows.map(({ responseIndex, user }) => [responseIndex, user]));
  return {
    readableId: row.readableId,
    durationMs: timeline.durationMs,
    cues: captionCues(timeline, (at) => texts.get(at) ?? ''),
  };
}
