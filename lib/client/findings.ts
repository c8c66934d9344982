'use client';
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { CitedPassageV1 } from '@/lib/wire/v1/cited-passage';
import type { HighlightV1 } from '@/lib/wire/v1/highlight';
import type { InsightV1 } from '@/lib/wire/v1/insight';
import { api } from './api';
import type { BodyOf } from './request-types';

const PAGE = 200;
const INSIGHTS = '/api/public/v1/studies/{studyId}/insights';
const INSIGHT = '/api/public/v1/studies/{studyId}/insights/{insightId}';
const SHARES = '/api/public/v1/studies/{studyId}/shares';

export interface HighlightsWanted {
  theme?: string;
  author?: string;
  person?: string;
  tag?: string;
  question?: string;
  mine?: boolean;
}

/** The highlights of a study, page after page. */
export function highlightsQuery(studyId: string, wanted: HighlightsWanted) {
  return infiniteQueryOptions({
    queryKey: ['findings', studyId, 'highlights', wanted],
    queryFn: ({ signal, pageParam }) =>
      api.get('/api/public/v1/studies/{studyId}/highlights', {
        path: { studyId },
        query: { ...wanted, page: pageParam, perPage: PAGE },
        signal,
      }),
    initialPageParam: 0,
    getNextPageParam: ({ total }, _pages, page) => ((page + 1) * PAGE < total ? page + 1 : undefined),
  });
}

/** The insights of a study, the latest change first. */
export function insightsQuery(studyId: string) {
  return queryOptions({
    queryKey: ['findings', studyId, 'insights'],
    queryFn: ({ signal }) => api.get(INSIGHTS, { path: { studyId }, query: { perPage: 100 }, signal }),
  });
}

/** An insight with the version that its next change is based on. */
export interface OpenInsight {
  insight: InsightV1;
  etag: string;
}

export function insightQuery(studyId: string, insightId: string) {
  return queryOptions({
    queryKey: ['findings', studyId, 'insight', insightId],
    queryFn: async ({ signal }): Promise<OpenInsight> => {
      const { body, headers } = await api.whole('get', INSIGHT, { path: { studyId, insightId }, signal });
      return { insight: body, etag: headers.get('etag') ?? '' };
    },
  });
}

export function useCreateInsight(studyId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (title: string) => api.post(INSIGHTS, { path: { studyId }, body: { title } }),
    onSuccess: () => client.invalidateQueries({ queryKey: insightsQuery(studyId).queryKey }),
  });
}

export type InsightChange = BodyOf<typeof INSIGHT, 'patch'>;

/** Changes of a study's insights from this page go one after the other, each on the version before it. */
const oneByOne = (studyId: string) => ({ id: `insights of ${studyId}` });

/** Saves a change on the version that was read last; another one meanwhile is refused and shown. */
export function useChangeInsight(studyId: string, insightId: string) {
  const client = useQueryClient();
  return useMutation({
    scope: oneByOne(studyId),
    mutationFn: async (change: InsightChange): Promise<OpenInsight> => {
      const { etag } = await client.ensureQueryData(insightQuery(studyId, insightId));
      const { body, headers } = await api.whole('patch', INSIGHT, {
        path: { studyId, insightId },
        headers: { 'If-Match': etag },
        body: change,
      });
      return { insight: body, etag: headers.get('etag') ?? '' };
    },
    onSuccess: (open) => {
      client.setQueryData(insightQuery(studyId, insightId).queryKey, open);
      return client.invalidateQueries({ queryKey: insightsQuery(studyId).queryKey });
    },
  });
}

/** A passage in the form in which it is sent again: null where its words are gone. */
export function citedAgain({ responseId, responseIndex, start, end }: CitedPassageV1) {
  if (responseId === null || responseIndex === null || start === null || end === null)
    return { responseId: null };
  return { responseId, responseIndex, start, end };
}

/** Adds a highlight to the evidence of an insight as it is now. */
export function usePutIntoInsight(studyId: string) {
  const client = useQueryClient();
  return useMutation({
    scope: oneByOne(studyId),
    mutationFn: async (put: { insightId: string; highlight: HighlightV1 }): Promise<OpenInsight> => {
      const { insightId, highlight } = put;
      const query = { ...insightQuery(studyId, insightId), staleTime: 0 };
      const { insight, etag } = await client.fetchQuery(query);
      const { responseId, responseIndex, start, end } = highlight;
      const evidence = [...insight.evidence.map(citedAgain), { responseId, responseIndex, start, end }];
      const { body, headers } = await api.whole('patch', INSIGHT, {
        path: { studyId, insightId },
        headers: { 'If-Match': etag },
        body: { evidence },
      });
      return { insight: body, etag: headers.get('etag') ?? '' };
    },
    onSuccess: (open) => {
      client.setQueryData(insightQuery(studyId, open.insight.id).queryKey, open);
      return client.invalidateQueries({ queryKey: insightsQuery(studyId).queryKey });
    },
  });
}

/** Links for people without an account. */
export function sharesQuery(studyId: string) {
  return queryOptions({
    queryKey: ['findings', studyId, 'shares'],
    queryFn: ({ signal }) => api.get(SHARES, { path: { studyId }, query: { perPage: 100 }, signal }),
  });
}

export function useCreateShare(studyId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<typeof SHARES, 'post'>) => api.post(SHARES, { path: { studyId }, body }),
    onSuccess: () => client.invalidateQueries({ queryKey: sharesQuery(studyId).queryKey }),
  });
}

export function useRevokeShare(studyId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (shareId: string) =>
      api.delete('/api/public/v1/studies/{studyId}/shares/{shareId}', { path: { studyId, shareId } }),
    onSuccess: () => client.invalidateQueries({ queryKey: sharesQuery(studyId).queryKey }),
  });
}
