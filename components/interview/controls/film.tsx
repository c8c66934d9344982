'use client';

import { Check } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { clockTime } from '@/lib/domain/reading/clock-time';
import { ControlIcon } from './control-icon';
import type { ControlTexts } from './control-texts';
import { MediaProblem } from './media-problem';
import { ended, leadBack, NOTHING_WATCHED, playedTo, type Watching } from './watching';

/** How long a film may fail to play before it counts as not loadable. */
const PATIENCE_MS = 20_000;
const FASTEST = 2;

interface FilmProps {
  name: string;
  url: string;
  /** It has to be watched to its end. */
  forced: boolean;
  /** It was watched, or it could not be loaded. */
  onDone: () => void;
  texts: ControlTexts;
}

/** A film with the browser's own controls. It never starts automatically. */
export function Film({ name, url, forced, onDone, texts }: FilmProps) {
  const video = useRef<HTMLVideoElement>(null);
  const { watching, length, failed, handlers } = useWatching(video, { forced, onDone });
  return (
    <div>
      <video
        ref={video}
        src={url}
        controls
        playsInline
        preload="metadata"
        aria-label={name}
        className="aspect-video w-full rounded-3 bg-well object-contain"
        {...handlers}
      />
      {failed && <MediaProblem name={name} texts={texts} />}
      {forced && !failed && <WatchedLine watching={watching} length={length} texts={texts} />}
    </div>
  );
}

function WatchedLine({
  watching,
  length,
  texts,
}: {
  watching: Watching;
  length: number;
  texts: ControlTexts;
}) {
  return (
    <div lang={texts.language} className="mt-2 text-14 text-ink-3">
      <p className="flex flex-wrap items-baseline gap-x-2 tabular-nums">
        {watching.done ? (
          <span role="status" className="flex items-center gap-1 text-positive">
            <ControlIcon icon={Check} />
            {texts.watchedAll}
          </span>
        ) : (
          <>
            <strong className="font-strong text-ink">{texts.watchFirst}</strong>
            {length > 0 && <span>{texts.watched(clockTime(watching.seen), clockTime(length))}</span>}
          </>
        )}
      </p>
      {!watching.done && <p>{texts.notAhead}</p>}
    </div>
  );
}

/** Measures what was watched, prevents skipping ahead, and gives up when the film cannot be played. */
function useWatching(
  video: RefObject<HTMLVideoElement | null>,
  { forced, onDone }: { forced: boolean; onDone: () => void },
) {
  const [watching, setWatching] = useState(NOTHING_WATCHED);
  const [length, setLength] = useState(0);
  const [failed, setFailed] = useState(false);
  const exact = useRef(NOTHING_WATCHED);
  const write = (next: Watching) => {
    if (next.done && !exact.current.done) onDone();
    exact.current = next;
    setWatching(next);
  };
  const fail = () => {
    setFailed(true);
    if (!exact.current.done) onDone();
  };
  const patience = usePatience(fail);
  const noteLength = () =>
    setLength(Number.isFinite(video.current?.duration) ? (video.current?.duration ?? 0) : 0);
  // An error before the page's scripts ran fired no event here. A film that the page itself has just put there has the
  // state NETWORK_NO_SOURCE, which is no failure.
  const latest = useRef(fail);
  useEffect(() => {
    if (video.current?.error) latest.current();
    else if (video.current && video.current.readyState > 0) setLength(video.current.duration || 0);
  }, [video]);
  return {
    watching,
    length,
    failed,
    handlers: {
      onLoadedMetadata: noteLength,
      onDurationChange: noteLength,
      onError: fail,
      onPlay: patience.start,
      onWaiting: patience.start,
      onPlaying: () => {
        patience.stop();
        setFailed(false);
      },
      onPause: patience.stop,
      onTimeUpdate: () => {
        const player = video.current;
        if (!player) return;
        if (player.readyState >= HTMLMediaElement.HAVE_FUTURE_DATA) patience.stop();
        if (!player.seeking) write(playedTo(exact.current, player.currentTime));
      },
      onSeeking: () => {
        const player = video.current;
        const back = player && forced ? leadBack(exact.current, player.currentTime) : null;
        if (player && back !== null) player.currentTime = back;
      },
      onRateChange: () => {
        const player = video.current;
        if (forced && player && !exact.current.done && player.playbackRate > FASTEST)
          player.playbackRate = FASTEST;
      },
      onEnded: () => {
        patience.stop();
        write(ended(exact.current, video.current?.duration ?? Number.NaN));
      },
    },
  };
}

/** Calls `giveUp` when no `stop` follows `start` in time. */
function usePatience(giveUp: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const latest = useRef(giveUp);
  useEffect(() => {
    latest.current = giveUp;
  });
  const stop = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    start: () => {
      stop();
      timer.current = setTimeout(() => latest.current(), PATIENCE_MS);
    },
    stop,
  };
}
