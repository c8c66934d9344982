'use client';
import { ChevronDown, ChevronUp, CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react';
import { useMemo } from 'react';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { Key } from '@/components/ui/key-hint';
import { repairOf } from '../model/repairs/repair-of';
import { counted } from '../model/type-words';
import { useBuilder, useGuide } from '../store/use-guide';
import { fixWarning } from './fix-warning';
import { goToProblem } from './go-to-problem';
import type { ListedProblem } from './listed-problem';
import { useProblems } from './use-problems';
import { type ListedWarning, useWarnings } from './use-warnings';

/** The maximum number shown; repairs are computed only for these. */
const MOST_SHOWN = 30;

interface ProblemsPanelProps {
  open: boolean;
  onOpen: (open: boolean) => void;
  /** The last problem that F8 went to. */
  current: string | null;
  onCurrent: (key: string) => void;
}

/** The problems that prevent the launch, each with a repair in one step, and the warnings. */
export function ProblemsPanel({ open, onOpen, current, onCurrent }: ProblemsPanelProps) {
  const { list: all, shown: list } = useProblems();
  const { shown: warnings, left, lookAgain } = useWarnings();
  if (list.length === 0 && warnings.length === 0 && left.length === 0) {
    return (
      <section
        aria-label="Problems"
        className="flex h-[2.25rem] shrink-0 items-center gap-2 border-t border-line px-6 text-ink-3"
      >
        {all.length === 0 ? (
          <>
            <CircleCheck aria-hidden className="size-4 text-positive" strokeWidth={1.5} />
            No problems. The guide can be launched.
          </>
        ) : (
          'Being written. What is missing is said once you leave it.'
        )}
      </section>
    );
  }
  const Chevron = open ? ChevronDown : ChevronUp;
  return (
    <section aria-label="Problems" className="shrink-0 border-t border-line-strong bg-paper">
      <button
        type="button"
        aria-expanded={open}
        onClick={() => onOpen(!open)}
        className="flex h-[2.25rem] w-full items-center gap-2 ps-6 pe-3 text-start hover:bg-fill max-[60rem]:ps-4"
      >
        <span className="font-strong">{countedBoth(list.length, warnings.length)}</span>
        <span className="truncate text-ink-3 max-[60rem]:hidden">
          {list.length > 0
            ? `A study cannot launch until ${list.length === 1 ? 'it is' : 'these are'} fixed`
            : warnings.length === 1
              ? 'It does not keep you from launching'
              : 'None of them keeps you from launching'}
        </span>
        {list.length > 0 ? (
          <span className="ms-auto inline-flex items-center gap-1.5 text-12 text-ink-3">
            next <Key>F8</Key>
          </span>
        ) : null}
        <Chevron
          aria-hidden
          className={classNames('size-[0.875rem] shrink-0 text-ink-3', list.length === 0 && 'ms-auto')}
          strokeWidth={1.5}
        />
      </button>
      {open ? (
        <ul className="max-h-[11.5rem] overflow-auto">
          {list.slice(0, MOST_SHOWN).map((listed) => (
            <ProblemRow
              key={listed.key}
              listed={listed}
              current={listed.key === current}
              onCurrent={onCurrent}
            />
          ))}
          {list.length > MOST_SHOWN ? (
            <li className="border-t border-line px-6 py-2 text-ink-3">{`and ${list.length - MOST_SHOWN} more`}</li>
          ) : null}
          {warnings.slice(0, MOST_SHOWN).map((warning) => (
            <WarningRow key={warning.key} warning={warning} />
          ))}
          {left.length > 0 ? (
            <li className="flex items-center gap-3 border-t border-line py-0.5 ps-6 pe-3 text-ink-3 max-[60rem]:ps-4">
              {`${counted(left.length, 'warning')} left as ${left.length === 1 ? 'it is' : 'they are'}`}
              <Button size="sm" variant="quiet" className="ms-auto" onPress={lookAgain}>
                Look again
              </Button>
            </li>
          ) : null}
        </ul>
      ) : null}
    </section>
  );
}

function countedBoth(problems: number, warnings: number): string {
  const parts = [
    ...(problems > 0 ? [counted(problems, 'problem')] : []),
    ...(warnings > 0 ? [counted(warnings, 'warning')] : []),
  ];
  return parts.join(', ') || 'No problems';
}

const ROW =
  'grid min-h-[2.125rem] grid-cols-[1rem_minmax(0,1fr)_7rem_8.5rem] items-center gap-3 border-t border-line py-0.5 ps-6 pe-3 max-[60rem]:grid-cols-[1rem_minmax(0,1fr)_auto] max-[60rem]:ps-4';

function WarningRow({ warning }: { warning: ListedWarning }) {
  const { message, place, selection, field, fix } = warning;
  const { store } = useBuilder();
  const go = () => store.select(selection, { field });
  return (
    <li className={ROW}>
      <TriangleAlert aria-hidden className="size-[0.875rem] text-caution" strokeWidth={1.5} />
      <button type="button" onClick={go} title={message} className="truncate text-start hover:underline">
        {message}
      </button>
      <span className="truncate text-ink-3 max-[60rem]:hidden">{place}</span>
      <Button
        size="sm"
        className="max-w-full justify-self-end"
        onPress={() => {
          go();
          if (fix) fixWarning(store, fix);
        }}
      >
        {fix ? 'Fix it' : 'Go there'}
      </Button>
    </li>
  );
}

interface ProblemRowProps {
  listed: ListedProblem;
  current: boolean;
  onCurrent: (key: string) => void;
}

function ProblemRow({ listed, current, onCurrent }: ProblemRowProps) {
  const { store } = useBuilder();
  const guide = useGuide(({ history }) => history.present.guide);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as long as the problems are the same, so are their repairs
  const repair = useMemo(() => repairOf(guide, listed.problem), [listed]);
  const go = () => {
    onCurrent(listed.key);
    goToProblem(store, listed);
  };
  return (
    <li
      aria-current={current ? 'true' : undefined}
      className={classNames(ROW, current && 'bg-accent-wash shadow-[inset_2px_0_var(--accent)]')}
    >
      <CircleAlert aria-hidden className="size-[0.875rem] text-critical" strokeWidth={1.5} />
      <button type="button" onClick={go} title={listed.words} className="truncate text-start hover:underline">
        {listed.words}
      </button>
      <span className="truncate text-ink-3 max-[60rem]:hidden">{listed.place}</span>
      <Button
        size="sm"
        className="justify-self-end"
        onPress={() => {
          if (repair.kind === 'lead') go();
          else store.edit(repair.apply, { label: repair.label });
        }}
      >
        {repair.label}
      </Button>
    </li>
  );
}
