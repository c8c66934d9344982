'use client';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { afterTimeout, browserShelf, followWindow, linkToken, randomKey } from './browser';
import { InterviewSession } from './interview-session';
import { httpTransport, type InterviewStudy } from './interview-transport';
import { KeptInterview } from './kept-interview';
import { withRecordings } from './recorded-answers';
import type { SessionState } from './session-state';

export interface InterviewEntrance {
  studyId: string;
  linkId: string;
  study: InterviewStudy;
  open: boolean;
  responseId: string | null;
}

/** The interview session of this page, which finds its current step when it is first shown. */
export function useInterview(entrance: InterviewEntrance): {
  session: InterviewSession;
  state: SessionState;
} {
  const [{ session, kept }] = useState(() => newSession(entrance));
  useEffect(() => {
    const stop = followWindow(session, kept);
    const token = linkToken(location.hash);
    // The secret is removed from the address, where it could be copied by accident.
    if (token !== null) history.replaceState(null, '', location.pathname + location.search);
    void session.open(token);
    return stop;
  }, [session, kept]);
  return { session, state: useSyncExternalStore(session.subscribe, session.current, session.current) };
}

/** Loaded when the participant has spoken. */
const recordings = async () => (await import('../recording/page-recordings')).pageRecordings();

function newSession({ studyId, ...rest }: InterviewEntrance) {
  const kept = new KeptInterview(browserShelf(), studyId);
  const session = new InterviewSession({
    ...rest,
    kept,
    transport: withRecordings(httpTransport, recordings),
    now: Date.now,
    random: Math.random,
    after: afterTimeout,
    newKey: randomKey,
  });
  return { session, kept };
}
