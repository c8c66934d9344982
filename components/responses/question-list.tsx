'use client';
import type { MouseEvent } from 'react';
import { classNames } from '@/components/ui/class-names';
import { countOfPeople } from '@/components/ui/count-of-people';
import { Select } from '@/components/ui/select';
import type { QuestionResultV1 } from '@/lib/wire/v1/study-results';

interface QuestionListProps {
  questions: readonly QuestionResultV1[];
  current: string | null;
  people: number | undefined;
  /** The address of a question's result. */
  addressOf: (questionId: string) => string;
  onChoose: (questionId: string) => void;
}

/** The questions whose results there are: a list beside the one that is shown, on a narrow screen a choice above it. */
export function QuestionList({ questions, current, people, addressOf, onChoose }: QuestionListProps) {
  const choose = (event: MouseEvent, id: string) => {
    // With a key held the browser opens the address itself.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onChoose(id);
  };
  return (
    <>
      <nav
        aria-label="Questions"
        className="flex min-h-0 flex-col border-e border-line max-[60rem]:hidden print:hidden"
      >
        <div className="flex h-[2.75rem] shrink-0 items-center gap-2 border-b border-line px-4">
          <span className="font-strong">Questions</span>
          <span className="text-ink-3 tabular-nums">{people === undefined ? '' : countOfPeople(people)}</span>
        </div>
        <div className="min-h-0 flex-1 overflow-auto p-2">
          {groupsOf(questions).map(({ title, members }) => (
            <div key={title} className="mb-3">
              {title === '' ? null : <p className="px-2 py-1.5 text-12 text-ink-3">{title}</p>}
              <ul>
                {members.map(({ questionId, questionNumber, text }) => (
                  <li key={questionId}>
                    <a
                      href={addressOf(questionId)}
                      aria-current={questionId === current ? 'true' : undefined}
                      onClick={(event) => choose(event, questionId)}
                      className={classNames(
                        'grid grid-cols-[1.5rem_minmax(0,1fr)] gap-x-3 rounded-2 px-2 py-1.5 text-13',
                        questionId === current ? 'bg-fill font-strong text-ink' : 'text-ink-2 hover:bg-well',
                      )}
                    >
                      <span className={questionId === current ? 'text-accent tabular-nums' : 'tabular-nums'}>
                        {questionNumber}
                      </span>
                      <span className="break-words">{text}</span>
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </nav>
      <div className="hidden border-b border-line px-4 pb-3 max-[60rem]:block print:hidden">
        <Select
          label="Question"
          labelHidden
          items={questions.map(({ questionId, questionNumber, text }) => ({
            id: questionId,
            label: `Q${questionNumber}: ${text}`,
          }))}
          value={current}
          onChange={onChoose}
          className="w-full"
        />
      </div>
    </>
  );
}

/** Those that let people in, those of the interview, and those that are asked no longer. */
function groupsOf(questions: readonly QuestionResultV1[]) {
  const groups = [
    { title: 'Screening', members: questions.filter((one) => one.isCurrent && one.isScreener) },
    { title: 'Interview', members: questions.filter((one) => one.isCurrent && !one.isScreener) },
    { title: 'No longer asked', members: questions.filter(({ isCurrent }) => !isCurrent) },
  ].filter(({ members }) => members.length > 0);
  return groups.length === 1 ? groups.map((group) => ({ ...group, title: '' })) : groups;
}
