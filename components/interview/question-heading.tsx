'use client';
import { useEffect, useRef } from 'react';
import { classNames } from '@/components/ui/class-names';
import type { Exchange } from '@/lib/client/interview/kept-interview';
import type { AskedStep } from '@/lib/client/interview/session-state';
import type { OwnWords } from './own-words';
import { SaidAnswer } from './said-answer';
import { useTexts } from './use-texts';

/** A longer question is set like text, not like a headline. */
const LONG = 180;

interface QuestionHeadingProps {
  id: string;
  step: AskedStep;
  before: Exchange | null;
  own: OwnWords;
  /** It stands back behind its answer. */
  dimmed: boolean;
  /** Whether the question takes the focus: after another one, not on a page that was just opened. */
  focus: boolean;
}

/** The interviewer's words; above a follow-up the previous question and answer. */
export function QuestionHeading({ id, step, before, own, dimmed, focus }: QuestionHeadingProps) {
  const texts = useTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  const asked = useRef(focus);
  useEffect(() => {
    heading.current?.closest('main')?.scrollTo(0, 0);
    if (!asked.current) return;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  const { number, total, moderator } = step;
  return (
    <>
      {step.kind === 'follow_up' && before?.said ? (
        <section aria-label={texts.youAnswered} className="mb-8 grid gap-3 in-data-low:mb-2">
          <p
            {...own}
            className="whitespace-pre-line text-pretty font-read text-[1.1875rem] text-ink-3 italic leading-[1.75rem] [overflow-wrap:anywhere] max-[45rem]:line-clamp-2 in-data-low:hidden"
          >
            {before.asked}
          </p>
          <SaidAnswer text={before.said} own={own} fold />
        </section>
      ) : null}
      <h1
        id={id}
        ref={heading}
        tabIndex={-1}
        {...own}
        className={classNames(
          'whitespace-pre-line font-read tracking-[-0.012em] outline-none [overflow-wrap:anywhere]',
          dimmed && 'text-ink-3',
          moderator.length > LONG
            ? 'text-pretty text-[1.3125rem] leading-[1.875rem] min-[45rem]:text-read-24 min-[45rem]:leading-[2rem]'
            : 'text-balance text-[1.625rem] leading-[2.125rem] min-[45rem]:text-read-34 min-[45rem]:leading-[2.75rem]',
        )}
      >
        {moderator}
      </h1>
      <p role="status" className="sr-only">
        {step.kind === 'follow_up' ? texts.followUp : texts.questionOf(number, total)}
      </p>
    </>
  );
}
