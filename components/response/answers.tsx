'use client';
import { classNames } from '@/components/ui/class-names';
import { EmptyState } from '@/components/ui/empty-state';
import { QuestionMark } from '@/components/ui/question-mark';
import { useRowSeconds } from '@/lib/client/playback';
import { clockTime, spokenTime } from '@/lib/domain/reading/clock-time';
import type { GivenAnswerV1 } from '@/lib/wire/v1/given-answer';
import { GivenView } from './given';
import { useDesk } from './reading-desk';
import { answerItemId, hashOf } from './response-address';

/** Every question that was asked, with its answer. */
export function Answers() {
  const { reading, current } = useDesk();
  if (reading.answers.length === 0) {
    return (
      <EmptyState title="No answers yet">
        {reading.progress === 'in_progress'
          ? 'They appear here as they are given.'
          : 'The interview ended before the first one.'}
      </EmptyState>
    );
  }
  return reading.answers.map((answer, at) => (
    <AnswerItem
      key={`${answer.discussionGuideQuestionId} ${answer.conceptId}`}
      at={at}
      answer={answer}
      isCurrent={current !== null && answer.rows.includes(current)}
    />
  ));
}

function AnswerItem({ answer, at, isCurrent }: { answer: GivenAnswerV1; at: number; isCurrent: boolean }) {
  const { jump, reading } = useDesk();
  const { questionNumber, question, conceptTitle, given, rows, language } = answer;
  const [first = 0] = rows;
  const startSeconds = useRowSeconds()(first, answer.startSeconds);
  return (
    <article
      id={answerItemId(at)}
      tabIndex={-1}
      aria-current={isCurrent ? 'true' : undefined}
      aria-label={`Answer to question ${questionNumber}`}
      className={classNames(
        'grid scroll-my-16 grid-cols-[3.75rem_minmax(0,1fr)_auto] gap-x-4 border-b border-line p-4 -outline-offset-2! max-[60rem]:grid-cols-[2.75rem_minmax(0,1fr)_auto] max-[60rem]:gap-x-3 print:break-inside-avoid print:bg-transparent! print:shadow-none!',
        isCurrent &&
          'bg-accent-wash shadow-[inset_2px_0_var(--accent)] rtl:shadow-[inset_-2px_0_var(--accent)]',
      )}
    >
      <span className="mt-0.5 justify-self-end">
        <QuestionMark on={isCurrent}>{`Q${questionNumber}`}</QuestionMark>
      </span>
      <div className="grid min-w-0 gap-1">
        <p className="max-w-measure font-read text-16 text-ink-2 italic">
          {question}
          {conceptTitle === null ? null : (
            <span className="ms-2 font-ui text-12 text-ink-3 not-italic">{`Concept: ${conceptTitle}`}</span>
          )}
        </p>
        {given === null ? (
          <p className="text-ink-3">Skipped</p>
        ) : (
          <GivenView
            given={given}
            language={language}
            transcribes={reading.transcribes}
            isDeleted={reading.wordsDeletedAt !== null}
          />
        )}
      </div>
      <a
        href={hashOf({ row: first, passage: null })}
        onClick={() => jump(rows)}
        aria-label={`${clockTime(startSeconds)}: go to ${spokenTime(startSeconds)} in the transcript`}
        className="relative self-start rounded-1 px-1 text-12 text-accent tabular-nums after:absolute after:-inset-2 hover:bg-accent-wash-2"
      >
        {clockTime(startSeconds)}
      </a>
    </article>
  );
}
