'use client';
import { LifeBuoy } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { AskedStep } from '@/lib/client/interview/session-state';
import { Dock } from './frame';
import { Press } from './press';
import { maySkip } from './step-kind';
import { SupportMessage } from './support-message';
import { useTexts } from './use-texts';

type StepCare = NonNullable<AskedStep['care']>;

interface CareProps {
  step: AskedStep;
  care: StepCare;
  onGoOn: () => void;
  onLeaveOut: () => void;
}

/**
 * Shown in place of a question after words that sound like danger or pain. After danger the lines are the page, and
 * going on and stopping are quiet; after pain there are three ways on. Nothing is recorded here.
 */
export function Care(props: CareProps) {
  const { care, onGoOn } = props;
  const [stopped, setStopped] = useState(false);
  const [asked, setAsked] = useState(false);
  const stop = () => setStopped(true);
  if (stopped) return <Stopped care={care} onGoOn={onGoOn} />;
  if (care.level === 'imminent' || asked) return <Lines {...props} onStop={stop} />;
  return <Ways {...props} onStop={stop} onAsk={() => setAsked(true)} />;
}

interface PartProps extends CareProps {
  onStop: () => void;
}

function Lines({ care, onGoOn, onStop }: PartProps) {
  const texts = useTexts();
  return (
    <>
      <Said title={care.text} note={care.note}>
        <SupportMessage message={care.supportMessage} />
      </Said>
      <Dock>
        <div className="grid items-center justify-items-center gap-1 px-5 pt-3 pb-4 min-[45rem]:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] min-[45rem]:gap-6 min-[45rem]:px-8 min-[45rem]:pt-4 min-[45rem]:pb-6">
          <Press
            look="quiet"
            className="max-[45rem]:order-last min-[45rem]:-ms-4 min-[45rem]:justify-self-start"
            onClick={onGoOn}
          >
            {texts.careGoOn}
          </Press>
          <Press size="big" className="w-full min-[45rem]:min-w-[14rem]" onClick={onStop}>
            {texts.careStop}
          </Press>
          <span className="hidden justify-self-end text-ink-3 min-[45rem]:block">{texts.pauseTitle}</span>
        </div>
      </Dock>
    </>
  );
}

function Ways({ step, care, onGoOn, onLeaveOut, onStop, onAsk }: PartProps & { onAsk: () => void }) {
  const texts = useTexts();
  const wide = 'w-full justify-start text-start';
  return (
    <>
      <Said title={care.text} note={care.note}>
        <div className="mt-6 grid max-w-[30rem] gap-2">
          <Press look="primary" size="big" className={wide} onClick={onGoOn}>
            {texts.careGoOnNext}
          </Press>
          {step.skippable && maySkip(step) ? (
            <Press size="big" className={wide} onClick={onLeaveOut}>
              {texts.careLeaveOut}
            </Press>
          ) : null}
          <Press size="big" className={wide} onClick={onStop}>
            {texts.careStop}
          </Press>
        </div>
      </Said>
      {care.supportMessage ? (
        <Dock>
          <div className="flex justify-center px-5 pt-3 pb-4 min-[45rem]:pt-4 min-[45rem]:pb-6">
            <Press look="quiet" onClick={onAsk}>
              <LifeBuoy aria-hidden />
              {texts.careLines}
            </Press>
          </div>
        </Dock>
      ) : null}
    </>
  );
}

/** The interview stays where it is: the same link goes on. */
function Stopped({ care, onGoOn }: { care: StepCare; onGoOn: () => void }) {
  const texts = useTexts();
  return (
    <Said title={texts.stoppedTitle} note={texts.stoppedText}>
      <SupportMessage message={care.supportMessage} />
      <p className="mt-8">
        <button type="button" className="link min-h-[2.75rem] text-ink-2" onClick={onGoOn}>
          {texts.careGoOn}
        </button>
      </p>
    </Said>
  );
}

function Said({ title, note, children }: { title: string; note: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen has another title
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [title]);
  return (
    <main className="mx-auto w-full max-w-[50rem] px-5 pt-8 pb-6 min-[45rem]:px-8 min-[45rem]:pt-[9vh] min-[45rem]:pb-8">
      <h1
        ref={heading}
        tabIndex={-1}
        className="max-w-[36rem] text-balance font-read text-[1.625rem] leading-[2.125rem] tracking-[-0.012em] outline-none min-[45rem]:text-read-34 min-[45rem]:leading-[2.75rem]"
      >
        {title}
      </h1>
      <p className="mt-3 max-w-[40rem] text-pretty text-16 text-ink-2 leading-6">{note}</p>
      {children}
    </main>
  );
}
