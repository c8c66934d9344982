'use client';
import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Key } from '@/components/ui/key-hint';
import type { InterviewSession } from '@/lib/client/interview/interview-session';
import type { AskedStep, SessionState } from '@/lib/client/interview/session-state';
import type { AnswerSoFarReply, ResumedReply } from '@/lib/wire/interview/resumed';
import { DeliveryNote } from './delivery-note';
import { EarlierAnswer } from './earlier-answer';
import { Dock, TopBar } from './frame';
import type { OwnWords } from './own-words';
import { PartHeading } from './part-heading';
import { Press } from './press';
import { Progress } from './progress';
import { RefusedChangeNote } from './refused-change-note';
import { useTexts } from './use-texts';

type Row = ResumedReply['history'][number];
interface Answered {
  row: Row;
  /** Absent where the study does not let answers be changed. */
  about: AnswerSoFarReply | undefined;
}

interface LookingBackProps {
  session: InterviewSession;
  state: SessionState & { step: AskedStep };
  own: OwnWords;
  language: string;
  /** The study's title. */
  name: ReactNode;
  onClose: () => void;
}

/** The questions and answers so far; where the study allows it, those of the part that is open can be changed. */
export function LookingBack({ session, state, own, language, name, onClose }: LookingBackProps) {
  const texts = useTexts();
  const title = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const answers = useAnswers(session, state);
  /** The step whose answer is being changed. */
  const [mending, setMending] = useState(() => session.changeDraft()?.stepId ?? null);
  useEffect(() => dialog.current?.showModal(), []);
  const { step, study, changes } = state;
  const open = typeof answers === 'string' ? [] : answers.filter(({ about }) => about?.state === 'open');
  const isMending = open.some(({ about }) => about?.stepId === mending);
  return (
    <dialog
      ref={dialog}
      onClose={onClose}
      aria-labelledby={title}
      className="in-data-composing:top-(--composer-top) m-0 grid h-dvh in-data-composing:h-(--composer-height) max-h-dvh w-screen max-w-none grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)_auto] bg-paper p-0 text-14 text-ink leading-[1.375rem] not-open:hidden [&_.lucide]:stroke-[1.5]"
    >
      <TopBar name={name} below={<Progress section={step.section} />}>
        <span className="text-ink-3 tabular-nums">{texts.place(step.number, step.total)}</span>
        <Press
          look="quiet"
          className="-me-3 min-w-[2.75rem] px-3 min-[45rem]:-me-4"
          aria-label={texts.goOn}
          onClick={() => dialog.current?.close()}
        >
          <X aria-hidden />
        </Press>
      </TopBar>
      {/* No `main`: the question behind the dialog is the document's. */}
      <div className="overflow-auto" tabIndex={-1}>
        <div className="mx-auto grid w-full max-w-[50rem] grid-cols-[minmax(0,1fr)] gap-2 px-5 py-8 in-data-low:py-3 min-[45rem]:px-8 min-[45rem]:pt-[9vh]">
          {changes.refused ? (
            <RefusedChangeNote
              refused={changes.refused}
              own={own}
              onDismiss={() => session.dismissChange()}
            />
          ) : null}
          <h2
            id={title}
            className="font-read text-[1.625rem] leading-[2.125rem] tracking-[-0.012em] min-[45rem]:text-[1.75rem] min-[45rem]:leading-[2.25rem]"
          >
            {texts.lookingBackTitle}
          </h2>
          <p className="text-ink-3">
            {open.length > 0 ? texts.lookingBackOpen(step.section.number) : texts.lookingBackText}
          </p>
          <div role="status" className="min-h-[1.375rem] text-ink-3 empty:hidden">
            {answers === 'fetching' ? texts.opening : answers === 'unreachable' ? texts.unreachableTitle : ''}
          </div>
          {typeof answers === 'string'
            ? null
            : byPart(answers).map(({ section, rows }) => (
                <section key={section ?? 'all'} className="grid grid-cols-[minmax(0,1fr)]">
                  {section === null ? null : (
                    <PartHeading part={section} total={study ? step.section.total : section} rows={rows} />
                  )}
                  <ol
                    className={`grid max-w-[46rem] grid-cols-[minmax(0,1fr)] ${section === null ? 'border-line border-t' : ''}`}
                  >
                    {rows.map(({ row, about }) => (
                      <EarlierAnswer
                        key={row.responseIndex}
                        {...{ session, changes, row, about, own, language }}
                        editing={mending !== null && mending === about?.stepId}
                        onEdit={(on) => setMending(on ? (about?.stepId ?? null) : null)}
                      />
                    ))}
                  </ol>
                </section>
              ))}
        </div>
      </div>
      <Dock>
        <DeliveryNote state={state} onTryNow={() => session.tryNow()} />
        <div className="grid grid-cols-[minmax(0,1fr)] items-center gap-3 px-5 pt-3 pb-5 in-data-low:py-2 min-[45rem]:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] min-[45rem]:gap-6 min-[45rem]:px-8 min-[45rem]:pt-4 min-[45rem]:pb-6">
          <span className="hidden text-ink-3 min-[45rem]:block">{isMending ? texts.keptAsYouType : ''}</span>
          <Press
            look={isMending ? 'default' : 'primary'}
            size="big"
            className="w-full in-data-low:min-h-[2.75rem] min-[45rem]:min-w-[14rem]"
            onClick={() => dialog.current?.close()}
          >
            {texts.backToQuestion(step.number)}
            <span aria-hidden className="hidden min-[45rem]:inline-flex">
              <Key inButton>Esc</Key>
            </span>
          </Press>
        </div>
      </Dock>
    </dialog>
  );
}

/** The answers so far, asked for again whenever one of them may have been changed. The welcome is not a question. */
function useAnswers(
  session: InterviewSession,
  { changes: { settled } }: SessionState,
): Answered[] | 'fetching' | 'unreachable' {
  const [answers, setAnswers] = useState<Answered[] | 'fetching' | 'unreachable'>('fetching');
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for again with each change
  useEffect(() => {
    let left = false;
    void session.lookBack().then((found) => {
      if (left) return;
      if (!found) return setAnswers((before) => (typeof before === 'string' ? 'unreachable' : before));
      const rows = found.history.filter((row) => row.discussionGuideQuestionId !== null);
      const of = new Map(found.answers?.map((about) => [about.responseIndex, about]));
      setAnswers(rows.map((row) => ({ row, about: of.get(row.responseIndex) })));
    });
    return () => {
      left = true;
    };
  }, [session, settled]);
  return answers;
}

/** The parts, the last one first; one without a number where the study keeps answers as they are. */
function byPart(answers: Answered[]): { section: number | null; rows: Answered[] }[] {
  const parts = new Map<number | null, Answered[]>();
  for (const one of answers) {
    const section = one.about?.section ?? null;
    parts.set(section, [...(parts.get(section) ?? []), one]);
  }
  return [...parts].map(([section, rows]) => ({ section, rows })).reverse();
}
