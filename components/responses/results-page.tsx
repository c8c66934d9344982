'use client';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'next/navigation';
import { useRef, useState } from 'react';
import { ErrorNote } from '@/components/ui/error-note';
import { useShortcuts } from '@/components/ui/shell/shortcuts';
import { ApiError } from '@/lib/client/api';
import { resultsQuery, summaryQuery } from '@/lib/client/responses';
import { chipsOf } from './chips';
import { ExportButton } from './export-button';
import { FilterBar, useViewSwitch } from './filter-bar';
import { useFilters } from './filter-state';
import { NoneMatch, NothingYet } from './none';
import { QuestionCard } from './question-card';
import { CardsLoading, WholeNote, WIDE_CARDS } from './questions-aside';
import type { ResponsesPageProps } from './responses-page';

/** The results of each question, on a page of its own. */
export function ResultsPage({ studyId, renderHead }: ResponsesPageProps) {
  const filters = useFilters();
  const query = useSearchParams().toString();
  const { data, error, refetch, isPlaceholderData } = useQuery(resultsQuery(studyId, filters.filter));
  const summary = useQuery(summaryQuery(studyId, filters.filter));
  const [open, setOpen] = useState<'filter' | 'export' | null>(null);
  const [tables, setTables] = useState<ReadonlySet<string>>(new Set());
  const searchField = useRef<HTMLInputElement>(null);
  const board = useRef<HTMLDivElement>(null);
  const setTable = (id: string, shown: boolean) => {
    const next = new Set(tables);
    if (shown) next.add(id);
    else next.delete(id);
    setTables(next);
  };
  useResultKeys({
    studyId,
    board,
    searchField,
    setOpen,
    toggleTable: (id) => setTable(id, !tables.has(id)),
  });
  const questions = data?.questions ?? [];
  if (data && data.wholeTotal === 0) {
    return (
      <>
        {renderHead(null)}
        <NothingYet />
      </>
    );
  }
  return (
    <>
      {renderHead(
        <ExportButton
          studyId={studyId}
          filter={filters.filter}
          selection={undefined}
          summary={summary.data}
          open={open === 'export'}
          onOpen={(shown) => setOpen(shown ? 'export' : null)}
        />,
      )}
      <FilterBar
        studyId={studyId}
        view="questions"
        filters={filters}
        questions={questions}
        counts={data && { total: data.total, whole: data.wholeTotal }}
        searchRef={searchField}
        menuOpen={open === 'filter'}
        onMenu={(shown) => setOpen(shown ? 'filter' : null)}
        actions={filters.isFiltered && data ? <WholeNote total={data.wholeTotal} /> : null}
      />
      <div
        ref={board}
        className={`min-h-0 flex-1 overflow-auto border-t border-line max-[60rem]:overflow-visible ${isPlaceholderData ? 'opacity-60' : ''}`}
      >
        {error ? (
          <ErrorNote
            className="m-4"
            title="The results could not be loaded."
            requestId={error instanceof ApiError ? error.requestId : null}
            retry={() => void refetch()}
          >
            {error.message}
          </ErrorNote>
        ) : null}
        {!data && !error ? <CardsLoading wide /> : null}
        {data?.total === 0 ? (
          <NoneMatch search={filters.state.q} chips={chipsOf(filters, questions)} onClear={filters.clear} />
        ) : null}
        {data && data.total > 0 ? (
          <div className={WIDE_CARDS}>
            {questions.map((question) => (
              <QuestionCard
                key={question.questionId}
                wide
                {...{ studyId, question, filters, query }}
                asTable={tables.has(question.questionId)}
                onAsTable={(shown) => setTable(question.questionId, shown)}
              />
            ))}
          </div>
        ) : null}
      </div>
    </>
  );
}

interface ResultKeys {
  studyId: string;
  board: React.RefObject<HTMLDivElement | null>;
  searchField: React.RefObject<HTMLInputElement | null>;
  setOpen: (what: 'filter' | 'export' | null) => void;
  toggleTable: (questionId: string) => void;
}

function useResultKeys({ studyId, board, searchField, setOpen, toggleTable }: ResultKeys): void {
  const go = useViewSwitch(studyId, 'questions');
  const sections = () => [...(board.current?.querySelectorAll('section') ?? [])];
  const at = () => sections().findIndex((section) => section.contains(document.activeElement));
  const move = (step: 1 | -1) => {
    const all = sections();
    const next = all[Math.min(all.length - 1, Math.max(0, at() + step))];
    // Its chart comes before the switch at its head: Enter filters.
    const buttons = next?.querySelectorAll('button') ?? [];
    (buttons[1] ?? buttons[0])?.focus();
    next?.scrollIntoView({ block: 'nearest' });
  };
  useShortcuts('Questions', [
    { keys: 'J', label: 'next question', run: () => move(1), unlisted: true },
    { keys: 'K', label: 'question before', run: () => move(-1), unlisted: true },
    { keys: 'J K', label: 'next question', run: () => undefined, hint: true },
    { keys: '↵', label: 'filter by the focused bar', run: () => undefined, hint: true },
    {
      keys: 'D',
      label: 'show as table',
      hint: true,
      run: () => {
        const id = sections()
          [at()]?.getAttribute('aria-labelledby')
          ?.replace(/^question-/, '');
        if (id !== undefined) toggleTable(id);
      },
    },
    { keys: 'F', label: 'filter', run: () => setOpen('filter') },
    { keys: 'X', label: 'export', run: () => setOpen('export') },
    { keys: 'V', label: 'responses or questions', hint: true, run: () => go('responses') },
    { keys: '/', label: 'search what people said', run: () => searchField.current?.focus() },
  ]);
}
