'use client';
import { type KeyboardEvent, type PointerEvent, useId, useMemo, useRef, useState } from 'react';
import { usePlayback, usePlaybackState } from '@/lib/client/playback';
import { peaksOf, stripBars } from '@/lib/client/strip-bars';
import { clockTime, spokenTime } from '@/lib/domain/reading/clock-time';
import { placeWords, timeOfPlace } from '@/lib/domain/recording/said-words';
import { momentAt } from '@/lib/domain/recording/timeline';
import type { AnnotationV1 } from '@/lib/wire/v1/annotation';
import type { ReadingRowV1 } from '@/lib/wire/v1/reading-row';
import { playedRow, rowWords } from './player-rows';

const WIDTH = 528;
const BAR = 3;
const TOP = 20;
const FOOT = 21;
/** The height of the loudest part: beside pictures, and alone. */
const TALL = { beside: 25, alone: 96 };
/** Questions closer together than this have a tick without a label. */
const LABEL_WIDTH = 24;
const STEP_MS = 10_000;
const PAGE_MS = 60_000;
const MOST_MODERATOR = 12;

interface StripProps {
  rows: readonly ReadingRowV1[];
  annotations: readonly AnnotationV1[];
  isAlone: boolean;
}

/** The whole interview as a waveform, which is a slider. The participant is above the line, the moderator below. */
export function Strip({ rows, annotations, isAlone }: StripProps) {
  const playback = usePlayback();
  const durationMs = usePlaybackState((state) => state.timeline.durationMs);
  const seconds = usePlaybackState((state) => Math.floor(state.clockMs / 1_000));
  const row = usePlaybackState(({ timeline, clockMs }) => momentAt(timeline, clockMs)?.segment.row ?? null);
  const surface = useRef<HTMLDivElement>(null);
  const [hovered, setHovered] = useState<number | null>(null);
  const msAt = ({ clientX }: PointerEvent) => {
    const box = surface.current?.getBoundingClientRect();
    if (!box || box.width === 0) return 0;
    return Math.min(1, Math.max(0, (clientX - box.left) / box.width)) * durationMs;
  };
  const named = rows.find(({ responseIndex }) => responseIndex === row);
  const press = (event: KeyboardEvent) => {
    const { clockMs } = playback.state;
    const to = new Map([
      ['ArrowLeft', clockMs - STEP_MS],
      ['ArrowDown', clockMs - STEP_MS],
      ['ArrowRight', clockMs + STEP_MS],
      ['ArrowUp', clockMs + STEP_MS],
      ['PageDown', clockMs - PAGE_MS],
      ['PageUp', clockMs + PAGE_MS],
      ['Home', 0],
      ['End', durationMs],
    ]).get(event.key);
    if (to === undefined || event.metaKey || event.ctrlKey || event.altKey) return;
    event.preventDefault();
    playback.seek(to);
  };
  return (
    <div className="w-full px-3 pt-[0.625rem] in-[:fullscreen]:mx-auto in-[:fullscreen]:max-w-[60rem]">
      <div
        ref={surface}
        role="slider"
        tabIndex={0}
        aria-label="Position"
        aria-valuemin={0}
        aria-valuemax={Math.floor(durationMs / 1_000)}
        aria-valuenow={seconds}
        aria-valuetext={named ? `${spokenTime(seconds)}, ${rowWords(named)}` : spokenTime(seconds)}
        onKeyDown={press}
        onPointerDown={(event) => {
          if (event.button !== 0) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          playback.seek(msAt(event));
        }}
        onPointerMove={(event) => {
          const ms = msAt(event);
          setHovered(event.pointerType === 'mouse' ? ms : null);
          if (event.currentTarget.hasPointerCapture(event.pointerId)) playback.seek(ms);
        }}
        onPointerLeave={() => setHovered(null)}
        className="relative cursor-pointer touch-pan-y select-none rounded-1"
      >
        <Drawing rows={rows} annotations={annotations} tall={isAlone ? TALL.alone : TALL.beside} />
        {hovered === null ? null : <HoverTime ms={hovered} durationMs={durationMs} rows={rows} />}
      </div>
    </div>
  );
}

function HoverTime({ ms, durationMs, rows }: { ms: number; durationMs: number; rows: StripProps['rows'] }) {
  const { timeline } = usePlayback().state;
  const at = momentAt(timeline, ms)?.segment.row;
  const number = rows.find(({ responseIndex }) => responseIndex === at)?.questionNumber;
  return (
    <span
      aria-hidden
      style={{ left: `${Math.min(94, Math.max(6, (ms / durationMs) * 100))}%` }}
      className="pointer-events-none absolute -top-1.5 -translate-x-1/2 rounded-1 bg-ink px-1.5 text-11 text-paper tabular-nums whitespace-nowrap"
    >
      {number == null ? clockTime(ms / 1_000) : `${clockTime(ms / 1_000)} · Q${number}`}
    </span>
  );
}

