'use client';

import { useId, useLayoutEffect, useRef } from 'react';
import { isOpen } from '@/lib/domain/interview/answer-kinds';
import { LONGEST_ANSWER } from '@/lib/domain/interview/answer-limits';
import type { OpenAnswer } from '@/lib/domain/interview/interview';
import type { InnerControlProps } from './inner-control';
import { isSendKey } from './keys';

/** From this many characters on, their count is shown. */
const NEAR_THE_LIMIT = LONGEST_ANSWER * 0.9;

/** An open question or a follow-up, answered by typing. Its recordings are kept beside the text. */
export function TextControl({
  value,
  onChange,
  onSubmit,
  disabled,
  texts,
  named,
}: Omit<InnerControlProps<null>, 'question'>) {
  const countId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const answer: OpenAnswer = value && isOpen(value) ? value : { text: '' };
  const { text } = answer;
  const questionId = 'aria-labelledby' in named && named['aria-labelledby'];
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height follows the text.
  useLayoutEffect(() => {
    if (field.current) growToText(field.current);
  }, [text]);
  return (
    <div className="mt-6 max-w-[42rem]">
      <textarea
        ref={field}
        data-composer
        aria-label={texts.yourAnswer}
        rows={5}
        value={text}
        // Not `readOnly`: that would close a phone's keyboard while an answer is sent.
        aria-readonly={disabled || undefined}
        aria-describedby={
          [questionId, text.length > NEAR_THE_LIMIT && countId].filter(Boolean).join(' ') || undefined
        }
        aria-invalid={text.length > LONGEST_ANSWER || undefined}
        onChange={(event) => {
          if (disabled) return;
          const next = { ...answer, text: event.target.value };
          onChange(next.text === '' && !answer.recordings?.length ? undefined : next);
        }}
        onKeyDown={(event) => {
          if (!isSendKey(event)) return;
          event.preventDefault();
          event.stopPropagation();
          if (!disabled) onSubmit();
        }}
        dir="auto"
        className="block min-h-[11rem] w-full resize-none overflow-hidden rounded-3 border border-line-control bg-sheet px-5 py-4 font-read text-ink text-read-19 focus-visible:outline-offset-[-1px] aria-readonly:text-ink-3"
      />
      <CharacterCount id={countId} length={text.length} texts={texts} />
    </div>
  );
}

/** As high as its text; what scrolls around it, the page or on a phone its question, stays where it is. */
function growToText(field: HTMLTextAreaElement): void {
  const { scrollX, scrollY } = window;
  const main = field.closest('main');
  const top = main?.scrollTop;
  field.style.height = 'auto';
  field.style.height = `${field.scrollHeight + field.offsetHeight - field.clientHeight}px`;
  window.scrollTo(scrollX, scrollY);
  if (main && top) main.scrollTop = top;
}

function CharacterCount({
  id,
  length,
  texts,
}: {
  id: string;
  length: number;
  texts: InnerControlProps<null>['texts'];
}) {
  if (length <= NEAR_THE_LIMIT) return null;
  const over = length - LONGEST_ANSWER;
  return (
    <p id={id} lang={texts.language} className={`mt-2 text-14 ${over > 0 ? 'text-critical' : 'text-ink-3'}`}>
      {over > 0 ? texts.charactersOver(over) : texts.charactersLeft(-over)}
    </p>
  );
}
