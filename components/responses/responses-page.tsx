'use client';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { ErrorNote } from '@/components/ui/error-note';
import { laterDialog } from '@/components/ui/later-dialog';
import { useShortcuts } from '@/components/ui/shell/shortcuts';
import { shownElement } from '@/components/ui/shown-element';
import { useRouter } from '@/components/ui/use-router';
import { useShownAgain } from '@/components/ui/use-shown-again';
import { useAddressNow } from '@/lib/client/address/address-now';
import { ApiError } from '@/lib/client/api';
import { findingsQuery, resultsQuery, summaryQuery } from '@/lib/client/responses';
import type { ResponseFindingV1 } from '@/lib/wire/v1/response-search';
import { chipsOf } from './chips';
import { ExportButton } from './export-button';
import { FilterBar, useViewSwitch } from './filter-bar';
import { type Filters, useFilters } from './filter-state';
import { NearNote } from './near-note';
import { NoneMatch, NothingYet } from './none';
import { OpenFlags, useOpenFlags } from './open-flags';
import { QuestionsAside } from './questions-aside';
import { rowLinkId } from './response-row';
import { ResponseTable } from './response-table';
import { SelectionBar } from './selection-bar';
import { SummaryStrip } from './summary-strip';
import { useNews } from './use-news';
import { useSelection } from './use-selection';
import { useWide } from './use-wide';

const TagDialog = laterDialog('Tag', () => import('./tag-dialog').then((module) => module.TagDialog));

export interface ResponsesPageProps {
  studyId: string;
  /** The study's header, with what this page adds at its right edge. */
  renderHead: (actions: ReactNode) => ReactNode;
}

/** The responses of a study: filtered, searched, sorted; the results are beside them. */
export function ResponsesPage({ studyId, renderHead }: ResponsesPageProps) {
  const client = useQueryClient();
  const filters = useFilters();
  const { state, filter, isFiltered } = filters;
  const wide = useWide();
  const list = useInfiniteQuery(findingsQuery(studyId, filter, state));
  const summary = useQuery(summaryQuery(studyId, filter));
  const results = useQuery({ ...resultsQuery(studyId, filter), enabled: wide || state.answers.length > 0 });
  const data = useLastKnown(list.data, list.isError);
  const openFlags = useOpenFlags(studyId);
  const responses = openFirst(
    data?.pages.flatMap((page) => page.responses),
    isFiltered ? [] : openFlags.responses,
  );
  const total = data?.pages[0]?.total;
  const selection = useSelection(filter);
  const [focused, setFocused] = useState<number>();
  const [open, setOpen] = useState<'filter' | 'export' | 'tag' | null>(null);
  useShownAgain(() => setOpen(null));
  const news = useNews(
    studyId,
    filter,
    list.data && !list.isPlaceholderData ? { responses: responses ?? [], total: total ?? 0 } : undefined,
  );
  const searchField = useRef<HTMLInputElement>(null);
  const current = focused ?? responses?.[0]?.readableId;
  useListKeys({
    ...{ studyId, filters, current, setFocused, searchField, selection, setOpen },
    responses: responses ?? [],
  });
  const questions = results.data?.questions ?? [];
  const chips = chipsOf(filters, questions);
  const nothing = total === 0 && !isFiltered;
  const refresh = async () => {
    await client.invalidateQueries({ queryKey: ['responses', studyId] });
    scroller.current?.scrollTo({ top: 0 });
  };
  const scroller = useRef<HTMLDivElement>(null);
  const exporting = (
    <ExportButton
      studyId={studyId}
      filter={filter}
      selection={selection}
      summary={summary.data}
      open={open === 'export'}
      onOpen={(shown) => setOpen(shown ? 'export' : null)}
    />
  );
  if (nothing) {
    return (
      <>
        {renderHead(null)}
        <NothingYet />
      </>
    );
  }
  return (
    <>
      {renderHead(exporting)}
      <FilterBar
        studyId={studyId}
        view="responses"
        filters={filters}
        questions={questions}
        counts={total === undefined ? undefined : { total, whole: summary.data?.whole.total ?? total }}
        searchRef={searchField}
        menuOpen={open === 'filter'}
        onMenu={(shown) => setOpen(shown ? 'filter' : null)}
      />
      <NearNote near={list.data?.pages[0]?.near} filters={filters} />
      <OpenFlags studyId={studyId} {...openFlags} />
      <SummaryStrip summary={summary.data} isFiltered={isFiltered} />
      <div className="grid min-h-0 flex-1 grid-cols-[minmax(0,1fr)_26rem] max-[78rem]:grid-cols-1">
        <div className="relative flex min-h-0 flex-col">
          <div
            ref={scroller}
            className={`min-h-0 flex-1 overflow-auto max-[60rem]:overflow-visible ${list.isPlaceholderData ? 'opacity-60 transition-opacity duration-2' : ''}`}
          >
            {list.error ? (
              <ErrorNote
                className="m-4"
                title={
                  responses
                    ? 'The list could not be brought up to date.'
                    : 'The responses could not be loaded.'
                }
                requestId={list.error instanceof ApiError ? list.error.requestId : null}
                retry={() => void list.refetch()}
              >
                {list.error.message}
              </ErrorNote>
            ) : null}
            {total === 0 ? (
              <NoneMatch search={state.q} chips={chips} onClear={filters.clear} />
            ) : list.error && !responses ? null : (
              <ResponseTable
                studyId={studyId}
                responses={responses}
                filters={filters}
                selection={selection}
                focused={current}
                onFocus={setFocused}
              />
            )}
            <More list={list} hasSelection={!selection.isEmpty} />
          </div>
          {news.count > 0 ? <News count={news.count} onShow={() => void refresh()} /> : null}
          {selection.isEmpty || responses === undefined ? null : (
            <SelectionBar
              selection={selection}
              total={total ?? 0}
              shown={responses.length}
              onTag={() => setOpen('tag')}
              onExport={() => setOpen('export')}
            />
          )}
        </div>
        {wide ? <QuestionsAside studyId={studyId} filters={filters} results={results} /> : null}
      </div>
      {open === 'tag' ? (
        <TagDialog
          studyId={studyId}
          filter={selection.isEmpty && current !== undefined ? { readableIds: [current] } : selection.filter}
          count={selection.isEmpty ? 1 : selection.count(total ?? 0)}
          onClose={() => setOpen(null)}
        />
      ) : null}
    </>
  );
}