function Drawing({ rows, annotations, tall }: Pick<StripProps, 'rows' | 'annotations'> & { tall: number }) {
  const timeline = usePlaybackState((state) => state.timeline);
  const played = usePlaybackState(playedRow);
  const base = TOP + tall;
  const height = base + FOOT;
  const xOf = (ms: number) => (timeline.durationMs === 0 ? 0 : (ms / timeline.durationMs) * WIDTH);
  const voice = useMemo(
    () => voicePath(stripBars(timeline, peaksOf, WIDTH / BAR), base, tall),
    [timeline, base, tall],
  );
  const marks = useMemo(() => markTimes(timeline, rows, annotations), [timeline, rows, annotations]);
  const ticks = useMemo(() => {
    const recorded = new Set(timeline.segments.map(({ row }) => row));
    return rows.filter(({ responseIndex }) => recorded.has(responseIndex));
  }, [timeline, rows]);
  let labelled = -LABEL_WIDTH;
  return (
    <svg viewBox={`0 0 ${WIDTH} ${height}`} aria-hidden="true" className="block h-auto w-full">
      {ticks.map((row) => {
        const x = xOf(timeline.rowStarts.get(row.responseIndex) ?? 0);
        const isNamed = !row.isFollowUp && row.questionNumber !== null && x - labelled >= LABEL_WIDTH;
        if (isNamed) labelled = x;
        const isNow = row.responseIndex === played;
        return (
          <g key={row.responseIndex}>
            {isNamed ? (
              <text
                x={Math.min(x, WIDTH - LABEL_WIDTH)}
                y={9}
                className={`text-[9.5px] ${isNow ? 'fill-accent font-title' : 'fill-ink-3 font-medium'}`}
              >
                {`Q${row.questionNumber}`}
              </text>
            ) : null}
            <path
              d={row.isFollowUp ? `M${x + 0.5} 15v3` : `M${x + 0.5} 13v5`}
              className={row.isFollowUp ? 'stroke-line-strong' : 'stroke-line-control'}
            />
            <rect x={x} y={base + 2} width={2} height={moderatorHeight(row)} className="fill-ink-off" />
          </g>
        );
      })}
      <path d={`M0 ${base + 0.5}H${WIDTH}`} className="stroke-line-strong" />
      <path d={voice} className="fill-data-3" />
      <Played path={voice} base={base} height={height} />
      {marks.map(({ id, ms }) => (
        <rect
          key={id}
          x={Math.min(WIDTH - 5, xOf(ms))}
          y={base + 14}
          width={5}
          height={5}
          rx={1}
          className="fill-marker stroke-line-control"
        />
      ))}
    </svg>
  );
}

/** The played part, and the position. It moves by half pixels. */
function Played({ path, base, height }: { path: string; base: number; height: number }) {
  const id = useId();
  const x = usePlaybackState(({ clockMs, timeline }) =>
    timeline.durationMs === 0 ? 0 : Math.round((clockMs / timeline.durationMs) * WIDTH * 2) / 2,
  );
  const waiting = usePlaybackState((state) => state.waiting);
  const head = Math.min(WIDTH - 1, Math.max(1, x));
  return (
    <>
      <clipPath id={id}>
        <rect x={0} y={0} width={x} height={height} />
      </clipPath>
      <path d={path} clipPath={`url(#${id})`} className="fill-data-1" />
      <g className={waiting ? 'motion-safe:animate-pulse' : undefined}>
        <path d={`M${head} 12V${height - 2}`} className="stroke-accent stroke-[1.5]" />
        <circle
          cx={Math.min(WIDTH - 5, Math.max(5, x))}
          cy={base}
          r={4.5}
          className="fill-accent stroke-2 stroke-sheet"
        />
      </g>
    </>
  );
}

function voicePath(bars: readonly number[], base: number, tall: number): string {
  return bars
    .map((loud, at) => {
      const height = Math.max(1, Math.round(loud * tall));
      return `M${at * BAR} ${base - height}h2v${height}h-2z`;
    })
    .join('');
}

function moderatorHeight({ moderator }: ReadingRowV1): number {
  return Math.min(MOST_MODERATOR, 3 + moderator.split(/\s+/).length / 2);
}

/** When the annotated words are spoken. */
function markTimes(
  { segments, rowStarts, durationMs }: ReturnType<typeof usePlayback>['state']['timeline'],
  rows: readonly ReadingRowV1[],
  annotations: readonly AnnotationV1[],
): { id: string; ms: number }[] {
  return annotations.flatMap(({ id, responseIndex, passage }) => {
    const row = rows.find((one) => one.responseIndex === responseIndex);
    const segment = segments.find((one) => one.row === responseIndex);
    if (!row || durationMs === 0) return [];
    const said = segment && passage ? timeOfPlace(placeWords(row.user, segment), passage.start) : null;
    return [{ id, ms: said ?? rowStarts.get(row.responseIndex) ?? 0 }];
  });
}
