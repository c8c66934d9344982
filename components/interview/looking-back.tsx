'use client';
import { X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import type { InterviewSession } from '@/lib/client/interview/interview-session';
import type { ResumedReply } from '@/lib/wire/interview/resumed';
import type { OwnWords } from './own-words';
import { Press } from './press';
import { useTexts } from './use-texts';

type Row = ResumedReply['history'][number];

interface LookingBackProps {
  session: InterviewSession;
  own: OwnWords;
  onClose: () => void;
}

/** The questions and answers so far, read-only. */
export function LookingBack({ session, own, onClose }: LookingBackProps) {
  const texts = useTexts();
  const title = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [history, setHistory] = useState<Row[] | 'fetching' | 'unreachable'>('fetching');
  useEffect(() => {
    dialog.current?.showModal();
    let left = false;
    void session.lookBack().then((rows) => {
      if (!left) setHistory(rows ?? 'unreachable');
    });
    return () => {
      left = true;
    };
  }, [session]);
  return (
    <dialog
      ref={dialog}
      onClose={onClose}
      aria-labelledby={title}
      closedby="any"
      className="m-auto h-dvh max-h-dvh w-screen max-w-none overflow-auto bg-paper p-0 text-ink backdrop:bg-scrim min-[45rem]:h-auto min-[45rem]:max-h-[80dvh] min-[45rem]:w-[min(46rem,calc(100vw-2.5rem))] min-[45rem]:rounded-4 min-[45rem]:border min-[45rem]:border-line-strong"
    >
      <div className="grid gap-2 p-5 text-14 leading-[1.375rem] min-[45rem]:p-8">
        <div className="flex items-start justify-between gap-4">
          <h2 id={title} className="font-read text-[1.625rem] leading-[2.125rem] tracking-[-0.012em]">
            {texts.lookingBackTitle}
          </h2>
          <Press
            look="quiet"
            className="-me-3 -mt-1 min-w-[2.75rem] px-3"
            aria-label={texts.goOn}
            onClick={() => dialog.current?.close()}
          >
            <X aria-hidden />
          </Press>
        </div>
        <p className="text-ink-3">{texts.lookingBackText}</p>
        <div role="status" className="min-h-[1.375rem] text-ink-3 empty:hidden">
          {history === 'fetching' ? texts.opening : history === 'unreachable' ? texts.unreachableTitle : ''}
        </div>
        {typeof history === 'string' ? null : (
          <ol className="grid">
            {history.filter(isAnswered).map((row) => (
              <li key={row.responseIndex} className="grid gap-0.5 border-line border-b py-4 first:border-t">
                <p
                  {...own}
                  className="whitespace-pre-line font-read text-[1rem] text-ink-3 italic leading-[1.5rem] [overflow-wrap:anywhere]"
                >
                  {row.moderator}
                </p>
                <Answer row={row} own={own} />
              </li>
            ))}
          </ol>
        )}
        <Press look="primary" size="big" className="mt-4" onClick={() => dialog.current?.close()}>
          {texts.goOn}
        </Press>
      </div>
    </dialog>
  );
}

/** The welcome is not a question. */
function isAnswered({ discussionGuideQuestionId }: Row): boolean {
  return discussionGuideQuestionId !== null;
}

function Answer({ row, own }: { row: Row; own: OwnWords }) {
  const texts = useTexts();
  // A skip has no answer; a row without words was spoken, or was a statement.
  if (row.user === '') return row.answerId === null ? <p className="text-ink-3">{texts.skipped}</p> : null;
  return (
    <p
      {...own}
      className="whitespace-pre-line text-pretty font-read text-[1.1875rem] leading-[1.875rem] [overflow-wrap:anywhere]"
    >
      {row.user}
    </p>
  );
}
