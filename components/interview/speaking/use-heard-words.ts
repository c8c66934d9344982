'use client';
import { useEffect, useRef, useState } from 'react';
import type { SessionState } from '@/lib/client/interview/session-state';
import { askWords } from '@/lib/client/recording/ask-words';
import { untilHeard } from '@/lib/client/recording/until-heard';
import type { SpokenTurn } from './use-spoken-turn';

/** A pause between sentences is shorter. */
const QUIET_MS = 700;

export interface HeardWords {
  /** All that was said until the participant went quiet; null while that is not known. */
  words: string | null;
  /** To be told for how long the participant has been quiet, in milliseconds; null: somebody speaks. */
  quiet(ms: number | null): void;
}

/** What the server understood of a turn, as soon as its participant is quiet; nothing where it does not transcribe. */
export function useHeardWords(
  { recording }: SpokenTurn,
  { study, responseId, token, step }: Pick<SessionState, 'study' | 'responseId' | 'token' | 'step'>,
): HeardWords {
  const [words, setWords] = useState<string | null>(null);
  const asking = useRef<AbortController | null>(null);
  const { recorder, earlier } = recording;
  // What an earlier recording of this turn has is not on this one's clock.
  const isAble = study.speech.transcribes && earlier.length === 0;
  const forget = () => {
    asking.current?.abort();
    asking.current = null;
    setWords(null);
  };
  useEffect(() => () => asking.current?.abort(), []);
  return {
    words,
    quiet: (ms) => {
      if (ms === null) return forget();
      if (!isAble || asking.current || ms < QUIET_MS || !recorder || !responseId || !step) return;
      const stop = new AbortController();
      asking.current = stop;
      void untilHeard(recorder.elapsedMs - ms, {
        flush: () => recorder.flush(),
        ask: () => askWords({ responseId, token, stepId: step.id }),
        pause: (long) => new Promise((resolve) => setTimeout(resolve, long)),
        signal: stop.signal,
      }).then((said) => {
        if (!stop.signal.aborted) setWords(said);
      });
    },
  };
}
