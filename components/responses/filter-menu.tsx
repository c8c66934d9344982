'use client';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, type RefObject, useState } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { Checkbox } from '@/components/ui/checkbox';
import { classNames } from '@/components/ui/class-names';
import { LIST } from '@/components/ui/list-style';
import { SearchField } from '@/components/ui/search-field';
import { studyTagsQuery } from '@/lib/client/response';
import { urlParametersQuery } from '@/lib/client/responses';
import { PROGRESSES } from '@/lib/client/statuses';
import type { QuestionResultV1 } from '@/lib/wire/v1/study-results';
import { criterionWords } from './chips';
import { type Criterion, type Filters, PROGRESS_ORDER, sameCriterion } from './filter-state';

interface FilterMenuProps {
  studyId: string;
  filters: Filters;
  questions: readonly QuestionResultV1[];
  triggerRef: RefObject<HTMLButtonElement | null>;
  open: boolean;
  onOpen: (open: boolean) => void;
}

type Field = 'progress' | 'quality' | 'tags' | 'updated' | 'began' | 'url' | 'answers';
const FIELDS: readonly { id: Field; label: string }[] = [
  { id: 'progress', label: 'Progress' },
  { id: 'quality', label: 'Quality' },
  { id: 'tags', label: 'Tag' },
  { id: 'updated', label: 'Updated since' },
  { id: 'began', label: 'Began since' },
  { id: 'url', label: 'URL parameter' },
  { id: 'answers', label: 'Answer to a question' },
];

/** What responses can be filtered by, one field after the other. */
export function FilterMenu({ studyId, filters, questions, triggerRef, open, onOpen }: FilterMenuProps) {
  const [field, setField] = useState<Field | null>(null);
  return (
    <Popover
      triggerRef={triggerRef}
      isOpen={open}
      onOpenChange={(next) => {
        onOpen(next);
        setField(null);
      }}
      placement="bottom start"
      offset={4}
      className={classNames(LIST, 'w-[20rem] p-0!')}
    >
      <Dialog aria-label="Add a filter" className="grid max-h-[28rem] outline-none">
        {field === null ? (
          <ul className="p-1">
            {FIELDS.map(({ id, label }) => (
              <li key={id}>
                <Row onPress={() => setField(id)} autoFocus={id === 'progress'}>
                  <span className="flex-1">{label}</span>
                  <ChevronRight aria-hidden className="size-[0.875rem] text-ink-3 rtl:rotate-180" />
                </Row>
              </li>
            ))}
          </ul>
        ) : (
          <>
            <Row onPress={() => setField(null)} autoFocus className="border-b border-line font-medium">
              <ArrowLeft aria-hidden className="size-[0.875rem] rtl:rotate-180" />
              {FIELDS.find(({ id }) => id === field)?.label}
            </Row>
            <FieldPanel field={field} {...{ studyId, filters, questions }} />
          </>
        )}
      </Dialog>
    </Popover>
  );
}

interface RowProps {
  children: ReactNode;
  onPress: () => void;
  autoFocus?: boolean;
  className?: string;
}

function Row({ children, onPress, autoFocus, className }: RowProps) {
  return (
    <button
      type="button"
      onClick={onPress}
      // biome-ignore lint/a11y/noAutofocus: the dialog was just opened, or its content changed by the press before
      autoFocus={autoFocus}
      className={classNames(
        'flex min-h-sm w-full items-center gap-2 rounded-1 px-2 py-1 text-start -outline-offset-2! hover:bg-fill pointer-coarse:min-h-[2.75rem]',
        className,
      )}
    >
      {children}
    </button>
  );
}

function FieldPanel(props: {
  field: Field;
  studyId: string;
  filters: Filters;
  questions: readonly QuestionResultV1[];
}) {
  const { field, studyId, filters, questions } = props;
  switch (field) {
    case 'progress':
      return <ProgressPanel filters={filters} />;
    case 'quality':
      return <QualityPanel filters={filters} />;
    case 'updated':
    case 'began':
      return <DayPanel filters={filters} field={field} />;
    case 'tags':
      return <TagsPanel filters={filters} studyId={studyId} />;
    case 'url':
      return <UrlPanel filters={filters} studyId={studyId} />;
    case 'answers':
      return <AnswersPanel filters={filters} questions={questions} />;
  }
}

const PANEL = 'grid content-start gap-2 overflow-auto p-3';

function ProgressPanel({ filters: { state, setState } }: { filters: Filters }) {
  return (
    <div className={PANEL}>
      {PROGRESS_ORDER.map((progress) => (
        <Checkbox
          key={progress}
          checked={state.progress.includes(progress)}
          onChange={(checked) =>
            void setState({
              progress: checked
                ? [...state.progress, progress]
                : state.progress.filter((one) => one !== progress),
            })
          }
        >
          {PROGRESSES[progress].word}
        </Checkbox>
      ))}
    </div>
  );
}

