'use client';
import { useEffect, useRef, useState } from 'react';
import { eraseAnswers } from '@/lib/client/interview/erase-answers';
import type { InterviewStudy } from '@/lib/client/interview/interview-transport';
import { Brand } from '../brand';
import { directionOf } from '../interview-language';
import { PlainScreen } from '../plain-screen';
import { Press } from '../press';
import type { ErasingTexts } from './load-erasing-texts';

type Phase = 'asking' | 'erasing' | 'failed' | 'kept' | 'held' | 'erased';

interface ErasingPageProps {
  token: string;
  texts: ErasingTexts;
  /** Null once the answers are deleted: nothing tells of what study they were. */
  study: ErasableStudy | null;
}

interface ErasableStudy extends Pick<InterviewStudy, 'title' | 'branding'> {
  /** A legal hold keeps the answers. */
  isHeld: boolean;
  /** Who asks, and where participants can write to; null where the study does not say. */
  organisation: string | null;
  contact: string | null;
}

/** The participant deletes their answers: asked once, and told that it is done. */
export function ErasingPage({ token, texts, study }: ErasingPageProps) {
  const [phase, setPhase] = useState<Phase>(study ? (study.isHeld ? 'held' : 'asking') : 'erased');
  const place = useRef<HTMLDivElement>(null);
  const first = useRef(phase);
  useEffect(() => {
    // What was pressed is gone: the news are read from their heading on.
    if (phase !== first.current && ['erased', 'kept', 'held'].includes(phase))
      place.current?.querySelector('h1')?.focus({ preventScroll: true });
  }, [phase]);
  const erase = async () => {
    setPhase('erasing');
    setPhase(await eraseAnswers(token));
  };
  const name = study?.title ?? 'Colloquy';
  return (
    <Brand branding={study?.branding}>
      <div ref={place} lang={texts.language} dir={directionOf(texts.language)}>
        {phase === 'erased' ? (
          <PlainScreen name={name} title={texts.doneTitle} lead={texts.doneText} />
        ) : phase === 'kept' ? (
          <PlainScreen name={name} title={texts.keptTitle} lead={texts.keptText} />
        ) : phase === 'held' ? (
          <PlainScreen name={name} title={texts.heldTitle} lead={texts.heldText}>
            <div className="mt-6 grid max-w-[34rem] gap-2 text-pretty text-16 text-ink-2 leading-6">
              <p>{texts.heldAsk}</p>
              {[study?.organisation, study?.contact].map((line) =>
                line ? (
                  <p key={line} dir="auto" className="font-strong text-ink">
                    {line}
                  </p>
                ) : null,
              )}
            </div>
          </PlainScreen>
        ) : (
          <PlainScreen name={name} title={texts.title} lead={texts.goes}>
            <div className="mt-6 grid max-w-[34rem] gap-2 text-pretty text-16 text-ink-2 leading-6">
              <p>{texts.stays}</p>
              <p>{texts.copies}</p>
              <p className="font-strong text-ink">{texts.final}</p>
            </div>
            <p role="alert" className="mt-6 max-w-[34rem] text-critical empty:mt-0">
              {phase === 'failed' ? texts.failed : null}
            </p>
            <div className="mt-6 flex flex-wrap gap-3">
              <Press
                look="primary"
                size="big"
                className="max-[30rem]:w-full"
                busy={phase === 'erasing'}
                onClick={() => void erase()}
              >
                {phase === 'erasing' ? texts.erasing : texts.erase}
              </Press>
              {phase === 'erasing' ? null : (
                <Press size="big" className="max-[30rem]:w-full" onClick={() => setPhase('kept')}>
                  {texts.keep}
                </Press>
              )}
            </div>
          </PlainScreen>
        )}
      </div>
    </Brand>
  );
}
