'use client';
import { Press } from '../press';
import { type Patience, secondsLeft } from './use-patience';
import { useSpeakingTexts } from './use-speaking-texts';
import type { SpokenTurn } from './use-spoken-turn';

/** The reserved place above the recording line: encouragement, the count, or what is waited for. */
export function TurnLine({ patience, phase }: { patience: Patience; phase: SpokenTurn['phase'] }) {
  const texts = useSpeakingTexts();
  const { silence, closing } = patience;
  if (!patience.on) return null;
  if (closing) {
    return (
      <Line title={texts.finishing} action={<Press onClick={patience.goOn}>{texts.moreToSay}</Press>}>
        {texts.finishingText}
      </Line>
    );
  }
  if (phase === 'sending') return <Line title={texts.finishing}>{texts.finishingText}</Line>;
  if (phase !== 'recording') return <Line />;
  if (silence.kind === 'counting') {
    const seconds = secondsLeft(silence.leftMs);
    return (
      <Line
        count={{ seconds, share: seconds / secondsLeft(silence.ofMs) }}
        title={texts.nextIn(seconds)}
        action={<Press onClick={patience.keepListening}>{texts.keepListening}</Press>}
      >
        {texts.notFinished}
      </Line>
    );
  }
  if (silence.kind === 'stopped') return <Line title={texts.goOnListening}>{texts.countStopped}</Line>;
  return <Line>{texts.takeYourTime}</Line>;
}

interface LineProps {
  title?: string;
  count?: { seconds: number; share: number };
  action?: React.ReactNode;
  children?: React.ReactNode;
}

const ROUND = 122.5;

function Line({ title, count, action, children }: LineProps) {
  return (
    <div className="mx-auto grid min-h-[4.5rem] w-full max-w-[50rem] grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3 px-5 text-ink-2 min-[45rem]:min-h-[4rem] min-[45rem]:gap-4 min-[45rem]:px-8">
      {count ? (
        <span
          role="timer"
          className="relative grid size-[2.75rem] place-items-center text-accent tabular-nums"
        >
          <svg viewBox="0 0 44 44" aria-hidden className="absolute inset-0 -rotate-90">
            <circle cx="22" cy="22" r="19.5" fill="none" stroke="var(--line)" strokeWidth="3" />
            <circle
              cx="22"
              cy="22"
              r="19.5"
              fill="none"
              stroke="var(--accent)"
              strokeWidth="3"
              strokeDasharray={`${ROUND * count.share} ${ROUND}`}
            />
          </svg>
          {count.seconds}
        </span>
      ) : (
        <span />
      )}
      <div role="status" className={count || action ? undefined : 'col-span-2'}>
        {title ? <strong className="block font-medium text-16 text-ink">{title}</strong> : null}
        {children ? <p className="text-pretty">{children}</p> : null}
      </div>
      {action}
    </div>
  );
}
