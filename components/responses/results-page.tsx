'use client';
import { useQuery } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { ErrorNote } from '@/components/ui/error-note';
import { useShortcuts } from '@/components/ui/shell/shortcuts';
import { toast } from '@/components/ui/toast';
import { useShownAgain } from '@/components/ui/use-shown-again';
import { useAddressNow } from '@/lib/client/address/address-now';
import { asString } from '@/lib/client/address/parsers';
import { useAddressPart } from '@/lib/client/address/use-address';
import { ApiError } from '@/lib/client/api';
import { resultsQuery, summaryQuery } from '@/lib/client/responses';
import { useStudyHead } from '@/lib/client/study-head';
import type { QuestionResultV1 } from '@/lib/wire/v1/study-results';
import { chipsOf } from './chips';
import { ExportButton } from './export-button';
import { FilterBar, useViewSwitch } from './filter-bar';
import { useFilters } from './filter-state';
import { NoneMatch, NothingYet } from './none';
import { QuestionCard } from './question-card';
import { QuestionList } from './question-list';
import { CardsLoading, WholeNote } from './questions-aside';
import type { ResponsesPageProps } from './responses-page';
import { SegmentSelect, segmentWords } from './segment-select';
import { SideBySideNotes } from './side-by-side-notes';

/** The results, one question at a time: each has an address of its own. */
export function ResultsPage({ studyId, renderHead }: ResponsesPageProps) {
  const filters = useFilters();
  const { search: query } = useAddressNow();
  const [by, setBy] = useAddressPart('by', asString);
  const { data, error, refetch, isPlaceholderData } = useQuery(resultsQuery(studyId, filters.filter, by));
  const [others, setOthers] = useState(0);
  const [choosing, setChoosing] = useState(false);
  const summary = useQuery(summaryQuery(studyId, filters.filter));
  const [open, setOpen] = useState<'filter' | 'export' | null>(null);
  useShownAgain(() => {
    setOpen(null);
    setChoosing(false);
  });
  const [asTable, setTable] = useState(false);
  const searchField = useRef<HTMLInputElement>(null);
  const board = useRef<HTMLDivElement>(null);
  const questions = data?.questions ?? [];
  const [asked, setAsked] = useAddressPart('question', asString);
  const at = Math.max(
    0,
    questions.findIndex(({ questionId }) => questionId === asked),
  );
  const current = questions[at];
  const addressOf = (questionId: string) => {
    const whole = new URLSearchParams(query);
    whole.set('question', questionId);
    return `?${whole}`;
  };
  const focusFigures = useFocusOf(board, current?.questionId);
  const choose = (questionId: string) => {
    setAsked(questionId);
    board.current?.scrollTo({ top: 0 });
  };
  const { mayEdit } = useStudyHead();
  const putIn = mayEdit ? putIntoReport(studyId, current) : null;
  useResultKeys({
    studyId,
    searchField,
    setOpen,
    move: (step) => {
      const next = questions[Math.min(questions.length - 1, Math.max(0, at + step))];
      if (!next) return;
      choose(next.questionId);
      focusFigures(next.questionId);
    },
    toggleTable: () => setTable(!asTable),
    sideBySide: () => (by === null ? setChoosing(true) : setBy(null)),
    otherWords: () => setOthers((before) => before + 1),
    putIn,
  });
  const isCounting = by !== null && isPlaceholderData;
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
        <>
          {/* There from the first picture on: on a phone the buttons take a line more with it. */}
          {putIn || (mayEdit && !data && !error) ? (
            <Button
              icon={<FileText aria-hidden />}
              keys={['P']}
              disabled={!putIn}
              onPress={() => void putIn?.()}
            >
              Put into report
            </Button>
          ) : null}
          <ExportButton
            studyId={studyId}
            filter={filters.filter}
            selection={undefined}
            summary={summary.data}
            open={open === 'export'}
            onOpen={(shown) => setOpen(shown ? 'export' : null)}
          />
        </>,
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
      <div className="grid min-h-0 flex-1 grid-cols-[15rem_minmax(0,1fr)] border-t border-line max-[60rem]:grid-cols-1 max-[60rem]:grid-rows-[auto_1fr] max-[60rem]:border-t-0 print:block">
        <QuestionList
          questions={questions}
          current={current?.questionId ?? null}
          people={data?.total}
          addressOf={addressOf}
          onChoose={choose}
        />
        <div
          ref={board}
          className={`min-h-0 min-w-0 overflow-auto max-[60rem]:overflow-visible ${isPlaceholderData && !isCounting ? 'opacity-60' : ''}`}
        >
          {error ? (
            <ErrorNote
              className="m-4"
              title={
                by === null
                  ? 'The results could not be loaded.'
                  : `The results could not be counted by ${segmentWords(by, questions)}.`
              }
              requestId={error instanceof ApiError ? error.requestId : null}
              retry={by === null ? () => void refetch() : undefined}
            >
              {error.message}
            </ErrorNote>
          ) : null}
          {error && by !== null ? (
            <div className="flex gap-2 px-4 pb-4">
              <Button size="sm" onPress={() => void refetch()}>
                Try again
              </Button>
              <Button size="sm" onPress={() => setBy(null)}>
                Show everybody together
              </Button>
            </div>
          ) : null}
          {!data && !error ? <CardsLoading wide /> : null}
          {data?.total === 0 ? (
            <NoneMatch search={filters.state.q} chips={chipsOf(filters, questions)} onClear={filters.clear} />
          ) : null}
          {data && data.total > 0 && current ? (
            <QuestionCard
              key={current.questionId}
              wide
              {...{ studyId, filters, query, others, asTable }}
              question={current}
              sideBySide={
                by === null || error ? null : { total: data.total, segments: data.segments, isCounting }
              }
              onAsTable={setTable}
              headActions={
                <SegmentSelect
                  {...{ studyId, questions }}
                  value={by}
                  onChange={setBy}
                  isOpen={choosing}
                  onOpen={setChoosing}
                />
              }
            />
          ) : null}
          {data && by !== null && !error ? (
            <SideBySideNotes {...{ data }} by={segmentWords(by, questions)} isCounting={isCounting} />
          ) : null}
        </div>
      </div>
    </>
  );
}

