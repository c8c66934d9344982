'use client';
import {
  type RefObject,
  Suspense,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { InterviewSession } from '@/lib/client/interview/interview-session';
import type { SessionState } from '@/lib/client/interview/session-state';
import { noChoices, speakingChoices } from '@/lib/client/interview/speaking-settings';
import { firstWay, isSpoken, type PreferredInput } from '@/lib/client/recording/capture-mode';
import { isOpen } from '@/lib/domain/interview/answer-kinds';
import type { Answer } from '@/lib/domain/interview/interview';
import { AnswerDock } from './answer-dock';
import type { AskingProps } from './asking-props';
import { canSubmit } from './controls/can-submit';
import { mustWatch } from './controls/must-watch';
import { QuestionControl } from './controls/question-control';
import { tusUploads } from './controls/tus-uploads';
import type { Uploads } from './controls/uploads';
import { useControlTexts } from './controls/use-control-texts';
import { laterPart } from './later-part';
import { QuestionLayout } from './question-layout';
import { Listening } from './said-answer';
import { asksForFiles, isWritten } from './step-kind';
import { isWriting, useComposing } from './use-composing';
import { useTexts } from './use-texts';

const SpokenQuestion = laterPart(() => import('./speaking/spoken-question').then((m) => m.SpokenQuestion));
const TypingHints = laterPart(() => import('./speaking/typing-hints').then((m) => m.TypingHints));

/** One question at a time, and the dock with its buttons. */
export function Asking(props: AskingProps) {
  const composing = useComposing();
  const seen = useSeenBefore(props.state);
  /**
   * Whether the previous answer was sent from its field: then the next field takes the focus, and no click is needed.
   */
  const writing = useRef(false);
  return (
    <Suspense fallback={<main className="min-h-[20rem]" />}>
      <Question {...props} {...{ composing, writing, seen }} />
    </Suspense>
  );
}

/** Whether what the question is about was shown with an earlier question. */
function useSeenBefore({ step, question }: AskingProps['state']): boolean {
  const [firsts] = useState(() => new Map<string, string>());
  if (step.kind === 'follow_up') return true;
  if (step.conceptId === null) return false;
  const first = firsts.get(step.conceptId) ?? step.id;
  firsts.set(step.conceptId, first);
  return first !== step.id && !question?.media.length && !question?.embed;
}

interface QuestionProps extends AskingProps {
  composing: boolean;
  seen: boolean;
  writing: RefObject<boolean>;
}

function Question(props: QuestionProps) {
  const { state } = props;
  const chosen = useSyncExternalStore(speakingChoices.subscribe, speakingChoices.current, noChoices).way;
  const spoken = isSpoken(state.study.mode) && isWritten(state.step);
  const way = spoken ? firstWay(state.study.mode, preferredInput(state), chosen) : 'type';
  const { id } = state.step;
  if (way === 'speak') return <SpokenQuestion key={id} {...props} />;
  // One field for all answers in words: a phone keeps its keyboard open only for a field that stays.
  return <TypedQuestion key={isWritten(state.step) ? 'words' : id} {...props} spoken={spoken} />;
}

/** `spoken`: it could be answered by voice, too. */
function TypedQuestion({ spoken, composing, writing, ...props }: QuestionProps & { spoken: boolean }) {
  const { session, state, own, language, shortcuts, away } = props;
  const { step } = state;
  const writesOn = isWritten(step) && writing.current;
  useFieldFocus(step.id, writesOn);
  const noteFocus = () => {
    writing.current = isWriting();
  };
  const [watched, setWatched] = useState<string | null>(null);
  const { submit, reason, note, change } = useSubmitting(session, state, {
    ...{ language, spoken, watched: watched === step.id },
    onSend: noteFocus,
  });
  const leave = () => {
    noteFocus();
    if (spoken) void forgetTurn(state);
  };
  return (
    <>
      <QuestionLayout
        {...props}
        typed={isWritten(step)}
        writesOn={writesOn}
        onWatched={() => setWatched(step.id)}
      >
        {(heading) => (
          <>
            {isSpoken(state.study.mode) ? (
              <div className="in-data-composing:hidden">
                <TypingHints key={step.id} {...{ session, state, language, away }} />
              </div>
            ) : null}
            <AnswerPart
              {...{ session, state, own, language, shortcuts, composing }}
              labelledBy={heading}
              onChange={change}
              onSubmit={submit}
            />
          </>
        )}
      </QuestionLayout>
      <AnswerDock
        session={session}
        state={state}
        note={note}
        reason={reason}
        onSubmit={submit}
        onSkip={leave}
      />
    </>
  );
}

/** Gives the focus to the field of an answer as it is shown. */
function useFieldFocus(stepId: string, wanted: boolean): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: with the step, and not when its answer is sent
  useLayoutEffect(() => {
    if (wanted) document.querySelector<HTMLTextAreaElement>('textarea[data-composer]')?.focus();
  }, [stepId]);
}

