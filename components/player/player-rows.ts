import type { InterviewTimeline, PlaybackState } from '@/lib/client/playback';
import type { ResponseName } from '@/lib/client/response';
import { momentAt } from '@/lib/domain/recording/timeline';
import type { AnnotationV1 } from '@/lib/wire/v1/annotation';
import type { ReadingRowV1 } from '@/lib/wire/v1/reading-row';
import type { ResponseReading } from '@/lib/wire/v1/response-reading';

/** The response's data that a player needs. */
export interface PlayerProps {
  name: ResponseName;
  rows: readonly ReadingRowV1[];
  annotations: readonly AnnotationV1[];
  durationSeconds: number;
  linksExpireAt: string | null;
  /** The row that is being read. */
  current: number | null;
  /** Shows a row, and jumps to its time where there is a recording. */
  onGoTo: (row: number) => void;
  /** Loads the response again for new links. */
  renew: () => Promise<ResponseReading | undefined>;
}

/** The row that is playing; null before playback started. */
export function playedRow({ timeline, clockMs, started }: PlaybackState): number | null {
  return started ? (momentAt(timeline, clockMs)?.segment.row ?? null) : null;
}

/** There is no picture. */
export function isSoundAlone({ segments }: InterviewTimeline): boolean {
  return segments.every(({ voice, screen }) =>
    [...voice, ...screen].every(({ recording }) => recording.video === null),
  );
}

/** "question 4", "question 4, follow-up". */
export function rowWords({ questionNumber, isFollowUp }: ReadingRowV1): string {
  if (questionNumber === null) return 'welcome message';
  return `question ${questionNumber}${isFollowUp ? ', follow-up' : ''}`;
}