/** Puts what is shown into the study's report; null where there is nothing to count. */
function putIntoReport(studyId: string, question: QuestionResultV1 | undefined) {
  if (!question?.isCurrent) return null;
  const { questionId, questionNumber, type } = question;
  if (type === 'statement' || type === 'file_upload') return null;
  const putIn = async (): Promise<void> => {
    try {
      // Fetched when it is wanted: most people who read results put nothing into the report.
      const { putQuestionIntoReport } = await import('@/lib/client/put-into-report');
      await putQuestionIntoReport(studyId, questionId);
      toast.done(`Q${questionNumber} is at the end of the report.`);
    } catch (error) {
      toast.failed(`Q${questionNumber} was not put into the report. ${(error as Error).message}`, {
        retry: () => void putIn(),
      });
    }
  };
  return putIn;
}

/** Focuses the first figure of a question once that question is shown. */
function useFocusOf(board: React.RefObject<HTMLDivElement | null>, shown: string | undefined) {
  const [wanted, setWanted] = useState<string | null>(null);
  useEffect(() => {
    if (wanted === null || wanted !== shown) return;
    board.current?.querySelector<HTMLElement>('[data-figures] button, [data-figures] a')?.focus();
    setWanted(null);
  }, [board, wanted, shown]);
  return setWanted;
}

interface ResultKeys {
  studyId: string;
  searchField: React.RefObject<HTMLInputElement | null>;
  setOpen: (what: 'filter' | 'export' | null) => void;
  move: (step: 1 | -1) => void;
  toggleTable: () => void;
  sideBySide: () => void;
  otherWords: () => void;
  putIn: (() => Promise<void>) | null;
}

function useResultKeys(keys: ResultKeys): void {
  const { studyId, searchField, setOpen, move, toggleTable, sideBySide, otherWords, putIn } = keys;
  const go = useViewSwitch(studyId, 'questions');
  useShortcuts('Questions', [
    { keys: 'J', label: 'next question', run: () => move(1), unlisted: true },
    { keys: 'K', label: 'question before', run: () => move(-1), unlisted: true },
    { keys: 'J K', label: 'question', run: () => undefined, hint: true },
    { keys: 'G', label: 'side by side', hint: true, run: sideBySide },
    { keys: '↵', label: 'filter by the focused figure', run: () => undefined, hint: true },
    { keys: 'R', label: 'other people’s words', hint: true, run: otherWords },
    { keys: 'D', label: 'table', hint: true, run: toggleTable },
    { keys: 'F', label: 'filter', run: () => setOpen('filter') },
    { keys: 'X', label: 'export', run: () => setOpen('export') },
    { keys: 'V', label: 'responses or questions', hint: true, run: () => go('responses') },
    // After the other hints: it comes with the figures, and moves none of them.
    { keys: 'P', label: 'into report', hint: true, run: () => void putIn?.(), off: putIn === null },
    { keys: '/', label: 'search what people said', run: () => searchField.current?.focus() },
  ]);
}
