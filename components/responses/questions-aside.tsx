'use client';
import type { UseQueryResult } from '@tanstack/react-query';
import { classNames } from '@/components/ui/class-names';
import { ErrorNote } from '@/components/ui/error-note';
import { Loading, Skeleton } from '@/components/ui/skeleton';
import { useLater } from '@/components/ui/use-later';
import { useAddressNow } from '@/lib/client/address/address-now';
import { ApiError } from '@/lib/client/api';
import type { StudyResultsV1 } from '@/lib/wire/v1/study-results';
import type { Filters } from './filter-state';
import { QuestionCard } from './question-card';

interface QuestionsAsideProps {
  studyId: string;
  filters: Filters;
  results: UseQueryResult<StudyResultsV1>;
}

/** A screen has room for three or four; the others are made after these are there. */
const FIRST_CARDS = 4;

/** The charts beside the list. */
export function QuestionsAside({ studyId, filters, results }: QuestionsAsideProps) {
  const { search: query } = useAddressNow();
  const { data, error, refetch, isPlaceholderData } = results;
  const cards = useLater() ? data?.questions : data?.questions.slice(0, FIRST_CARDS);
  return (
    <aside aria-label="By question" className="flex min-h-0 flex-col border-s border-line max-[78rem]:hidden">
      <div className="flex h-[3.5rem] shrink-0 items-center gap-2 border-b border-line px-5">
        <span className="font-strong">By question</span>
        <span className="text-ink-3">press a bar to filter</span>
        {filters.isFiltered && data ? <WholeNote total={data.wholeTotal} /> : null}
      </div>
      <div className={`min-h-0 flex-1 overflow-auto ${isPlaceholderData ? 'opacity-60' : ''}`}>
        {error ? (
          <ErrorNote
            className="m-4"
            title="The charts could not be loaded."
            requestId={error instanceof ApiError ? error.requestId : null}
            retry={() => void refetch()}
          >
            {error.message}
          </ErrorNote>
        ) : null}
        {cards?.map((question) => (
          <QuestionCard key={question.questionId} {...{ studyId, question, filters, query }} />
        ))}
        {!data && !error ? <CardsLoading /> : null}
      </div>
    </aside>
  );
}

/** Explains the tick in the charts. */
export function WholeNote({ total }: { total: number }) {
  return (
    <span className="ms-auto inline-flex items-center gap-1.5 text-12 text-ink-3 tabular-nums before:h-3 before:w-0.5 before:bg-ink">
      {`all ${total.toLocaleString('en-GB')}`}
    </span>
  );
}

const CARDS = [4, 3, 5];
export function CardsLoading({ wide }: { wide?: boolean }) {
  return (
    <div>
      <Loading what="the charts" />
      {CARDS.map((bars) => (
        <div
          key={bars}
          className={classNames(
            'grid break-inside-avoid gap-3 border-b border-line',
            wide ? 'px-6 pt-5 pb-6 max-[60rem]:px-4' : 'px-5 py-4',
          )}
        >
          <Skeleton className="w-[70%]" />
          {Array.from({ length: bars }, (_, at) => (
            <span key={at} className="grid h-[2.125rem] content-center gap-1.5">
              <Skeleton className="w-[45%]" />
              <Skeleton className="h-1.5! w-full" />
            </span>
          ))}
        </div>
      ))}
    </div>
  );
}