/** A follow-up is answered in the way that its question prefers. */
function preferredInput({ question }: SessionState): PreferredInput {
  return question?.question.type === 'open_ended' ? question.question.preferredInput : 'none';
}

/** It was answered in another way: earlier recordings for it are discarded. */
async function forgetTurn({ responseId, step }: AskingProps['state']): Promise<void> {
  if (!responseId) return;
  const { pageRecordings } = await import('@/lib/client/recording/page-recordings');
  const recordings = await pageRecordings();
  const earlier = await recordings.earlier(responseId, step.id, []);
  recordings.discard(earlier.map(({ key }) => key));
}

/** The main button's action, and what prevents it. */
function useSubmitting(
  session: InterviewSession,
  state: AskingProps['state'],
  {
    language,
    watched,
    spoken,
    onSend,
  }: { language: string; watched: boolean; spoken: boolean; onSend: () => void },
) {
  const texts = useTexts();
  const { step, value, sending } = state;
  // Words spoken before the participant chose to type are not part of the typed text.
  const typed = spoken && value && isOpen(value) ? { text: value.text } : value;
  const readiness = canSubmit(step, typed, useControlTexts(language));
  const [refused, setRefused] = useState<[step: string, reason: string] | null>(null);
  const setReason = (reason: string) => setRefused([step.id, reason]);
  const submit = () => {
    if (sending) return;
    if (mustWatch(step) && !watched) setReason(texts.watchFirst);
    else if (readiness.state === 'missing') setReason(readiness.reason);
    else if (readiness.state === 'more') session.edit(readiness.value);
    else {
      if (spoken) void forgetTurn(state);
      onSend();
      session.send(readiness.answer);
    }
  };
  const change = (next: Answer | undefined) => {
    setRefused(null);
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
  const said = refused?.[0] === step.id ? refused[1] : null;
  const reason = watched && said === texts.watchFirst ? null : said;
  return { submit, change, reason, note: readiness.note };
}

/** Enter means "continue" where it has no other meaning: on the question itself, or on a chosen option. */
function isElsewhere(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest('dialog, a, button, select, textarea, summary, [role=slider]')) return false;
  return !(target instanceof HTMLInputElement) || ['radio', 'checkbox'].includes(target.type);
}

interface AnswerPartProps extends Pick<AskingProps, 'session' | 'state' | 'own' | 'language' | 'shortcuts'> {
  labelledBy: string;
  /** A keyboard is open: the field stays, so that the keyboard stays open. */
  composing: boolean;
  onChange: (value: Answer | undefined) => void;
  onSubmit: () => void;
}

/** An answer names files by their ids: the device keeps what they are called. */
function namedUploads(session: InterviewSession, uploads: Uploads): Uploads {
  return {
    upload: async (file, options) => {
      const sent = await uploads.upload(file, options);
      session.noteFile(sent.recordingId, file.name);
      return sent;
    },
    nameOf: (recordingId) => session.fileName(recordingId),
  };
}

/** The control; while the answer is sent, its words. */
function AnswerPart({ session, state, own, language, composing, ...rest }: AnswerPartProps) {
  const texts = useTexts();
  const { step, value, sending, responseId, token, waiting } = state;
  const files = asksForFiles(step);
  const uploads = useMemo(
    () =>
      files && responseId
        ? namedUploads(session, tusUploads({ responseId, stepId: step.id, token: token ?? undefined }))
        : undefined,
    [session, files, responseId, token, step.id],
  );
  if (sending && isOpen(sending) && isWritten(step) && !composing) {
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
        <p className="mt-2 min-h-[1.375rem] text-ink-3 in-data-low:hidden">
          {value && isOpen(value) && value.text ? texts.keptAsYouType : ''}
        </p>
      ) : null}
    </>
  );
}
