'use client';
import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { clipsBetween, momentAt, type Timeline } from '@/lib/domain/recording/timeline';
import type { RecordingV1 } from '@/lib/wire/v1/reading-row';

export type InterviewTimeline = Timeline<RecordingV1>;

export interface PlaybackState {
  timeline: InterviewTimeline;
  /** The position on the clock of all recordings, in milliseconds. */
  clockMs: number;
  /** Grows with every jump, which the player has to follow. */
  jumps: number;
  playing: boolean;
  /** It was played or sought: before that no media are loaded, and no row is marked as playing. */
  started: boolean;
  /** It is set to play, but waits for bytes. */
  waiting: boolean;
  rate: number;
  muted: boolean;
  captions: boolean;
  skipsSilence: boolean;
  /** Why it cannot continue, in words; null while it can. */
  problem: string | null;
}

export const RATES: readonly number[] = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2, 2.5, 3];

/** The playback state of an interview, shared by its player and its transcript. */
export class Playback {
  private readonly listeners = new Set<() => void>();

  constructor(private current: PlaybackState) {}

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  get state(): PlaybackState {
    return this.current;
  }

  set(change: Partial<PlaybackState>): void {
    this.current = { ...this.current, ...change };
    for (const listener of this.listeners) listener();
  }

  seek(ms: number): void {
    const clockMs = Math.max(0, Math.min(ms, this.current.timeline.durationMs));
    this.set({ clockMs, jumps: this.current.jumps + 1, started: true });
  }

  seekBy(ms: number): void {
    this.seek(this.current.clockMs + ms);
  }

  play(): void {
    const { clockMs, timeline } = this.current;
    if (timeline.durationMs === 0) return;
    if (clockMs >= timeline.durationMs) this.seek(0);
    this.set({ playing: true, started: true, problem: null });
  }

  pause(): void {
    this.set({ playing: false, waiting: false });
  }

  toggle(): void {
    if (this.current.playing) this.pause();
    else this.play();
  }

  setRate(rate: number): void {
    this.set({ rate });
    keep(this.current);
  }

  stepRate(by: 1 | -1): void {
    const { rate } = this.current;
    const next = by > 0 ? RATES.find((one) => one > rate) : RATES.findLast((one) => one < rate);
    if (next !== undefined) this.setRate(next);
  }

  toggleOption(option: 'muted' | 'captions' | 'skipsSilence'): void {
    this.set({ [option]: !this.current[option] });
    keep(this.current);
  }

  /** New recordings move those after them: the position stays at the same words. */
  setTimeline(timeline: InterviewTimeline): void {
    const { timeline: before, clockMs, jumps } = this.current;
    if (timeline === before) return;
    const place = placeIn(timeline, before, clockMs);
    this.set({ timeline, clockMs: place, jumps: place === clockMs ? jumps : jumps + 1 });
  }
}

function placeIn(timeline: InterviewTimeline, before: InterviewTimeline, ms: number): number {
  const moment = momentAt(before, ms);
  const old = moment?.voice ?? moment?.screen;
  const now = clipsBetween(timeline, 0, timeline.durationMs).find(
    ({ recording }) => recording.id === old?.recording.id,
  );
  return Math.min(timeline.durationMs, old && now ? now.startMs + ms - old.startMs : ms);
}

const KEY = 'colloquy.player';

function keep({ rate, captions, skipsSilence }: PlaybackState): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ rate, captions, skipsSilence }));
  } catch {
    // Without storage the settings last only for this page.
  }
}

const PLAIN = { rate: 1, captions: false, skipsSilence: false };
const AT_FIRST: Omit<PlaybackState, 'timeline'> = {
  ...PLAIN,
  ...{ clockMs: 0, jumps: 0, playing: false, started: false, waiting: false, muted: false, problem: null },
};

/** The reader's playback settings, from one response to the next. */
function kept(): Pick<PlaybackState, 'rate' | 'captions' | 'skipsSilence'> {
  try {
    const { rate, captions, skipsSilence } = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return {
      rate: RATES.includes(rate) ? rate : PLAIN.rate,
      captions: captions === true,
      skipsSilence: skipsSilence === true,
    };
  } catch {
    return PLAIN;
  }
}

const PlaybackContext = createContext<Playback | null>(null);

/** For a loaded response: it reads the address and the browser's storage. `t` is in seconds. */
export function PlaybackProvider({
  timeline,
  children,
}: {
  timeline: InterviewTimeline;
  children: ReactNode;
}) {
  const [playback] = useState(() => new Playback({ timeline, ...AT_FIRST }));
  // Not at once: the page is written on the server first, which knows neither the storage nor the whole address.
  useLayoutEffect(() => {
    playback.set(kept());
    const wanted = momentOf(window.location.search);
    if (wanted !== null && playback.state.timeline.durationMs > 0) playback.seek(wanted);
  }, [playback]);
  useLayoutEffect(() => playback.setTimeline(timeline), [playback, timeline]);
  useLayoutEffect(() => () => playback.pause(), [playback]);
  return <PlaybackContext value={playback}>{children}</PlaybackContext>;
}

export function usePlayback(): Playback {
  const playback = use(PlaybackContext);
  if (!playback) throw new Error('usePlayback is for the parts of a response page.');
  return playback;
}

/** A part of the state: `select` must return plain values, or the same object while nothing changed. */
export function usePlaybackState<T>(select: (state: PlaybackState) => T): T {
  const playback = usePlayback();
  const read = () => select(playback.state);
  return useSyncExternalStore(playback.subscribe, read, read);
}

/** When a row begins, in seconds: by the recordings if there are any, otherwise by the times of the answers. */
export function useRowSeconds(): (row: number, asked: number) => number {
  const timeline = usePlaybackState((state) => state.timeline);
  return useCallback(
    (row, asked) => (timeline.durationMs === 0 ? asked : (timeline.rowStarts.get(row) ?? 0) / 1_000),
    [timeline],
  );
}

/** The moment that an address names, `?t=83.4`, in milliseconds; null when it names none. */
export function momentOf(search: string): number | null {
  const text = new URLSearchParams(search).get('t') ?? '';
  return /^\d{1,6}(\.\d{1,3})?$/.test(text) ? Math.round(Number(text) * 1_000) : null;
}

/** The address of this page at a moment. */
export function addressAt(ms: number): string {
  const { origin, pathname, search } = window.location;
  const params = new URLSearchParams(search);
  params.set('t', String(Math.round(ms / 100) / 10));
  return `${origin}${pathname}?${params}`;
}
