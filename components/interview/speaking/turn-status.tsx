'use client';
import { useEffect, useState } from 'react';
import { useTexts } from '../use-texts';
import { duration, megabytes } from './duration';
import motion from './speaking.module.css';
import { useUploads } from './spoken-notes';
import { useSpeakingTexts } from './use-speaking-texts';
import type { SpokenTurn } from './use-spoken-turn';

/** Whether the participant is recorded, in words; and the duration, and how much waits for the connection. */
export function TurnStatus({ turn, closing }: { turn: SpokenTurn; closing: boolean }) {
  const texts = useSpeakingTexts();
  const { language } = useTexts();
  const { waiting, waitingBytes } = useUploads(turn);
  const elapsed = useElapsed(turn);
  const { phase } = turn;
  const live = !closing && (phase === 'recording' || phase === 'paused');
  return (
    <span className="flex flex-wrap items-center gap-x-4">
      <span className={live ? 'inline-flex items-center gap-2 font-medium' : 'text-ink-3'}>
        {phase === 'recording' ? <i aria-hidden className={motion.dot} /> : null}
        {/* Two lines beside its button, so that the dock is as high as without them. */}
        <span
          role="status"
          className={phase === 'asking' ? 'inline-block min-[60rem]:max-w-[20rem]' : undefined}
        >
          {closing ? texts.microphoneClosed : statusWords(turn, texts)}
        </span>
        {live ? (
          <span role="timer" className="tabular-nums">
            {duration(elapsed)}
          </span>
        ) : null}
      </span>
      {live && waiting ? (
        <span className="text-ink-3">{texts.waiting(megabytes(waitingBytes, language))}</span>
      ) : null}
    </span>
  );
}

function statusWords({ phase, listens }: SpokenTurn, texts: ReturnType<typeof useSpeakingTexts>): string {
  switch (phase) {
    case 'recording':
      return texts.recording;
    case 'paused':
      return texts.paused;
    case 'asking':
      return listens ? `${texts.speaking}.` : `${texts.speaking}. ${texts.opensAfter}`;
    case 'idle':
    case 'preparing':
      return texts.offUntil;
    default:
      return '';
  }
}

function useElapsed({ recording: { recorder }, phase }: SpokenTurn): number {
  const [elapsed, setElapsed] = useState(0);
  useEffect(() => {
    const look = () => setElapsed(recorder?.elapsedMs ?? 0);
    look();
    if (phase !== 'recording') return;
    const timer = setInterval(look, 250);
    return () => clearInterval(timer);
  }, [recorder, phase]);
  return elapsed;
}
