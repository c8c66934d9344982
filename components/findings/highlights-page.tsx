'use client';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { ListFilter } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorNote } from '@/components/ui/error-note';
import { SearchField } from '@/components/ui/search-field';
import { Select } from '@/components/ui/select';
import { useShortcuts } from '@/components/ui/shell/shortcuts';
import { Loading, Skeleton } from '@/components/ui/skeleton';
import { toast } from '@/components/ui/toast';
import { useRows } from '@/components/ui/use-rows';
import { asOneOf, asString, withDefault } from '@/lib/client/address/parsers';
import { useAddressPart } from '@/lib/client/address/use-address';
import { ApiError } from '@/lib/client/api';
import {
  highlightsQuery,
  insightQuery,
  insightsQuery,
  useCreateInsight,
  usePutIntoInsight,
} from '@/lib/client/findings';
import { useStudyHead } from '@/lib/client/study-head';
import type { HighlightV1 } from '@/lib/wire/v1/highlight';
import { FindingsBar } from './findings-bar';
import { HighlightFilters, useHighlightFilters } from './highlight-filters';
import { GROUPINGS, type Grouping, groupsOf } from './highlight-groups';
import { addressOfHighlight, HighlightRow, highlightRowId } from './highlight-row';
import { InsightEditor } from './insight-editor';
import { ShareDialog } from './share-dialog';

interface HighlightsPageProps {
  studyId: string;
  /** The study's header, with what this page adds at its right edge. */
  renderHead: (actions: ReactNode) => ReactNode;
}

