'use client';
import { classNames } from '@/components/ui/class-names';
import type { OwnWords } from '../own-words';
import type { Patience } from './use-patience';
import type { SpokenTurn } from './use-spoken-turn';

/**
 * The browser's transcription so far; words that may still change are dimmed. At the end of a turn the server's, and bars
 * for words that are still to come.
 */
export function CaptionText({
  turn,
  patience,
  own,
}: {
  turn: SpokenTurn;
  patience: Patience;
  own: OwnWords;
}) {
  const { caption } = turn.caption;
  const earlier = turn.recording.earlier.map(({ caption }) => caption).filter(Boolean);
  const written = [...earlier, caption.settled].filter(Boolean).join(' ');
  const settled = written || (patience.closing && patience.words) || '';
  const isLate = patience.closing && patience.awaitsWords;
  if (!settled && !caption.open && !isLate) return null;
  return (
    <p
      {...own}
      aria-live="polite"
      className={classNames(
        'mt-6 max-w-[42rem] text-pretty border-s-2 ps-4 font-read text-[1.1875rem] text-ink leading-[1.875rem] [overflow-wrap:anywhere] min-[45rem]:mt-8 min-[45rem]:ps-5 min-[45rem]:text-[1.3125rem] min-[45rem]:leading-8',
        turn.phase === 'recording' ? 'border-accent-line' : 'border-line-strong',
      )}
    >
      {settled} {caption.open ? <span className="text-ink-3">{caption.open}</span> : null}
      {isLate ? <Bars /> : null}
      {turn.phase === 'recording' ? (
        <span aria-hidden className="ms-0.5 inline-block h-[1.1em] w-0.5 bg-accent align-text-bottom" />
      ) : null}
    </p>
  );
}

/** Words that are still to come. */
function Bars() {
  return (
    <span aria-hidden>
      {['4.5rem', '7rem', '3rem'].map((width) => (
        <i
          key={width}
          className="me-1.5 inline-block h-[0.625rem] rounded-1 bg-fill-2 align-baseline"
          style={{ width }}
        />
      ))}
    </span>
  );
}
