'use client';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '@/lib/client/api';
import { type Launched, launchStudy, useRefreshStudy } from '@/lib/client/launch';
import { isBusy } from './launch-words';

/** How often a launch is repeated when other requests are in its way. */
const ATTEMPTS = 5;
const LEAST_WAIT_SECONDS = 2;

export type LaunchState =
  | { kind: 'ready' }
  | { kind: 'busy'; attempt: number }
  /** Another request is being processed: the next attempt starts in this many seconds. */
  | { kind: 'waiting'; attempt: number; seconds: number; error: Error }
  | { kind: 'refused'; error: Error };

interface LaunchRun {
  state: LaunchState;
  attempts: number;
  start: (walletId: string | null) => Promise<void>;
  cancel: () => void;
}

/**
 * Sends a launch, and repeats it automatically while others are saving or launching the same study; reports that
 * meanwhile.
 */
export function useLaunchRun(options: {
  studyId: string;
  onLaunched: (launched: Launched) => void;
  /** It was refused: the shown data may be out of date. */
  onReread: () => void;
}): LaunchRun {
  const [state, setState] = useState<LaunchState>({ kind: 'ready' });
  const refresh = useRefreshStudy(options.studyId);
  /** Counts the runs: replies to an earlier run are ignored. */
  const run = useRef(0);
  useEffect(
    () => () => {
      run.current++;
    },
    [],
  );
  const start = async (walletId: string | null) => {
    const mine = ++run.current;
    const isOver = () => run.current !== mine;
    for (let attempt = 1; ; attempt++) {
      setState({ kind: 'busy', attempt });
      try {
        const launched = await launchStudy(options.studyId, walletId);
        void refresh();
        if (!isOver()) options.onLaunched(launched);
        return;
      } catch (caught) {
        if (isOver()) return;
        const error = caught instanceof Error ? caught : new Error(String(caught));
        if (!isBusy(error) || attempt === ATTEMPTS) {
          setState({ kind: 'refused', error });
          options.onReread();
          return;
        }
        const asked = error instanceof ApiError ? (error.retryAfterSeconds ?? 0) : 0;
        const wait = Math.max(LEAST_WAIT_SECONDS, asked) + attempt - 1;
        for (let seconds = wait; seconds > 0; seconds--) {
          setState({ kind: 'waiting', attempt: attempt + 1, seconds, error });
          await new Promise((resolve) => setTimeout(resolve, 1_000));
          if (isOver()) return;
        }
      }
    }
  };
  const cancel = () => {
    run.current++;
    setState({ kind: 'ready' });
  };
  return { state, attempts: ATTEMPTS, start, cancel };
}
