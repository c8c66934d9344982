'use client';
import { Check } from 'lucide-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import type { EndStep } from '@/lib/client/interview/session-state';
import { laterPart } from './later-part';
import type { OwnWords } from './own-words';
import { PlainScreen } from './plain-screen';
import { useTexts } from './use-texts';

const SupportMessage = laterPart(() => import('./support-message').then((m) => m.SupportMessage));
const GoingOn = laterPart(() => import('./going-on').then((m) => m.GoingOn));
const StillSending = laterPart(() => import('./speaking/still-sending').then((m) => m.StillSending));

interface EndedProps {
  name: string;
  end: EndStep;
  own: OwnWords;
  responseId: string;
  eraseUrl: () => Promise<string | null>;
  /** Present when another participant may start on this device. */
  onForget: (() => void) | null;
  /** Whether there may be recordings. */
  spoken: boolean;
  /** Whether the participant has just come here from a question. */
  focus: boolean;
}

/** The study's own closing text; also for screened-out participants. */
export function Ended({ name, end, own, responseId, eraseUrl, onForget, spoken, focus }: EndedProps) {
  const texts = useTexts();
  const place = useRef<HTMLDivElement>(null);
  const arrived = useRef(focus);
  useEffect(() => {
    if (arrived.current) place.current?.querySelector('h1')?.focus({ preventScroll: true });
  }, []);
  // Once for this end.
  const fetchLink = useRef(eraseUrl);
  const [eraseLink, setEraseLink] = useState<string | null>(null);
  useEffect(() => {
    void fetchLink.current().then(setEraseLink);
  }, []);
  const complete = end.outcome === 'complete';
  const [before, after] = texts.reference('\u0000').split('\u0000');
  const saved = (
    <p className={complete ? 'mt-8 flex items-start gap-2 text-positive' : 'mt-8 text-ink-3'}>
      {complete ? <Check aria-hidden className="mt-[3px] size-4 shrink-0" /> : null}
      {complete ? texts.saved : texts.screenedOutText}
    </p>
  );
  return (
    <div ref={place}>
      <PlainScreen
        name={name}
        title={complete ? texts.completeTitle : texts.screenedOutTitle}
        lead={end.message}
        leadLanguage={own}
      >
        {end.care ? (
          <Suspense fallback={<div className="mt-8 min-h-[1.375rem]" />}>
            <p className="mt-8 max-w-[34rem] text-pretty text-16 leading-6">{end.care.text}</p>
            <p className="mt-2 max-w-[34rem] text-pretty text-ink-2">{end.care.note}</p>
            <SupportMessage message={end.care.supportMessage} />
          </Suspense>
        ) : null}
        {end.redirectUrl ? (
          <Suspense fallback={<div className="mt-8 min-h-touch" />}>
            {/* Who comes back to this page has been taken on once, and wants to be here. */}
            <GoingOn url={end.redirectUrl} waits={end.care !== undefined || spoken || !focus} />
          </Suspense>
        ) : null}
        {spoken ? (
          <Suspense fallback={<div className="mt-8 min-h-[1.375rem]" />}>
            <StillSending>{saved}</StillSending>
          </Suspense>
        ) : (
          saved
        )}
        {eraseLink ? (
          <p className="mt-2 text-ink-3">
            {texts.changedMind}{' '}
            {/* Beside this page, which may still send recordings, go on to a panel, or stand in a frame. */}
            <a
              href={eraseLink}
              target="_blank"
              rel="noreferrer"
              className="link inline-flex min-h-[2.75rem] items-center"
            >
              {texts.eraseAnswers}
            </a>
          </p>
        ) : null}
        <p className="mt-2 max-w-[34rem] text-pretty text-ink-3">
          {before}
          <bdi className="machine-name font-strong text-ink [overflow-wrap:anywhere]">{responseId}</bdi>
          {after}
        </p>
        {onForget ? (
          <p className="mt-6 text-ink-3">
            {texts.notYou}{' '}
            <button type="button" className="link py-2" onClick={onForget}>
              {texts.startAsOther}
            </button>
          </p>
        ) : null}
      </PlainScreen>
    </div>
  );
}
