'use client';
import { useEffect, useRef, useState } from 'react';
import type { ReportV1 } from '@/lib/wire/v1/report';

export type Sound = NonNullable<Extract<ReportV1['blocks'][number], { type: 'quote' }>['sound']>;

export interface QuotePlaying {
  /** It was begun, and not closed since. */
  isOpen: boolean;
  isPlaying: boolean;
  seconds: number;
  /** Why it cannot be played, in words. */
  problem: string | null;
  toggle: () => void;
  seek: (seconds: number) => void;
  close: () => void;
}

/** Plays the sound of a quote. Whatever begins to play on the page ends what played before. */
export function useQuoteSound(sound: Sound | null): QuotePlaying {
  const audio = useRef<HTMLAudioElement | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [isPlaying, setPlaying] = useState(false);
  const [seconds, setSeconds] = useState(0);
  const [problem, setProblem] = useState<string | null>(null);
  const url = sound?.url;
  useEffect(() => () => audio.current?.pause(), []);
  // A newer address is of the same words, whose hour has begun again.
  useEffect(() => {
    if (audio.current?.paused && url !== undefined) audio.current.src = url;
  }, [url]);
  useEffect(() => {
    if (!isOpen) return;
    const other = (event: Event) => {
      const who = event instanceof CustomEvent ? event.detail : event.target;
      if (who === audio.current) return;
      audio.current?.pause();
      setOpen(false);
    };
    // The event does not bubble, but is seen on its way down.
    document.addEventListener('play', other, true);
    document.addEventListener(PLAYS, other);
    return () => {
      document.removeEventListener('play', other, true);
      document.removeEventListener(PLAYS, other);
    };
  }, [isOpen]);
  useFrames(isPlaying, () => setSeconds(audio.current?.currentTime ?? 0));

  const player = () => {
    if (audio.current) return audio.current;
    const made = new Audio(url);
    made.addEventListener('play', () => setPlaying(true));
    made.addEventListener('pause', () => setPlaying(false));
    made.addEventListener('ended', () => setSeconds(made.duration));
    made.addEventListener('error', () => {
      setPlaying(false);
      setProblem('These words cannot be played now. Open the page again.');
    });
    audio.current = made;
    return made;
  };
  const play = () => {
    const one = player();
    if (one.ended) one.currentTime = 0;
    setOpen(true);
    setProblem(null);
    // The others have no element on the page, so their events reach nobody.
    document.dispatchEvent(new CustomEvent(PLAYS, { detail: one }));
    for (const film of document.querySelectorAll('video')) film.pause();
    one.play().catch((error: Error) => {
      if (error.name === 'NotAllowedError') setProblem('The browser does not let this page play sound.');
    });
  };
  return {
    ...{ isOpen, isPlaying, seconds, problem },
    toggle: () => (isPlaying ? player().pause() : play()),
    seek: (to) => {
      player().currentTime = to;
      setSeconds(to);
    },
    close: () => {
      audio.current?.pause();
      if (audio.current) audio.current.currentTime = 0;
      setSeconds(0);
      setOpen(false);
    },
  };
}

const PLAYS = 'quote-plays';

function useFrames(isOn: boolean, run: () => void): void {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => {
    if (!isOn) return;
    let frame = requestAnimationFrame(function next() {
      latest.current();
      frame = requestAnimationFrame(next);
    });
    return () => cancelAnimationFrame(frame);
  }, [isOn]);
}

/** Which of the captions is said now; null before the first one and in a pause. */
export function captionAt({ captions }: Sound, seconds: number): number | null {
  const at = captions.findLastIndex(({ startSeconds }) => startSeconds <= seconds);
  return at >= 0 && seconds < captions[at]!.endSeconds ? at : null;
}

/** The words before a caption, its own, and those behind it, as they stand in the quote. */
export function splitAt(
  quote: string,
  captions: readonly { text: string }[],
  at: number,
): [string, string, string] {
  const words = quote.replace(/\s+/gu, ' ').trim();
  let from = 0;
  for (const [place, { text }] of captions.entries()) {
    const start = words.indexOf(text, from);
    if (start < 0) break;
    if (place === at) return [words.slice(0, start), text, words.slice(start + text.length)];
    from = start + text.length;
  }
  return [words, '', ''];
}
