'use client';
import { ArrowUp } from 'lucide-react';
import { Key } from '@/components/ui/key-hint';
import type { InterviewSession } from '@/lib/client/interview/interview-session';
import type { AskedStep, SessionState } from '@/lib/client/interview/session-state';
import { DeliveryNote } from './delivery-note';
import { Dock } from './frame';
import phone from './phone.module.css';
import { Press } from './press';
import { isWritten, maySkip } from './step-kind';
import { useTexts } from './use-texts';

interface AnswerDockProps {
  session: InterviewSession;
  state: SessionState & { step: AskedStep };
  /** A short state of the answer, such as "2 chosen". */
  note: string | null;
  /** Why it cannot be sent yet; shown once the participant tried. */
  reason: string | null;
  onSubmit: () => void;
  onSkip?: () => void;
}

/** The bar from which an answer is sent. The main button is always there and always says why it does nothing. */
export function AnswerDock({ session, state, note, reason, onSubmit, onSkip }: AnswerDockProps) {
  const texts = useTexts();
  const { step, sending } = state;
  const keys = isWritten(step) ? [/mac|iphone|ipad/i.test(navigator.userAgent) ? '⌘' : 'Ctrl', '↵'] : ['↵'];
  return (
    <Dock>
      <DeliveryNote state={state} onTryNow={() => session.tryNow()} />
      <p role="alert" className="px-5 text-center text-critical not-empty:pt-3 min-[45rem]:px-8">
        {reason}
      </p>
      <div
        className={`grid grid-cols-[minmax(0,1fr)] items-center gap-1 px-5 pt-3 pb-4 min-[45rem]:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] min-[45rem]:gap-6 min-[45rem]:px-8 min-[45rem]:pt-4 min-[45rem]:pb-6 ${phone.row}`}
      >
        <span role="status" className="hidden text-ink-3 min-[45rem]:block">
          {note}
        </span>
        <Press
          look="primary"
          size="big"
          busy={sending !== null}
          className={`w-full min-[45rem]:min-w-[14rem] ${phone.send}`}
          // Pressing it does not take the focus from the field: the keyboard stays open for the next question.
          onMouseDown={(event) => event.preventDefault()}
          onClick={onSubmit}
        >
          {sending ? null : <ArrowUp aria-hidden className={phone.arrow} />}
          <span className={phone.label}>{sending ? texts.sending : mainLabel(step, texts)}</span>
          {sending ? null : (
            <span aria-hidden className="hidden gap-0.5 min-[45rem]:inline-flex">
              {keys.map((key) => (
                <Key key={key} inButton>
                  {key}
                </Key>
              ))}
            </span>
          )}
        </Press>
        <span className={`justify-self-center min-[45rem]:-me-4 min-[45rem]:justify-self-end ${phone.skip}`}>
          {maySkip(step) ? (
            // Its place is reserved while an answer is sent, so that the dock does not jump.
            <Press
              look="quiet"
              className={sending ? 'invisible' : ''}
              onClick={() => {
                onSkip?.();
                session.send({ skip: true });
              }}
            >
              {texts.skip}
            </Press>
          ) : null}
        </span>
      </div>
    </Dock>
  );
}

function mainLabel(step: AskedStep, texts: ReturnType<typeof useTexts>): string {
  if (isWritten(step)) return texts.sendAnswer;
  const own =
    step.kind === 'question' && step.question.type === 'statement' ? step.question.continueButtonText : null;
  return own?.trim() ? own : texts.continue;
}
