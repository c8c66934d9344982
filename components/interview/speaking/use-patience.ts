'use client';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { SessionState } from '@/lib/client/interview/session-state';
import { followLevel } from '@/lib/client/recording/level-meter';
import { type SilenceState, SilenceWatch } from '@/lib/client/recording/silence-watch';
import { isWholeThought } from '@/lib/domain/interview/whole-thought';
import { useHeardWords } from './use-heard-words';
import type { SpokenTurn } from './use-spoken-turn';

/** After the count the turn can be taken up again for so long, and at least for as long as its words take (design). */
const CLOSING_MS = 5_000;
/** For so long where all of its words are known already. */
const CLOSING_KNOWN_MS = 3_000;

export interface Patience {
  /** Whether a silence ends this turn. */
  on: boolean;
  silence: SilenceState;
  /** The count is over, the recording stands still, and the participant may still go on. */
  closing: boolean;
  /** What the server understood so far; null where it is not known. */
  words: string | null;
  /** The server is about to understand the rest. */
  awaitsWords: boolean;
  keepListening(): void;
  /** "I have more to say". */
  goOn(): void;
}

const LISTENING: SilenceState = { kind: 'listening' };

/** Ends a turn after a silence, where the study asks for it (decisions, K9). */
export function usePatience(
  turn: SpokenTurn,
  { state, language }: { state: SessionState; language: string },
): Patience {
  const on = state.study.turnTaking === 'patient';
  const [silence, setSilence] = useState<SilenceState>(LISTENING);
  const [closing, setClosing] = useState(false);
  const watch = useRef<SilenceWatch | null>(null);
  const heard = useHeardWords(turn, state);
  const { phase } = turn;
  const { sound } = turn.recording.at;
  const isHeard = on && phase === 'recording';
  const show = (state: SilenceState) => {
    setSilence((before) => (sameState(before, state) ? before : state));
  };
  const over = useEffectEvent(() => {
    turn.pause();
    setClosing(true);
  });
  const hear = useEffectEvent((level: number) => {
    if (document.visibilityState !== 'visible') return;
    const now = performance.now();
    const said = turn.text || (heard.words ?? '');
    const state = watch.current?.hear(level, now, isWholeThought(said, language));
    if (!state) return;
    heard.quiet(watch.current?.quietMs(now) ?? null);
    show(state);
    if (state.kind === 'over') over();
  });
  useEffect(() => {
    if (!isHeard || !sound) return;
    watch.current = new SilenceWatch();
    setSilence(LISTENING);
    const stop = followLevel(sound, (level) => hear(level));
    return () => {
      stop();
      watch.current = null;
    };
  }, [isHeard, sound]);
  const isKnown = heard.words !== null;
  const finish = useEffectEvent(() => void turn.finish());
  useEffect(() => {
    if (!closing) return;
    if (phase !== 'paused') {
      setClosing(false);
      return;
    }
    const timer = setTimeout(() => finish(), isKnown ? CLOSING_KNOWN_MS : CLOSING_MS);
    return () => clearTimeout(timer);
  }, [closing, phase, isKnown]);
  const keepListening = () => {
    const state = watch.current?.stopCount(performance.now());
    if (state) show(state);
  };
  useAnyTouch(silence.kind === 'counting', keepListening);
  return {
    on,
    silence: isHeard ? silence : LISTENING,
    closing: closing && phase === 'paused',
    words: heard.words,
    awaitsWords: state.study.speech.transcribes && heard.words === null,
    keepListening,
    goOn: () => {
      setClosing(false);
      heard.quiet(null);
      void turn.resume();
    },
  };
}

/** Any key and any touch, but those of a button, which does what it says. */
function useAnyTouch(isCounting: boolean, onTouch: () => void): void {
  const touched = useEffectEvent((event: Event) => {
    const isButton = event.target instanceof Element && event.target.closest('button, a') !== null;
    // Space ends the turn wherever the focus is, and Enter presses the button that has it.
    const isPress =
      event instanceof KeyboardEvent ? event.key === ' ' || (event.key === 'Enter' && isButton) : isButton;
    if (!isPress) onTouch();
  });
  useEffect(() => {
    if (!isCounting) return;
    const listener = (event: Event) => touched(event);
    document.addEventListener('keydown', listener);
    document.addEventListener('pointerdown', listener);
    return () => {
      document.removeEventListener('keydown', listener);
      document.removeEventListener('pointerdown', listener);
    };
  }, [isCounting]);
}

/** The count is shown in seconds: a state that shows the same is the same. */
function sameState(before: SilenceState, after: SilenceState): boolean {
  if (before.kind !== 'counting' || after.kind !== 'counting') return before.kind === after.kind;
  return secondsLeft(before.leftMs) === secondsLeft(after.leftMs);
}

export const secondsLeft = (ms: number) => Math.max(1, Math.ceil(ms / 1_000));
