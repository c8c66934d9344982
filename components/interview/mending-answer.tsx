import { useEffect, useRef, useState } from 'react';
import type { AnswerChange } from '@/lib/client/interview/answer-change';
import type { InterviewSession } from '@/lib/client/interview/interview-session';
import type { Answer } from '@/lib/domain/interview/interview';
import type { AnswerSoFarReply, ResumedReply } from '@/lib/wire/interview/resumed';
import { canSubmit } from './controls/can-submit';
import { QuestionControl } from './controls/question-control';
import { useControlTexts } from './controls/use-control-texts';
import type { OwnWords } from './own-words';
import { Press } from './press';
import { isWritten } from './step-kind';
import { useTexts } from './use-texts';

interface MendingAnswerProps {
  session: InterviewSession;
  row: ResumedReply['history'][number];
  about: AnswerSoFarReply;
  own: OwnWords;
  language: string;
  onDone: () => void;
}

/** The question's own control with the answer that counts, and what was answered first below it. */
export function MendingAnswer({ session, row, about, own, language, onDone }: MendingAnswerProps) {
  const texts = useTexts();
  const box = useRef<HTMLDivElement>(null);
  const { stepId, step } = about;
  // As they were when it was opened, or when the draft was: the server tells who changed the answer meanwhile.
  const [start] = useState(() => startOf(session, about));
  const [value, setValue] = useState<Answer | undefined>(start?.answer);
  const [reason, setReason] = useState<string | null>(null);
  const controlTexts = useControlTexts(language);
  useEffect(() => {
    const field = box.current?.querySelector<HTMLElement>('textarea, input, button, [tabindex="0"]');
    field?.focus();
    if (field instanceof HTMLTextAreaElement) field.setSelectionRange(field.value.length, field.value.length);
  }, []);
  if (!step || step.kind === 'end' || !start) return null;
  const { version, before } = start;
  const change = (next: Answer | undefined) => {
    setReason(null);
    setValue(next);
    session.draftChange(next === undefined ? null : { stepId, version, answer: next, before });
  };
  const leave = () => {
    session.draftChange(null);
    onDone();
  };
  const keep = () => {
    const readiness = canSubmit(step, value, controlTexts);
    if (readiness.state === 'missing') return setReason(readiness.reason);
    if (readiness.state === 'more') return change(readiness.value);
    if (JSON.stringify(readiness.answer) === JSON.stringify(before)) return leave();
    session.changeAnswer({ stepId, version, answer: readiness.answer, before });
    onDone();
  };
  return (
    <div ref={box} className={isWritten(step) ? WRITTEN : ''}>
      <QuestionControl
        {...{ step, value, language }}
        onChange={change}
        onSubmit={keep}
        labelledBy={`asked-${stepId}`}
        shortcuts={false}
      />
      <p className="mt-2 text-ink-3">
        {texts.firstAnswer}{' '}
        <span {...own} className="whitespace-pre-line font-read text-[0.9375rem] [overflow-wrap:anywhere]">
          {about.first ?? row.user}
        </span>
      </p>
      <p role="alert" className="text-critical not-empty:pt-2">
        {reason}
      </p>
      <p className="mt-3 flex flex-wrap gap-3">
        <Press look="primary" onClick={keep}>
          {texts.keepNewAnswer}
        </Press>
        <Press look="quiet" onClick={leave}>
          {texts.leaveAsItWas}
        </Press>
      </p>
    </div>
  );
}

/** Lower than the field of the question that is asked now. */
const WRITTEN =
  '[&_textarea]:min-h-[6.5rem] [&_textarea]:[field-sizing:content] [&_textarea]:px-4 [&_textarea]:py-3 [&>div:first-child>div]:mt-2';

/** What was entered when the participant left, otherwise the answer that counts. */
function startOf(
  session: InterviewSession,
  { stepId, version, answer }: AnswerSoFarReply,
): AnswerChange | null {
  const draft = session.changeDraft();
  if (draft?.stepId === stepId) return draft;
  return answer ? { stepId, version, answer, before: answer } : null;
}