const QUALITIES = [2, 3, 3.5, 4, 4.5];

function QualityPanel({ filters: { state, setState } }: { filters: Filters }) {
  return (
    <div className={PANEL}>
      {QUALITIES.map((quality) => (
        <Row
          key={quality}
          onPress={() => void setState({ quality: state.quality === quality ? null : quality })}
        >
          <span className={state.quality === quality ? 'font-strong text-accent' : ''}>
            {`${quality.toFixed(1)} and better`}
          </span>
        </Row>
      ))}
    </div>
  );
}

const DAYS = [
  { label: 'Today', days: 0 },
  { label: 'Last 7 days', days: 6 },
  { label: 'Last 30 days', days: 29 },
];

function DayPanel({ filters: { state, setState }, field }: { filters: Filters; field: 'updated' | 'began' }) {
  const set = (day: Date | null) => void setState({ [field]: day });
  return (
    <div className={PANEL}>
      {DAYS.map(({ label, days }) => (
        <Row key={label} onPress={() => set(daysAgo(days))}>
          {label}
        </Row>
      ))}
      <label className="grid gap-1 px-2 text-12 text-ink-2">
        A day
        <input
          type="date"
          value={state[field]?.toISOString().slice(0, 10) ?? ''}
          onChange={({ target }) => set(target.valueAsDate)}
          className="h-md rounded-2 border border-line-control bg-sheet px-2 text-13 text-ink"
        />
      </label>
    </div>
  );
}

/** The date in the reader's calendar in the form that the address uses: midnight UTC. */
function daysAgo(days: number): Date {
  const now = new Date();
  return new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate() - days));
}

interface Choice {
  id: string;
  label: string;
  count: number;
  chosen: boolean;
  toggle: () => void;
}

/** A long list with a search field. */
function Choices({
  label,
  choices,
  none,
}: {
  label: string;
  choices: readonly Choice[] | undefined;
  none: string;
}) {
  const [typed, setTyped] = useState('');
  const wanted = typed.trim().toLocaleLowerCase();
  const shown = choices?.filter((choice) => choice.label.toLocaleLowerCase().includes(wanted)) ?? [];
  return (
    <div className={PANEL}>
      <SearchField label={label} placeholder={label} value={typed} onChange={setTyped} />
      {shown.map((choice) => (
        <span key={choice.id} className="flex items-start gap-2">
          <Checkbox checked={choice.chosen} onChange={choice.toggle} className="min-w-0 flex-1">
            <span className="min-w-0 break-words">{choice.label}</span>
          </Checkbox>
          <span className="text-12 text-ink-3 tabular-nums">{choice.count}</span>
        </span>
      ))}
      {choices && shown.length === 0 ? (
        <p className="text-ink-3">{typed === '' ? none : `None is called “${typed.trim()}”.`}</p>
      ) : null}
    </div>
  );
}

function TagsPanel({ filters: { state, toggleTag }, studyId }: { filters: Filters; studyId: string }) {
  const { data } = useQuery(studyTagsQuery(studyId));
  const choices = data?.tags.map(({ text, count }) => ({
    id: text,
    label: text,
    count,
    chosen: state.tags.includes(text),
    toggle: () => toggleTag(text),
  }));
  return <Choices label="Find a tag" choices={choices} none="Nothing is tagged yet." />;
}

function UrlPanel({ filters: { state, setState }, studyId }: { filters: Filters; studyId: string }) {
  const { data } = useQuery(urlParametersQuery(studyId));
  const choices = data?.urlParams.map(({ name, value, count }) => {
    const id = `${name}=${value}`;
    const chosen = state.url.includes(id);
    const toggle = () =>
      void setState({ url: chosen ? state.url.filter((one) => one !== id) : [...state.url, id] });
    return { id, label: id, count, chosen, toggle };
  });
  return <Choices label="Find a parameter" choices={choices} none="No link carried parameters yet." />;
}

function AnswersPanel({ filters, questions }: { filters: Filters; questions: readonly QuestionResultV1[] }) {
  const choices = questions.flatMap((question) =>
    question.parts.flatMap((part) => {
      const counted: { filter: Criterion; wholeCount: number }[] = [
        part,
        ...part.options,
        ...part.ranking,
        ...part.rows.flatMap(({ cells }) => cells),
        ...part.scores,
        ...part.tags,
      ];
      return counted.map(({ filter, wholeCount }) => {
        const { name, value } = criterionWords(filter, questions);
        return {
          id: JSON.stringify(filter),
          label: `${name} ${value}`,
          count: wholeCount,
          chosen: filters.state.answers.some((one) => sameCriterion(one, filter)),
          toggle: () => filters.toggleAnswer(filter),
        };
      });
    }),
  );
  return <Choices label="Find an answer" choices={choices} none="Nobody has answered yet." />;
}
