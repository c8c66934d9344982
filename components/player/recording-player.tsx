'use client';
import dynamic from 'next/dynamic';
import { classNames } from '@/components/ui/class-names';
import { NotFetched } from '@/components/ui/not-fetched';
import { PartBoundary } from '@/components/ui/part-boundary';
import { Loading } from '@/components/ui/skeleton';
import { usePlaybackState } from '@/lib/client/playback';
import { isSoundAlone, type PlayerProps } from './player-rows';
import { RecordingSlot } from './recording-slot';

const ReviewPlayer = dynamic(() => import('./review-player').then((parts) => parts.ReviewPlayer), {
  loading: () => <Frame />,
  // It plays what only a browser can.
  ssr: false,
});

/** The height of its parts; on narrow pages the strip is as high as the page is wide. */
const HEIGHTS = {
  pictures: 'h-[21.664rem] max-[78rem]:h-[17.727rem] max-[60rem]:h-[calc(13rem+12.5vw)]',
  alone: 'h-[11.374rem] max-[78rem]:h-[9.428rem] max-[60rem]:h-[calc(2.8rem+25.95vw)]',
};

/** The player where there is a recording; otherwise the interview's course, and why it cannot be played. */
export function RecordingPlayer(props: PlayerProps) {
  const canPlay = usePlaybackState((state) => state.timeline.durationMs > 0);
  return canPlay ? (
    <PartBoundary missing={<NotFetched what="The player" />}>
      <ReviewPlayer {...props} />
    </PartBoundary>
  ) : (
    <RecordingSlot {...props} />
  );
}

/** As high as the player: nothing below moves when it has loaded. */
function Frame() {
  const isAlone = usePlaybackState((state) => isSoundAlone(state.timeline));
  return (
    <div
      className={classNames(
        'rounded-3 border border-line-strong bg-sheet max-[60rem]:rounded-none max-[60rem]:border-x-0 max-[60rem]:border-t-0',
        isAlone ? HEIGHTS.alone : HEIGHTS.pictures,
      )}
    >
      <Loading what="the player" />
    </div>
  );
}
