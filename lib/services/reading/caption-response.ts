import { type Cue, captionCues } from '@/lib/domain/recording/captions';
import type { MemberContext } from '../context';
import { responseTimeline } from '../recordings/response-timeline';
import { findReviewed, type ResponsePath } from './find-reviewed';

export interface CaptionedResponse {
  readableId: number;
  /** The total length of its recordings. */
  durationMs: number;
  cues: Cue[];
}

/** Captions on the one clock of all recordings. Refuses `study_not_found`, `response_not_found`. */
export async function captionResponse(ctx: MemberContext, path: ResponsePath): Promise<CaptionedResponse> {
  const reviewed = await findReviewed(ctx, path);
  const { timeline, textOf } = await responseTimeline(ctx.db, reviewed, ctx.now());
  return {
    readableId: reviewed.row.readableId,
    durationMs: timeline.durationMs,
    cues: captionCues(timeline, textOf),
  };
}
