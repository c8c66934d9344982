import type { InterviewTimeline, PlaybackState } from '@/lib/client/playback';
import type { ResponseName } from '@/lib/client/response';
import { momentAt } from '@/lib/domain/recording/timeline';
import type { AnnotationV1 } from '@/lib/wire/v1/annotation';
import type { ReadingRowV1, ResponseReading } from '@/lib/wire/v1/response-reading';

/** What a player is given of the response that it stands beside. */
export interface PlayerProps {
  name: ResponseName;
  rows: readonly ReadingRowV1[];
  annotations: readonly AnnotationV1[];
  durationSeconds: number;
  linksExpireAt: string | null;
  /** The row that is read now. */
  current: number | null;
  /** Leads to a row, and to its time where there is a recording. */
  onGoTo: (row: number) => void;
  /** Reads the response again for new links. */
  renew: () => Promise<ResponseReading | undefined>;
}

/** The row that is played now; null before anything is. */
export function playedRow({ timeline, clockMs, started }: PlaybackState): number | null {
  return started ? (momentAt(timeline, clockMs)?.segment.row ?? null) : null;
}

/** Nothing is to be seen. */
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