/** Those that nobody looks after stand first, and once. */
function openFirst(
  listed: ResponseFindingV1[] | undefined,
  open: readonly ResponseFindingV1[],
): ResponseFindingV1[] | undefined {
  const first = new Set(open.map(({ id }) => id));
  return listed && [...open, ...listed.filter(({ id }) => !first.has(id))];
}

/** The previous rows stay while the new ones cannot be loaded. */
function useLastKnown<T>(data: T | undefined, failed: boolean): T | undefined {
  const [last, setLast] = useState(data);
  if (data !== undefined && data !== last) setLast(data);
  return data ?? (failed ? last : undefined);
}

/** The next page is loaded when the end of this one is near. */
function More({
  list,
  hasSelection,
}: {
  list: Pick<ReturnType<typeof useInfiniteQuery>, 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'>;
  hasSelection: boolean;
}) {
  const end = useRef<HTMLDivElement>(null);
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = list;
  useEffect(() => {
    if (!end.current || !hasNextPage || isFetchingNextPage) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) void fetchNextPage();
      },
      { rootMargin: '600px' },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [hasNextPage, isFetchingNextPage, fetchNextPage]);
  return (
    <div ref={end} className={`min-h-px px-6 ${hasSelection ? 'pb-20' : ''}`}>
      {hasNextPage ? (
        <p className="py-3 text-center">
          <Button
            variant="quiet"
            busy={isFetchingNextPage && 'Loading more'}
            onPress={() => void fetchNextPage()}
          >
            Load more
          </Button>
        </p>
      ) : null}
    </div>
  );
}

function News({ count, onShow }: { count: number; onShow: () => void }) {
  return (
    <div className="pointer-events-none absolute inset-x-0 top-[2.75rem] z-sticky flex justify-center">
      <Button size="sm" className="pointer-events-auto rounded-full! border-accent-line!" onPress={onShow}>
        {`${count.toLocaleString('en-GB')} new ${count === 1 ? 'response' : 'responses'}`}
      </Button>
    </div>
  );
}

interface ListKeys {
  studyId: string;
  filters: Filters;
  responses: readonly { readableId: number }[];
  current: number | undefined;
  setFocused: (readableId: number) => void;
  searchField: React.RefObject<HTMLInputElement | null>;
  selection: ReturnType<typeof useSelection>;
  setOpen: (what: 'filter' | 'export' | 'tag' | null) => void;
}

function useListKeys({
  studyId,
  filters,
  responses,
  current,
  setFocused,
  searchField,
  selection,
  setOpen,
}: ListKeys): void {
  const router = useRouter();
  const { search: query } = useAddressNow();
  const go = useViewSwitch(studyId, 'responses');
  const move = (step: 1 | -1) => {
    const at = responses.findIndex(({ readableId }) => readableId === current);
    const moved = document.activeElement?.id.startsWith('response-') ? at + step : Math.max(0, at);
    const next = responses[Math.min(responses.length - 1, Math.max(0, moved))];
    if (!next) return;
    setFocused(next.readableId);
    const link = shownElement(rowLinkId(next.readableId));
    link?.focus({ preventScroll: true });
    link?.closest('tr')?.scrollIntoView({ block: 'nearest' });
  };
  useShortcuts('Responses', [
    { keys: 'J', label: 'next response', run: () => move(1), unlisted: true },
    { keys: 'K', label: 'response before', run: () => move(-1), unlisted: true },
    { keys: 'J K', label: 'move', run: () => undefined, hint: true },
    {
      keys: '↵',
      label: 'read',
      hint: true,
      run: () => {
        if (current === undefined) return;
        router.push(
          `/studies/${encodeURIComponent(studyId)}/responses/${current}${query === '' ? '' : `?${query}`}`,
        );
      },
    },
    {
      keys: 'Space',
      label: 'select',
      hint: true,
      run: () => {
        if (current !== undefined) selection.set(current, !selection.has(current));
      },
    },
    { keys: 'T', label: 'tag', hint: true, run: () => setOpen('tag') },
    { keys: 'G', label: 'flagged only', run: () => filters.toggleFlagged() },
    { keys: 'F', label: 'filter', hint: true, run: () => setOpen('filter') },
    { keys: 'X', label: 'export', hint: true, run: () => setOpen('export') },
    { keys: 'V', label: 'responses or questions', hint: true, run: () => go('questions') },
    { keys: '/', label: 'search what people said', run: () => searchField.current?.focus() },
    { keys: 'Esc', label: 'select none', run: selection.clear, off: selection.isEmpty },
  ]);
}
