'use client';
import { CaptionsIcon } from 'lucide-react';
import { type RefObject, useEffect } from 'react';
import { type PlaybackState, usePlaybackState } from '@/lib/client/playback';
import { momentAt } from '@/lib/domain/recording/timeline';
import { useDesk } from './reading-desk';
import { rowId } from './response-address';
import { PLAYED_WORD } from './said';

/** Keys that scroll. */
const SCROLLS = new Set(['PageUp', 'PageDown', 'Home', 'End']);

function playedRow({ timeline, clockMs, started }: PlaybackState): number | null {
  return started ? (momentAt(timeline, clockMs)?.segment.row ?? null) : null;
}

/** Makes the playing row the current one: in the transcript, and among the answers. */
export function useHearing(): void {
  const { followPlayback } = useDesk();
  const row = usePlaybackState(playedRow);
  useEffect(() => {
    if (row !== null) followPlayback(row);
  }, [row, followPlayback]);
}

/** Makes the transcript follow the playback until the reader scrolls; pressing the button resumes it. */
export function KeepUp({ text }: { text: RefObject<HTMLElement | null> }) {
  const { keepsUp, setKeepsUp } = useDesk();
  const canHear = usePlaybackState(({ timeline }) => timeline.durationMs > 0);
  const row = usePlaybackState(playedRow);
  const playing = usePlaybackState((state) => state.playing);
  /** Four times a second is often enough to look. */
  const beat = usePlaybackState(({ clockMs }) => Math.floor(clockMs / 250));
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at as it goes on
  useEffect(() => {
    if (row !== null && keepsUp && playing) bringToMiddle(row, text.current);
  }, [row, keepsUp, playing, beat]);
  useLettingGo(text, playing && keepsUp, setKeepsUp);
  if (!canHear) return null;
  const press = () => {
    setKeepsUp(!keepsUp);
    if (!keepsUp && row !== null) bringToMiddle(row, text.current);
  };
  return (
    <button
      type="button"
      aria-pressed={keepsUp}
      onClick={press}
      className="inline-flex h-sm items-center gap-1.5 rounded-2 border border-line-strong bg-sheet px-2 text-12 font-medium text-ink-2 hover:bg-fill aria-pressed:border-accent-line aria-pressed:bg-accent-wash aria-pressed:text-accent pointer-coarse:h-[2.75rem]"
    >
      <CaptionsIcon aria-hidden className="size-[0.875rem]" />
      <span className="whitespace-nowrap max-[40rem]:sr-only">Keep up</span>
    </button>
  );
}

/** The reader's own scrolling stops following; the page's own scrolling does not. */
function useLettingGo(
  text: RefObject<HTMLElement | null>,
  isFollowing: boolean,
  setKeepsUp: (on: boolean) => void,
): void {
  useEffect(() => {
    if (!isFollowing) return;
    const leave = () => setKeepsUp(false);
    const press = ({ key, target }: KeyboardEvent) => {
      if (SCROLLS.has(key) && !(target instanceof Element && target.closest('[role="slider"],input')))
        leave();
    };
    // On the scroll bar: within the element, but on none of its children.
    const grab = (event: PointerEvent) => {
      const { target } = event;
      if (target instanceof HTMLElement && event.offsetX > target.clientWidth) leave();
    };
    const own = text.current;
    own?.addEventListener('wheel', leave, { passive: true });
    own?.addEventListener('touchmove', leave, { passive: true });
    own?.addEventListener('pointerdown', grab);
    window.addEventListener('keydown', press);
    return () => {
      own?.removeEventListener('wheel', leave);
      own?.removeEventListener('touchmove', leave);
      own?.removeEventListener('pointerdown', grab);
      window.removeEventListener('keydown', press);
    };
  }, [text, isFollowing, setKeepsUp]);
}

/** Scrolls the row into the middle third of the visible text, unless it is there. */
function bringToMiddle(row: number, text: HTMLElement | null): void {
  const element = document.querySelector(`[${PLAYED_WORD}]`) ?? document.getElementById(rowId(row));
  const scroller = text?.querySelector('[role="tabpanel"]');
  if (!element || !scroller) return;
  const seen = scroller.getBoundingClientRect();
  const top = Math.max(0, seen.top);
  const height = Math.min(window.innerHeight, seen.bottom) - top;
  const { top: at } = element.getBoundingClientRect();
  if (at >= top + height / 3 && at <= top + (height * 2) / 3) return;
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.scrollIntoView({ block: 'center', behavior: still ? 'auto' : 'smooth' });
}
