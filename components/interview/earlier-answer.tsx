import { Check, Pencil, Undo2 } from 'lucide-react';
import { type RefObject, useEffect, useRef } from 'react';
import type { ChangesState } from '@/lib/client/interview/answer-change';
import type { InterviewSession } from '@/lib/client/interview/interview-session';
import { isOpen } from '@/lib/domain/interview/answer-kinds';
import type { AnswerSoFarReply, ResumedReply } from '@/lib/wire/interview/resumed';
import { MendingAnswer } from './mending-answer';
import type { OwnWords } from './own-words';
import { Press } from './press';
import { useTexts } from './use-texts';

type Row = ResumedReply['history'][number];

interface EarlierAnswerProps {
  session: InterviewSession;
  changes: ChangesState;
  row: Row;
  about: AnswerSoFarReply | undefined;
  own: OwnWords;
  language: string;
  editing: boolean;
  onEdit: (on: boolean) => void;
}

/** A question that was answered, with the answer that counts, and where it may be changed the way to do so. */
export function EarlierAnswer(props: EarlierAnswerProps) {
  const { session, changes, row, about, own, editing, onEdit } = props;
  const texts = useTexts();
  const item = useRef<HTMLLIElement>(null);
  useReturnedFocus(editing, item);
  const waiting = changes.waiting.find(({ stepId }) => stepId === about?.stepId);
  const changed = changes.changed?.stepId === about?.stepId ? changes.changed : null;
  /** What was read is older than the change. */
  const unread = waiting ?? (changed?.version === about?.version ? changed : null);
  const mendable = about?.state === 'open' && about.answer && about.step && about.step.kind !== 'end';
  return (
    <li
      ref={item}
      tabIndex={-1}
      className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 gap-y-0.5 border-line border-b py-4 outline-none focus-visible:rounded-none min-[45rem]:grid-cols-[2.25rem_minmax(0,1fr)_auto]"
    >
      <span aria-hidden className="pt-0.5 text-ink-3 tabular-nums max-[45rem]:hidden">
        {row.isFollowUp ? '' : about?.number}
      </span>
      <div className={editing && mendable ? 'col-span-2' : about ? '' : 'col-span-2'}>
        <p
          {...own}
          id={about ? `asked-${about.stepId}` : undefined}
          className="whitespace-pre-line font-read text-[1rem] text-ink-3 italic leading-[1.5rem] [overflow-wrap:anywhere]"
        >
          {row.moderator}
        </p>
        {editing && mendable ? (
          <MendingAnswer {...props} about={about} onDone={() => onEdit(false)} />
        ) : (
          <Said row={row} own={own} words={unread && isOpen(unread.answer) ? unread.answer.text : row.user} />
        )}
        <p role="status" className="text-ink-3 not-empty:mt-1">
          {waiting ? texts.sending : null}
          {changed && !waiting && !editing ? (
            <>
              <span className="text-positive">
                <Check aria-hidden className="me-1 inline size-4 align-[-0.1875rem]" />
                {texts.mended}
              </span>{' '}
              {texts.mendedText}
            </>
          ) : null}
        </p>
      </div>
      {mendable && !unread && !editing ? (
        <span className="-my-2 -me-4 flex">
          {changed ? (
            <Press
              look="quiet"
              aria-describedby={`asked-${about.stepId}`}
              onClick={() => {
                item.current?.focus();
                session.changeAnswer({
                  stepId: about.stepId,
                  version: about.version,
                  answer: changed.before,
                  before: changed.answer,
                });
              }}
            >
              <Undo2 aria-hidden />
              {texts.undo}
            </Press>
          ) : (
            <Press look="quiet" aria-describedby={`asked-${about.stepId}`} onClick={() => onEdit(true)}>
              <Pencil aria-hidden />
              {texts.mend}
            </Press>
          )}
        </span>
      ) : null}
    </li>
  );
}

/** The focus goes back to the answer when its field has gone: to the button there, if it has one now. */
function useReturnedFocus(editing: boolean, item: RefObject<HTMLLIElement | null>): void {
  const before = useRef(editing);
  useEffect(() => {
    if (before.current && !editing) (item.current?.querySelector('button') ?? item.current)?.focus();
    before.current = editing;
  }, [editing, item]);
}

function Said({ row, own, words }: { row: Row; own: OwnWords; words: string }) {
  const texts = useTexts();
  // A skip has no answer; a row without words was spoken, or was a statement.
  if (words === '') return row.answerId === null ? <p className="text-ink-3">{texts.skipped}</p> : null;
  return (
    <p
      {...own}
      className="whitespace-pre-line text-pretty font-read text-[1.1875rem] leading-[1.875rem] [overflow-wrap:anywhere]"
    >
      {words}
    </p>
  );
}
