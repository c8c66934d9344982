'use client';
import { Check, X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { ErrorNote } from '@/components/ui/error-note';
import { Select } from '@/components/ui/select';
import { TextField } from '@/components/ui/text-field';
import { ApiError } from '@/lib/client/api';
import { createStudy } from '@/lib/client/studies';
import { guideOfSorted, kindsOffered } from '@/lib/domain/guide-from-text/guide-of-sorted';
import type {
  SortedGuide,
  SortedKind,
  SortedQuestion,
  SortedSection,
} from '@/lib/domain/guide-from-text/sorted-guide';
import { isUntitled } from '@/lib/domain/study/study-warnings';
import { counted } from './study-words';
import { useCreateStudy } from './use-create-study';

const KINDS: Record<SortedKind, string> = {
  open: 'Open-ended',
  single: 'Choose one',
  multi: 'Choose several',
  ranking: 'Ranking',
  matrix: 'Matrix',
  max_diff: 'Max-diff',
  statement: 'Statement',
  file: 'File upload',
};

type Decision = 'open' | 'accepted' | 'out';

interface Decided extends SortedQuestion {
  decision: Decision;
}

/** The sorted questions, each to be accepted, changed or left out; then the study is created of those accepted. */
export function SortedReview({ sorted }: { sorted: SortedGuide }) {
  const [sections, setSections] = useState(() =>
    sorted.sections.map((section) => ({
      ...section,
      questions: section.questions.map((question): Decided => ({ ...question, decision: 'open' })),
    })),
  );
  const change = (at: number, number: number, changes: Partial<Decided>) =>
    setSections((before) =>
      before.map((section, index) =>
        index === at
          ? {
              ...section,
              questions: section.questions.map((question, place) =>
                place === number ? { ...question, ...changes } : question,
              ),
            }
          : section,
      ),
    );
  const acceptAll = (which: (index: number) => boolean = () => true) =>
    setSections((before) =>
      before.map((section, index) =>
        which(index)
          ? {
              ...section,
              questions: section.questions.map((question) =>
                question.decision === 'open' ? { ...question, decision: 'accepted' as const } : question,
              ),
            }
          : section,
      ),
    );
  const all = sections.flatMap(({ questions }) => questions);
  const undecided = all.filter(({ decision }) => decision === 'open').length;
  const accepted: SortedSection[] = sections.map((section) => ({
    ...section,
    questions: section.questions.filter(({ decision }) => decision === 'accepted'),
  }));
  let number = 0;
  return (
    <div className="grid gap-6">
      {sections.map((section, at) => (
        <section key={at} aria-label={section.title} className="border-line border-b pb-5">
          <div className="flex items-center gap-3">
            <h3 className="font-strong">{section.title}</h3>
            {section.questions.some(({ decision }) => decision === 'open') ? (
              <Button
                size="sm"
                className="ms-auto"
                icon={<Check aria-hidden />}
                aria-label={`Accept all of “${section.title}”`}
                onPress={() => acceptAll((index) => index === at)}
              >
                Accept all
              </Button>
            ) : (
              <span className="ms-auto text-12 text-ink-3">decided</span>
            )}
          </div>
          <p className="mt-0.5 text-12 text-ink-3">{section.reason}</p>
          <ol className="mt-2 grid gap-1">
            {section.questions.map((question, index) => {
              number += 1;
              return (
                <QuestionRow
                  key={index}
                  number={number}
                  question={question}
                  screening={section.screening}
                  onChange={(changes) => change(at, index, changes)}
                />
              );
            })}
          </ol>
        </section>
      ))}
      <Around sorted={sorted} />
      <Creating
        sorted={sorted}
        sections={accepted}
        undecided={undecided}
        leftOut={all.length - undecided - accepted.flatMap(({ questions }) => questions).length}
        onAcceptAll={() => acceptAll()}
      />
    </div>
  );
}

interface QuestionRowProps {
  number: number;
  question: Decided;
  screening: boolean;
  onChange: (changes: Partial<Decided>) => void;
}

function QuestionRow({ number, question, screening, onChange }: QuestionRowProps) {
  const { kind, text, options, reason, sure, decision } = question;
  const kinds: SortedKind[] = screening ? ['single', 'multi'] : kindsOffered(question);
  const shown = options.map(({ text: option, status }) =>
    status === undefined ? option : `${option} (${status === 'reject' ? 'turned away' : 'let in'})`,
  );
  return (
    <li
      aria-label={`Question ${number}`}
      className={classNames(
        'grid grid-cols-[1.5rem_minmax(0,1fr)] items-start gap-x-2 rounded-2 px-2 py-2',
        decision === 'accepted' && 'bg-accent-wash',
        decision === 'out' && 'bg-well',
      )}
    >
      <span className="pt-2 text-ink-3 tabular-nums">{number}</span>
      <div className="grid min-w-0 gap-1">
        <TextField
          label={`Text of question ${number}`}
          labelHidden
          rows={1}
          value={text}
          maxLength={5_000}
          inputClassName="font-read text-read-15"
          onChange={(next) => onChange({ text: next })}
          error={text.trim() === '' ? 'A question has a text.' : undefined}
        />
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-12 text-ink-3">
          <Select
            label={`Type of question ${number}`}
            labelHidden
            size="sm"
            quiet
            items={kinds.map((id) => ({ id, label: KINDS[id] }))}
            value={kind}
            onChange={(next) => onChange({ kind: next, sure: true, reason: 'Your choice' })}
          />
          <span className={sure ? '' : 'text-caution'}>{sure ? reason : `${reason}: have a look`}</span>
          <span className="ms-auto flex gap-1">
            <Button
              size="sm"
              variant="quiet"
              pressed={decision === 'accepted'}
              icon={<Check aria-hidden />}
              aria-label={`Accept question ${number}`}
              onPress={() => onChange({ decision: decision === 'accepted' ? 'open' : 'accepted' })}
            >
              Accept
            </Button>
            <Button
              size="sm"
              variant="quiet"
              pressed={decision === 'out'}
              icon={<X aria-hidden />}
              aria-label={`Leave out question ${number}`}
              onPress={() => onChange({ decision: decision === 'out' ? 'open' : 'out' })}
            >
              Leave out
            </Button>
          </span>
        </div>
        {shown.length > 0 ? <p className="text-12 text-ink-2">{shown.join(' · ')}</p> : null}
      </div>
    </li>
  );
}

/** What was said around the questions, and where it goes. */
function Around({ sorted }: { sorted: SortedGuide }) {
  const rows = [
    ['Goal', sorted.studyGoal],
    ['Background', sorted.background],
    ['Welcome', sorted.welcome],
    ['Closing', sorted.closing],
  ].filter(([, text]) => text !== '');
  if (rows.length === 0) return null;
  return (
    <section aria-label="Around the questions" className="border-line border-b pb-5">
      <h3 className="font-strong">Around the questions</h3>
      <dl className="mt-2 grid grid-cols-[7rem_minmax(0,1fr)] gap-x-3 gap-y-2">
        {rows.map(([name, text]) => (
          <div key={name} className="contents">
            <dt className="text-ink-3">{name}</dt>
            <dd className="whitespace-pre-line">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

interface CreatingProps {
  sorted: SortedGuide;
  sections: SortedSection[];
  undecided: number;
  leftOut: number;
  onAcceptAll: () => void;
}

function Creating({ sorted, sections, undecided, leftOut, onAcceptAll }: CreatingProps) {
  const [title, setTitle] = useState(sorted.title.slice(0, 300));
  const [titleError, setTitleError] = useState<string>();
  const { create, busy, error } = useCreateStudy();
  const questions = sections.flatMap((section) => section.questions);
  const reason =
    undecided > 0
      ? `${counted(undecided, 'question is', 'questions are')} to be decided.`
      : questions.length === 0
        ? 'All questions are left out.'
        : questions.some(({ text }) => text.trim() === '')
          ? 'A question has no text.'
          : '';
  const submit = () => {
    if (reason !== '') return;
    const wanted = title.trim();
    if (isUntitled(wanted)) return setTitleError('A study has a title. Only your team sees it.');
    const body = {
      title: wanted,
      ...(sorted.background !== '' && { background: sorted.background.slice(0, 5_000) }),
      ...(sorted.studyGoal !== '' && { studyGoal: sorted.studyGoal.slice(0, 5_000) }),
      ...(sorted.welcome !== '' && { welcomeMessage: { message: sorted.welcome.slice(0, 5_000) } }),
      ...(sorted.closing !== '' && { closingMessage: sorted.closing.slice(0, 5_000) }),
      studyGuide: guideOfSorted(sections),
    };
    void create((key) => createStudy(body, key), JSON.stringify(body));
  };
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <p className="flex flex-wrap items-center gap-3 text-ink-2" role="status">
        {`${questions.length} accepted, ${leftOut} left out, ${undecided} to decide`}
        {undecided > 0 ? (
          <Button size="sm" icon={<Check aria-hidden />} onPress={onAcceptAll}>
            Accept the rest
          </Button>
        ) : null}
      </p>
      <div className="flex items-start gap-3 max-[40rem]:flex-col">
        <TextField
          label="Title"
          size="lg"
          className="w-full"
          autoComplete="off"
          maxLength={300}
          value={title}
          onChange={(value) => {
            setTitle(value);
            setTitleError(undefined);
          }}
          hint="Seen by your team."
          error={titleError}
        />
        <Button
          variant="primary"
          size="lg"
          type="submit"
          className="mt-[1.625rem] max-[40rem]:mt-0"
          busy={busy && 'Creating'}
          disabled={reason !== ''}
          reasonId="sorted-reason"
        >
          Open in the guide
        </Button>
      </div>
      <p id="sorted-reason" className="text-12 text-ink-3">
        {reason}
      </p>
      {error ? (
        <ErrorNote
          title="The study was not created."
          requestId={error instanceof ApiError ? error.requestId : null}
          retry={submit}
        >
          {typeof error === 'string' ? error : error.message}
        </ErrorNote>
      ) : null}
    </form>
  );
}
