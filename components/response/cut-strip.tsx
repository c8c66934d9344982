'use client';
import { type KeyboardEvent, type PointerEvent, useEffect, useMemo, useRef } from 'react';
import { classNames } from '@/components/ui/class-names';
import { type InterviewTimeline, usePlaybackState } from '@/lib/client/playback';
import { peaksOf, stripBars } from '@/lib/client/strip-bars';
import { PEAK_MS } from '@/lib/domain/recording/processed';
import type { TimedWord } from '@/lib/domain/recording/timed-words';
import { type Cut, cutAt, cutMoved, secondRem } from './cut';

const TALL = 64;
const TICK_MS = 2_000;

interface CutStripProps {
  timeline: InterviewTimeline;
  /** The part of the timeline in which the row is said. */
  startMs: number;
  endMs: number;
  text: string;
  words: readonly TimedWord[];
  cut: Cut;
  onCut: (cut: Cut) => void;
}

/** A row as a waveform with its words below, and handles at both ends of the cut, which stay on whole words. */
export function CutStrip(props: CutStripProps) {
  const { timeline, startMs, endMs, text, words, cut, onCut } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const surface = useRef<HTMLDivElement>(null);
  const length = Math.max(1, endMs - startMs);
  const second = useMemo(() => secondRem(words), [words]);
  const xOf = (ms: number) => ((ms - startMs) / length) * 100;
  const playedMs = usePlaybackState(({ clockMs, started }) =>
    started ? Math.floor(clockMs / 100) * 100 : null,
  );
  const bars = useMemo(() => {
    const all = stripBars(timeline, peaksOf, Math.max(1, Math.ceil(timeline.durationMs / PEAK_MS)));
    return all.slice(Math.floor(startMs / PEAK_MS), Math.ceil(endMs / PEAK_MS));
  }, [timeline, startMs, endMs]);
  const from = words[cut.first]?.fromMs ?? startMs;
  const to = words[cut.last]?.toMs ?? endMs;
  const opened = useRef({ from, length, startMs });
  useEffect(() => {
    const box = scroller.current;
    const { from: first, length: whole, startMs: begin } = opened.current;
    if (box) box.scrollLeft = ((first - begin) / whole) * box.scrollWidth - 96;
  }, []);
  const drag = (side: 'first' | 'last', event: PointerEvent) => {
    const box = surface.current?.getBoundingClientRect();
    if (!box || box.width === 0) return;
    onCut(cutAt(words, cut, side, startMs + ((event.clientX - box.left) / box.width) * length));
  };
  const press = (side: 'first' | 'last', event: KeyboardEvent) => {
    const by = new Map([
      ['ArrowLeft', -1],
      ['ArrowDown', -1],
      ['ArrowRight', 1],
      ['ArrowUp', 1],
      ['Home', -words.length],
      ['End', words.length],
    ]).get(event.key);
    if (by === undefined || event.metaKey || event.ctrlKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    onCut(cutMoved(words, cut, side, by));
  };
  const handle = (side: 'first' | 'last', label: string, ms: number) => {
    const word = words[cut[side]];
    return (
      <div
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={1}
        aria-valuemax={words.length}
        aria-valuenow={cut[side] + 1}
        aria-valuetext={word ? text.slice(word.start, word.end) : ''}
        onKeyDown={(event) => press(side, event)}
        onPointerDown={(event) => {
          if (event.button !== 0) return;
          event.preventDefault();
          event.currentTarget.focus();
          event.currentTarget.setPointerCapture(event.pointerId);
        }}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) drag(side, event);
        }}
        style={{ left: `${xOf(ms)}%` }}
        className="absolute inset-y-0 z-1 grid w-6 -translate-x-1/2 cursor-ew-resize touch-none place-items-center before:absolute before:inset-y-0 before:left-1/2 before:w-0.5 before:-translate-x-1/2 before:bg-accent pointer-coarse:w-[2.75rem]"
      >
        <span aria-hidden className="relative h-[2.25rem] w-3 rounded-1 bg-accent" />
      </div>
    );
  };
  const ticks = Array.from(
    { length: Math.max(0, Math.floor(endMs / TICK_MS) - Math.ceil(startMs / TICK_MS) + 1) },
    (_, at) => (Math.ceil(startMs / TICK_MS) + at) * TICK_MS,
  );
  return (
    <div ref={scroller} className="overflow-x-auto px-6 pb-1 max-[60rem]:px-4" dir="ltr">
      <div style={{ width: `${(length / 1_000) * second}rem` }} className="min-w-full">
        <div ref={surface} className="relative h-16">
          <span
            aria-hidden
            className="absolute inset-y-0 bg-accent-wash"
            style={{ left: `${xOf(from)}%`, width: `${xOf(to) - xOf(from)}%` }}
          />
          <svg
            viewBox={`0 0 ${bars.length} ${TALL}`}
            preserveAspectRatio="none"
            aria-hidden="true"
            className="absolute inset-0 size-full"
          >
            {[false, true].map((isIn) => (
              <path
                key={`${isIn}`}
                d={bars.map((bar, at) => (isInCut(at) === isIn ? barPath(bar, at) : '')).join('')}
                className={isIn ? 'fill-accent' : 'fill-data-3'}
              />
            ))}
          </svg>
          {playedMs !== null && playedMs >= startMs && playedMs <= endMs ? (
            <span
              aria-hidden
              className="absolute inset-y-0 w-px bg-ink"
              style={{ left: `${xOf(playedMs)}%` }}
            />
          ) : null}
          {handle('first', 'Start of the clip', from)}
          {handle('last', 'End of the clip', to)}
        </div>
        <p aria-hidden className="relative h-6 font-read text-14 whitespace-nowrap">
          {words.map((word, at) => (
            <span
              key={word.start}
              className={classNames(
                'absolute bottom-0',
                at >= cut.first && at <= cut.last ? 'text-ink' : 'text-ink-3',
              )}
              style={{ left: `${xOf(word.fromMs)}%` }}
            >
              {text.slice(word.start, word.end)}
            </span>
          ))}
        </p>
        <p aria-hidden className="relative h-5 text-11 text-ink-3 tabular-nums">
          {ticks.map((ms) => (
            <span key={ms} className="absolute -translate-x-1/2" style={{ left: `${xOf(ms)}%` }}>
              {tenths(ms).replace(/\.0$/, '')}
            </span>
          ))}
        </p>
      </div>
    </div>
  );

  function isInCut(at: number): boolean {
    const ms = (Math.floor(startMs / PEAK_MS) + at) * PEAK_MS;
    return ms >= from && ms < to;
  }
}

function barPath(bar: number, at: number): string {
  const height = Math.max(2, bar * TALL * 0.9);
  return `M${at + 0.25} ${(TALL - height) / 2}h.5v${height}h-.5z`;
}

/** "4:30.9". */
export function tenths(ms: number): string {
  const whole = Math.round(ms / 100);
  const minutes = Math.floor(whole / 600);
  const seconds = ((whole % 600) / 10).toFixed(1);
  return `${minutes}:${seconds.padStart(4, '0')}`;
}
