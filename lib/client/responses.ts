import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ResponseSort } from '@/lib/domain/response/response-order';
import type { WireResponseFilter } from '@/lib/wire/v1/response-filter';
import type { ResponseFindingsV1 } from '@/lib/wire/v1/response-search';
import type { TaggedResponsesV1 } from '@/lib/wire/v1/tag-responses';
import { api } from './api';

/** How often lists check for changes. */
const LOOK_AGAIN_MS = 15_000;
const PAGE = 50;

export interface ListOrder {
  sort: ResponseSort;
  order: 'asc' | 'desc';
}

/** Empty values are left out: addresses stay short and caches have fewer entries. */
const given = (filter: WireResponseFilter) =>
  Object.keys(filter).length === 0 ? undefined : JSON.stringify(filter);

/** How lists are asked for: by the browser, or for it while its page is made. */
export function findingsRequest(filter: WireResponseFilter, { sort, order }: ListOrder) {
  return { filter: given(filter), sort, order, limit: PAGE };
}

/** A list is in this order until somebody sorts it. */
export const USUAL_ORDER: ListOrder = { sort: 'updated', order: 'desc' };

/** The flagged responses that nobody looks after yet. */
export const OPEN_FLAGS = { flags: ['safety' as const], lookedAfter: false };

/** The list, page after page. */
export function findingsQuery(studyId: string, filter: WireResponseFilter, { sort, order }: ListOrder) {
  return infiniteQueryOptions({
    queryKey: ['responses', studyId, 'findings', filter, sort, order],
    queryFn: ({ signal, pageParam }) =>
      api.get('/api/public/v1/studies/{studyId}/responses', {
        path: { studyId },
        query: { ...findingsRequest(filter, { sort, order }), after: pageParam },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    // New responses are offered, never inserted without being asked for.
    refetchOnWindowFocus: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** The latest changes among them, polled while the page is visible; null until then, when the list itself is new. */
export function latestFindingsQuery(studyId: string, filter: WireResponseFilter) {
  return queryOptions<ResponseFindingsV1 | null>({
    queryKey: ['responses', studyId, 'latest', filter],
    queryFn: ({ signal }) =>
      api.get('/api/public/v1/studies/{studyId}/responses', {
        path: { studyId },
        query: { filter: given(filter), limit: 20 },
        signal,
      }),
    initialData: null,
    staleTime: LOOK_AGAIN_MS,
    refetchInterval: LOOK_AGAIN_MS,
  });
}

export function summaryQuery(studyId: string, filter: WireResponseFilter) {
  return queryOptions({
    queryKey: ['responses', studyId, 'summary', filter],
    queryFn: ({ signal }) =>
      api.get('/api/public/v1/studies/{studyId}/responses/summary', {
        path: { studyId },
        query: { filter: given(filter), utcOffsetMinutes: -new Date().getTimezoneOffset() },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}

/** With `segment` side by side. */
export function resultsQuery(studyId: string, filter: WireResponseFilter, segment: string | null = null) {
  return queryOptions({
    queryKey: ['responses', studyId, 'results', filter, segment],
    queryFn: ({ signal }) =>
      api.get('/api/public/v1/studies/{studyId}/results', {
        path: { studyId },
        query: { filter: given(filter), segment: segment ?? undefined },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}

export function urlParametersQuery(studyId: string) {
  return queryOptions({
    queryKey: ['responses', studyId, 'url parameters'],
    queryFn: ({ signal }) =>
      api.get('/api/public/v1/studies/{studyId}/url-parameters', { path: { studyId }, signal }),
    staleTime: 60_000,
  });
}

export interface TagRun {
  change: 'add' | 'remove';
  tag: string;
  filter: WireResponseFilter;
  signal: AbortSignal;
  /** How many were processed so far, of how many. */
  onProgress: (done: number, total: number) => void;
}

/** Processes all that pass the filter, some hundreds per request; finished ones stay when it is interrupted. */
export async function tagResponses(
  studyId: string,
  { change, tag, filter, signal, onProgress }: TagRun,
): Promise<{ changed: number; seen: number }> {
  let after: number | null = 0;
  let changed = 0;
  let seen = 0;
  while (after !== null) {
    const answer: TaggedResponsesV1 = await api.post('/api/public/v1/studies/{studyId}/responses/tags', {
      path: { studyId },
      body: { [change]: tag, filter, after },
      signal,
    });
    changed += answer.changed;
    seen += answer.seen;
    after = answer.after;
    onProgress(seen, Math.max(seen, answer.total));
  }
  return { changed, seen };
}