/** The highlights of all responses of a study, beside the insight that they are put into. */
export function HighlightsPage({ studyId, renderHead }: HighlightsPageProps) {
  const { mayEdit } = useStudyHead();
  const router = useRouter();
  const filters = useHighlightFilters();
  const [search, setSearch] = useState('');
  const list = useInfiniteQuery(highlightsQuery(studyId, filters.wanted));
  const all = useInfiniteQuery(highlightsQuery(studyId, {})).data?.pages[0]?.total;
  const total = list.data?.pages[0]?.total;
  const loaded = list.data?.pages.flatMap((page) => page.highlights);
  const looked = search.trim().toLocaleLowerCase();
  const [by, setBy] = useAddressPart('by', GROUPING);
  useWholeList(list, looked !== '' || by !== 'none');
  const found = looked === '' ? loaded : loaded?.filter((one) => hasWords(one, looked));
  const groups = groupsOf(found ?? [], by);
  const highlights = found && groups.flatMap(({ members }) => members.map(({ highlight }) => highlight));
  const rows = useRows(highlights?.length ?? 0, highlightRowId);
  const insights = useQuery(insightsQuery(studyId)).data;
  const [open, setOpen] = useAddressPart('insight', asString);
  const [isSharing, setSharing] = useState(false);
  const [dragged, setDragged] = useState<HighlightV1 | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const target = insights?.insights.find(({ id }) => id === open);
  const evidence = useQuery({ ...insightQuery(studyId, open ?? ''), enabled: target !== undefined }).data
    ?.insight.evidence;
  const putInto = usePutIntoInsight(studyId);
  const create = useCreateInsight(studyId);
  const told = (failure: Error) => toast.failed(failure.message);
  const put = (highlight: HighlightV1 | undefined) => {
    if (!highlight || !target) return;
    putInto.mutate(
      { insightId: target.id, highlight },
      {
        onSuccess: ({ insight }) => toast.done(`Passage ${insight.evidence.length} of “${insight.title}”.`),
        onError: told,
      },
    );
  };
  const [made, setMade] = useState<string | null>(null);
  const begin = () =>
    create.mutate('New insight', {
      onSuccess: ({ id }) => {
        setMade(id);
        setOpen(id);
      },
      onError: told,
    });
  useShortcuts('Highlights', [
    { keys: 'J K', label: 'highlight', run: () => undefined, hint: true },
    { keys: 'J', label: 'next highlight', run: rows.next, unlisted: true },
    { keys: 'K', label: 'highlight before', run: rows.previous, unlisted: true },
    {
      keys: '↵',
      label: 'put into the insight',
      hint: true,
      run: () => put(highlights?.[rows.current]),
      off: !target || !mayEdit || rows.current < 0,
    },
    {
      keys: 'Space',
      label: 'play in its interview',
      hint: true,
      run: () => {
        const one = highlights?.[rows.current];
        if (one) router.push(addressOfHighlight(studyId, one));
      },
      off: rows.current < 0,
    },
    { keys: '/', label: 'find', hint: true, run: () => field.current?.focus() },
    { keys: 'F', label: 'filter', hint: true, run: filters.toggle },
    { keys: 'N', label: 'new insight', hint: true, run: begin, off: !mayEdit },
  ]);
  const isNarrowed = filters.count > 0 || looked !== '';
  const clear = () => {
    setSearch('');
    filters.clear();
  };
  return (
    <>
      {renderHead(
        mayEdit ? (
          <Button keys={['N']} busy={create.isPending && 'Beginning'} onPress={begin}>
            New insight
          </Button>
        ) : null,
      )}
      <FindingsBar
        studyId={studyId}
        view="highlights"
        counts={{ highlights: all, insights: insights?.total }}
      >
        <div className="w-[12.5rem]">
          <SearchField
            label="Find in highlights"
            placeholder="Find"
            keys={['/']}
            value={search}
            onChange={setSearch}
            ref={field}
          />
        </div>
        <Button
          variant="quiet"
          icon={<ListFilter aria-hidden />}
          keys={['F']}
          onPress={filters.toggle}
          aria-expanded={filters.isOpen}
        >
          {filters.count === 0 ? 'Filter' : `Filter (${filters.count})`}
        </Button>
        <Select
          label="Put together"
          labelHidden
          quiet
          items={GROUPINGS.map((id) => ({ id, label: GROUPED[id] }))}
          value={by}
          onChange={setBy}
        />
        {isNarrowed && highlights ? (
          <span className="ms-auto flex items-center gap-2 text-13 text-ink-2">
            <span role="status" className="tabular-nums">
              {looked === '' || !list.hasNextPage
                ? `${looked === '' ? total : highlights.length} of ${all ?? total}`
                : `looking through ${loaded?.length} of ${total}`}
            </span>
            <Button variant="quiet" onPress={clear}>
              Clear
            </Button>
          </span>
        ) : null}
        {mayEdit && insights && insights.total > 0 ? (
          <Select
            label="Put into"
            labelHidden
            placeholder="Put into an insight"
            className={classNames('w-[16rem]', !isNarrowed && 'ms-auto')}
            items={insights.insights.map(({ id, title }) => ({ id, label: title }))}
            value={target?.id ?? null}
            onChange={(id) => setOpen(id)}
          />
        ) : null}
      </FindingsBar>
      {filters.isOpen ? <HighlightFilters studyId={studyId} filters={filters} /> : null}
      <div
        className={classNames(
          'grid min-h-0 flex-1',
          target && 'grid-cols-[minmax(0,1fr)_37rem] max-[78rem]:grid-cols-1',
        )}
      >
        <div className="min-h-0 overflow-auto max-[60rem]:overflow-visible">
          {list.error ? (
            <ErrorNote
              className="m-4"
              title="The highlights could not be loaded."
              requestId={list.error instanceof ApiError ? list.error.requestId : null}
              retry={() => void list.refetch()}
            >
              {list.error.message}
            </ErrorNote>
          ) : null}
          {list.isPending ? <LoadingRows /> : null}
          {all === 0 ? (
            <EmptyState title="Nothing is highlighted yet">
              Select words in a transcript and press H. What you and others mark comes together here, from all
              responses.
            </EmptyState>
          ) : highlights?.length === 0 && !list.hasNextPage ? (
            <EmptyState title="No highlight is like that" action={<Button onPress={clear}>Clear</Button>}>
              {looked === ''
                ? 'None has all that you filter by.'
                : `None that you filter by has “${search.trim()}” in it.`}
            </EmptyState>
          ) : null}
          {groups.map(({ title, members }) => (
            <section key={title} aria-label={title ?? 'Highlights'}>
              {title === null ? null : (
                <h2 className="sticky top-0 z-1 flex items-baseline gap-2 border-b border-line bg-paper px-6 py-2 font-strong max-[60rem]:px-4">
                  {title}
                  <span className="text-12 font-text text-ink-3 tabular-nums">{members.length}</span>
                </h2>
              )}
              <ul>
                {members.map(({ highlight, at }) => (
                  <HighlightRow
                    key={highlight.id}
                    {...{ studyId, highlight, at }}
                    current={at === rows.current}
                    onFocus={() => rows.go(at)}
                    onDrag={target && mayEdit ? (isOn) => setDragged(isOn ? highlight : null) : undefined}
                    actions={
                      target && mayEdit ? (
                        isIn(evidence, highlight) ? (
                          <span className="text-12 text-ink-3">in this insight</span>
                        ) : (
                          <Button size="sm" variant="quiet" onPress={() => put(highlight)}>
                            Put into insight
                          </Button>
                        )
                      ) : null
                    }
                  />
                ))}
              </ul>
            </section>
          ))}
          {list.hasNextPage && looked === '' && by === 'none' ? (
            <p className="py-3 text-center">
              <Button
                variant="quiet"
                busy={list.isFetchingNextPage && 'Loading more'}
                onPress={() => void list.fetchNextPage()}
              >
                Load more
              </Button>
            </p>
          ) : null}
        </div>
        {target ? (
          // biome-ignore lint/a11y/noStaticElementInteractions: each highlight has a button and a key for the same
          <div
            onDragOver={(event) => {
              if (dragged) event.preventDefault();
            }}
            onDrop={(event) => {
              event.preventDefault();
              put(dragged ?? undefined);
              setDragged(null);
            }}
            className="min-h-0 overflow-auto border-s border-line bg-sheet max-[78rem]:hidden"
          >
            <InsightEditor
              studyId={studyId}
              insightId={target.id}
              isNew={target.id === made}
              onShare={() => setSharing(true)}
            />
            {dragged ? (
              <p className="mx-8 mb-6 rounded-2 border border-accent bg-accent-wash px-4 py-3 text-accent">
                {`Let go to add No. ${dragged.readableId} as passage ${(evidence?.length ?? 0) + 1}`}
              </p>
            ) : null}
          </div>
        ) : null}
      </div>
      {isSharing && target ? (
        <ShareDialog
          studyId={studyId}
          what={{ what: 'insight', insightId: target.id }}
          title="Share this insight"
          onClose={() => setSharing(false)}
        />
      ) : null}
    </>
  );
}

