'use client';
import { Suspense, useEffect, useEffectEvent, useId, useMemo, useState } from 'react';
import { classNames } from '@/components/ui/class-names';
import type { InterviewSession } from '@/lib/client/interview/interview-session';
import type { AskedStep, SessionState } from '@/lib/client/interview/session-state';
import { isOpen } from '@/lib/domain/interview/answer-kinds';
import type { Answer } from '@/lib/domain/interview/interview';
import { AnswerDock } from './answer-dock';
import { canSubmit } from './controls/can-submit';
import { ConceptView } from './controls/concept-view';
import { mustWatch } from './controls/must-watch';
import { QuestionControl } from './controls/question-control';
import { tusUploads } from './controls/tus-uploads';
import { useControlTexts } from './controls/use-control-texts';
import motion from './motion.module.css';
import { Notices } from './notices';
import type { OwnWords } from './own-words';
import { QuestionHeading } from './question-heading';
import { Listening } from './said-answer';
import { asksForFiles, isWritten } from './step-kind';
import { useTexts } from './use-texts';

interface AskingProps {
  session: InterviewSession;
  state: SessionState & { step: AskedStep };
  own: OwnWords;
  /** A code of the guide language (decisions, B3). */
  language: string;
  shortcuts: boolean;
  /** Whether a question was shown before this one. */
  focus: boolean;
  onForget: () => void;
}

/** One question at a time, and the dock that it is answered from. */
export function Asking(props: AskingProps) {
  return (
    <Suspense fallback={<main className="min-h-[20rem]" />}>
      <Question key={props.state.step.id} {...props} />
    </Suspense>
  );
}

function Question({ session, state, own, language, shortcuts, focus, onForget }: AskingProps) {
  const heading = useId();
  const { step, question: about } = state;
  const [watched, setWatched] = useState(false);
  const { submit, reason, note, change } = useSubmitting(session, state, { language, watched });
  const shown = about?.concept || about?.media.length || about?.embed ? about : null;
  return (
    <>
      <main
        className={classNames(
          'mx-auto w-full px-5 pt-8 pb-6 min-[45rem]:px-8 min-[45rem]:pb-8',
          shown
            ? 'grid max-w-[76rem] content-start gap-6 min-[60rem]:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)] min-[60rem]:gap-12 min-[60rem]:pt-[7vh]'
            : 'max-w-[50rem] min-[45rem]:pt-[9vh]',
          hasPicture(shown) ? 'min-[60rem]:items-center' : 'items-start',
        )}
      >
        {shown ? (
          <ConceptView
            concept={shown.concept}
            media={shown.media}
            embed={shown.embed}
            language={language}
            onWatched={() => setWatched(true)}
          />
        ) : null}
        <div className={classNames('min-w-0', motion.arriving)}>
          <Notices state={state} own={own} onDismiss={() => session.dismissNotice()} onForget={onForget} />
          <QuestionHeading id={heading} step={step} before={state.before} own={own} focus={focus} />
          <AnswerPart
            {...{ session, state, own, language, shortcuts }}
            labelledBy={heading}
            onChange={change}
            onSubmit={submit}
          />
        </div>
      </main>
      <AnswerDock session={session} state={state} note={note} reason={reason} onSubmit={submit} />
    </>
  );
}

/** A picture stands in the middle of its question; words begin beside it. */
function hasPicture(shown: SessionState['question']): boolean {
  return shown !== null && (shown.concept?.media.length ?? 0) + shown.media.length > 0;
}

/** What the main button does, and what is in its way. */
function useSubmitting(
  session: InterviewSession,
  { step, value, sending }: AskingProps['state'],
  { language, watched }: { language: string; watched: boolean },
) {
  const texts = useTexts();
  const readiness = canSubmit(step, value, useControlTexts(language));
  const [reason, setReason] = useState<string | null>(null);
  const submit = () => {
    if (sending) return;
    if (mustWatch(step) && !watched) setReason(texts.watchFirst);
    else if (readiness.state === 'missing') setReason(readiness.reason);
    else if (readiness.state === 'more') session.edit(readiness.value);
    else session.send(readiness.answer);
  };
  const change = (next: Answer | undefined) => {
    setReason(null);
    session.edit(next);
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.defaultPrevented || event.isComposing || event.repeat) return;
    if (!isElsewhere(event.target)) return;
    event.preventDefault();
    submit();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
  return { submit, change, reason, note: readiness.note };
}

/** Enter means "go on" where it means nothing else: on the question itself, or on a chosen option. */
function isElsewhere(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest('dialog, a, button, select, textarea, summary, [role=slider]')) return false;
  return !(target instanceof HTMLInputElement) || ['radio', 'checkbox'].includes(target.type);
}

interface AnswerPartProps extends Pick<AskingProps, 'session' | 'state' | 'own' | 'language' | 'shortcuts'> {
  labelledBy: string;
  onChange: (value: Answer | undefined) => void;
  onSubmit: () => void;
}

/** The control; once words are on their way, the words. */
function AnswerPart({ state, own, language, ...rest }: AnswerPartProps) {
  const texts = useTexts();
  const { step, value, sending, responseId, token, waiting } = state;
  const files = asksForFiles(step);
  const uploads = useMemo(
    () =>
      files && responseId
        ? tusUploads({ responseId, stepId: step.id, token: token ?? undefined })
        : undefined,
    [files, responseId, token, step.id],
  );
  if (sending && isOpen(sending) && isWritten(step)) {
    return <Listening text={sending.text} own={own} waiting={waiting !== null} />;
  }
  const { shortcuts, labelledBy, onChange, onSubmit } = rest;
  return (
    <>
      <QuestionControl
        {...{ step, value, onChange, onSubmit, uploads, language, labelledBy, shortcuts }}
        disabled={sending !== null}
      />
      {isWritten(step) ? (
        <p className="mt-2 min-h-[1.375rem] text-ink-3">
          {value && isOpen(value) && value.text ? texts.keptAsYouType : ''}
        </p>
      ) : null}
    </>
  );
}
