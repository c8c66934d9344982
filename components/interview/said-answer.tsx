'use client';
import { useState } from 'react';
import { classNames } from '@/components/ui/class-names';
import motion from './motion.module.css';
import type { OwnWords } from './own-words';
import { useTexts } from './use-texts';

/** A longer answer, in characters, is folded, so that the next question stays visible. */
const LONG = 320;

interface SaidAnswerProps {
  text: string;
  own: OwnWords;
  fold?: boolean;
  /** The text describes the answer, whose words are not known. */
  isDescription?: boolean;
}

/** What the participant said, in their words. */
export function SaidAnswer({ text, own, fold = false, isDescription = false }: SaidAnswerProps) {
  const texts = useTexts();
  const [open, setOpen] = useState(false);
  const folded = fold && text.length > LONG && !open;
  return (
    <div className="max-w-[42rem] border-line-strong border-s-2 ps-4 min-[45rem]:ps-5">
      <span className="sr-only">{texts.youAnswered}: </span>
      <p
        {...(isDescription ? {} : own)}
        className={classNames(
          isDescription
            ? 'text-ink-2 leading-[1.875rem] tabular-nums'
            : 'whitespace-pre-line text-pretty font-read text-[1.1875rem] text-ink leading-[1.875rem] [overflow-wrap:anywhere]',
          folded && 'line-clamp-3',
          'in-data-low:line-clamp-1 in-data-low:text-[1rem] in-data-low:leading-[1.375rem]',
        )}
      >
        {text}
      </p>
      {folded ? (
        <button type="button" className="link min-h-[2.75rem]" onClick={() => setOpen(true)}>
          {texts.readOn}
        </button>
      ) : null}
    </div>
  );
}

/** Shown after an answer, until the interviewer replies. */
export function Listening({ waiting, ...said }: Omit<SaidAnswerProps, 'fold'> & { waiting: boolean }) {
  const texts = useTexts();
  return (
    <div className="mt-6">
      <SaidAnswer {...said} />
      <p className="mt-4 min-h-[1.375rem] text-ink-3">
        {waiting ? null : (
          <span className={classNames('inline-flex items-center gap-2', motion.reading)}>
            <span aria-hidden className="inline-flex gap-1">
              <i />
              <i />
              <i />
            </span>
            {texts.listening}
          </span>
        )}
      </p>
    </div>
  );
}
