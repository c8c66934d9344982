'use client';
import { Keyboard, Mic } from 'lucide-react';
import { clockTime, spokenTime } from '@/lib/domain/reading/clock-time';
import type { PlayerProps } from './player-rows';
import { RecordingNotes } from './recording-notes-view';

type RecordingSlotProps = Pick<PlayerProps, 'rows' | 'durationSeconds' | 'current' | 'onGoTo'>;

/** Takes the player's place when nothing can be played: says why, and shows the interview's course. */
export function RecordingSlot({ rows, durationSeconds, current, onGoTo }: RecordingSlotProps) {
  const spoken = rows.some(({ givenBy }) => givenBy === 'spoken');
  const answered = rows.filter(({ givenBy }) => givenBy !== null);
  return (
    <section
      aria-label="Recording"
      className="overflow-hidden rounded-3 border border-line-strong bg-sheet max-[60rem]:rounded-none max-[60rem]:border-x-0 max-[60rem]:border-t-0"
    >
      <p className="flex items-center gap-2 px-3 pt-3 text-ink-2">
        {spoken ? (
          <Mic aria-hidden className="size-4 text-ink-3" />
        ) : (
          <Keyboard aria-hidden className="size-4 text-ink-3" />
        )}
        {spoken
          ? 'Answered aloud.'
          : answered.length === 0
            ? 'Nothing was answered yet.'
            : 'Answered in writing. There is no recording.'}
      </p>
      <RecordingNotes rows={rows} />
      {answered.length === 0 ? (
        <div className="h-3" />
      ) : (
        <Course rows={answered} durationSeconds={durationSeconds} current={current} onGoTo={onGoTo} />
      )}
    </section>
  );
}

const WIDTH = 528;
const BASE = 45;
const TALLEST = 24;
/** The longest answer has the full height, unless all are short. */
const FEWEST_WORDS = 8;
/** Questions closer together than this have a tick without a label. */
const LABEL_WIDTH = 24;

/** The interview over time: questions as ticks, answers as columns whose height is their length. */
function Course({ rows, durationSeconds, current, onGoTo }: RecordingSlotProps) {
  const last = rows.at(-1)?.endSeconds ?? 0;
  const whole = Math.max(1, durationSeconds, last);
  const xOf = (seconds: number) => 6 + (seconds / whole) * (WIDTH - 12);
  const wordsOf = ({ user }: PlayerProps['rows'][number]) => user.split(/\s+/).filter(Boolean).length;
  const most = Math.max(FEWEST_WORDS, ...rows.map(wordsOf));
  let labelled = -LABEL_WIDTH;
  const columns = rows.map((row) => {
    const x = xOf(row.startSeconds);
    const named = !row.isFollowUp && row.questionNumber !== null && x - labelled >= LABEL_WIDTH;
    if (named) labelled = x;
    const words = wordsOf(row);
    return {
      row,
      x,
      named,
      width: Math.max(2, xOf(row.endSeconds) - x - 1),
      height: words === 0 ? 1 : 3 + (words / most) * (TALLEST - 3),
      isCurrent: row.responseIndex === current,
    };
  });
  return (
    <nav aria-label="Course of the interview" className="px-3 pt-2 pb-2">
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: its links have names of their own, and a title would hang over all of them */}
      <svg viewBox={`0 0 ${WIDTH} 58`} className="block h-auto w-full">
        <path d={`M0 ${BASE + 0.5}H${WIDTH}`} className="stroke-line-strong" />
        {columns.map(({ row, x, named, width, height, isCurrent }) => (
          <a
            key={row.responseIndex}
            href={`#row-${row.responseIndex}`}
            onClick={() => onGoTo(row.responseIndex)}
            aria-label={`Q${row.questionNumber}${row.isFollowUp ? ', follow-up' : ''}, at ${spokenTime(row.startSeconds)}`}
            className="group outline-offset-0!"
          >
            <rect
              x={x - 1}
              y={0}
              width={width + 2}
              height={58}
              className="fill-transparent group-hover:fill-accent-wash"
            />
            {named ? (
              <text
                x={x}
                y={9}
                className={`text-[9.5px] ${isCurrent ? 'fill-accent font-title' : 'fill-ink-3 font-medium'}`}
              >
                {`Q${row.questionNumber}`}
              </text>
            ) : null}
            <path
              d={row.isFollowUp ? `M${x + 0.5} 15v3` : `M${x + 0.5} 13v5`}
              className={row.isFollowUp ? 'stroke-line-strong' : 'stroke-line-control'}
            />
            <rect
              x={x}
              y={BASE - height}
              width={width}
              height={height}
              rx={1}
              className={isCurrent ? 'fill-data-1' : 'fill-data-3'}
            />
            <rect x={x} y={BASE + 2} width={Math.min(width, 3)} height={5} className="fill-ink-off" />
          </a>
        ))}
      </svg>
      <p className="flex justify-between text-11 text-ink-3 tabular-nums">
        <span>0:00</span>
        <span>Height: words of an answer</span>
        <span>{clockTime(whole)}</span>
      </p>
    </nav>
  );
}