const GROUPING = withDefault(asOneOf(GROUPINGS), 'none');
const GROUPED: Record<Grouping, string> = {
  none: 'In their order',
  person: 'By person',
  question: 'By question',
  tag: 'By tag',
  author: 'By who marked them',
};

interface Pages {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => Promise<unknown>;
}

/** Loads page after page while it is wanted: words are looked for in all of them. */
function useWholeList({ hasNextPage, isFetchingNextPage, fetchNextPage }: Pages, isWanted: boolean): void {
  useEffect(() => {
    if (isWanted && hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [isWanted, hasNextPage, isFetchingNextPage, fetchNextPage]);
}

const hasWords = ({ quote, body, tag, author }: HighlightV1, looked: string) =>
  [quote, body, tag, author?.name].some((text) => text?.toLocaleLowerCase().includes(looked));

interface Passage {
  responseId: string | null;
  responseIndex: number | null;
  start: number | null;
  end: number | null;
}

const isIn = (evidence: readonly Passage[] | undefined, { responseId, responseIndex, start, end }: Passage) =>
  evidence?.some(
    (one) =>
      one.responseId === responseId &&
      one.responseIndex === responseIndex &&
      one.start === start &&
      one.end === end,
  ) ?? false;

function LoadingRows() {
  return ['w-[62%]', 'w-[48%]', 'w-[70%]', 'w-[55%]'].map((width, at) => (
    <div key={width} className="h-[4.5rem] border-b border-line px-6 py-[0.625rem]">
      {at === 0 ? <Loading what="highlights" /> : null}
      <Skeleton className={width} />
    </div>
  ));
}
