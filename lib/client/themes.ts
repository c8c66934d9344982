'use client';
import {
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { z } from 'zod';
import type { CodebookShape, ThemeDecisionsShape } from '@/lib/wire/v1/codebook';
import type { ThemeShape } from '@/lib/wire/v1/theme';
import type { ThemeEvidenceShape } from '@/lib/wire/v1/theme-evidence';
import { api } from './api';

export type Theme = z.infer<typeof ThemeShape>;
export type Evidence = z.infer<typeof ThemeEvidenceShape>;
export type Codebook = z.infer<typeof CodebookShape>;
export type Decision = z.infer<typeof ThemeDecisionsShape>['decisions'][number];
export type Stance = Evidence['stance'];

const THEMES = '/api/public/v1/studies/{studyId}/themes';
const THEME = '/api/public/v1/studies/{studyId}/themes/{themeId}';
const EVIDENCE = '/api/public/v1/studies/{studyId}/themes/{themeId}/evidence';

/** How often the state is asked for while responses are read. */
const READING_MS = 2_000;
const PAGE = 50;

const keyOf = (studyId: string) => ['studies', studyId, 'themes'];

export function themesQuery(studyId: string) {
  return queryOptions({
    queryKey: [...keyOf(studyId), 'list'],
    queryFn: ({ signal }) => api.get(THEMES, { path: { studyId }, signal }),
    select: ({ themes }) => themes,
  });
}

/** Loaded again while responses are read or suggestions are made. */
function codebookQuery(studyId: string) {
  return queryOptions({
    queryKey: [...keyOf(studyId), 'codebook'],
    queryFn: ({ signal }) =>
      api.get('/api/public/v1/studies/{studyId}/codebook', { path: { studyId }, signal }),
    refetchInterval: ({ state: { data } }) => (data && isAtWork(data) ? READING_MS : false),
  });
}

/** The state; what it is about is loaded again with every step of the work. */
export function useCodebook(studyId: string): Codebook | undefined {
  const client = useQueryClient();
  const { data } = useQuery(codebookQuery(studyId));
  const seen = data && JSON.stringify([data.reading, data.read, data.readAt, data.suggestedAt]);
  const before = useRef(seen);
  useEffect(() => {
    if (seen === before.current) return;
    const isFirst = before.current === undefined;
    before.current = seen;
    if (isFirst) return;
    const isState = (key: readonly unknown[]) => key.at(-1) === 'codebook';
    void client.invalidateQueries({
      queryKey: keyOf(studyId),
      predicate: ({ queryKey }) => !isState(queryKey),
    });
  }, [client, seen, studyId]);
  return data;
}

export function isAtWork({ reading, suggesting }: Codebook): boolean {
  return reading === 'due' || suggesting;
}

/** The passages of a theme with their rows, page after page. */
export function evidenceQuery(studyId: string, themeId: string, stance: Stance | null) {
  return infiniteQueryOptions({
    queryKey: [...keyOf(studyId), 'evidence', themeId, stance],
    queryFn: async ({ signal, pageParam }) => {
      const { body, headers } = await api.whole('get', EVIDENCE, {
        path: { studyId, themeId },
        query: { expand: 'row', perPage: PAGE, page: pageParam, ...(stance && { stance }) },
        signal,
      });
      return { evidence: body.evidence, total: Number(headers.get('x-total-count')), page: pageParam };
    },
    initialPageParam: 0,
    getNextPageParam: ({ page, total }) => ((page + 1) * PAGE < total ? page + 1 : undefined),
  });
}

export function decisionsQuery(studyId: string, themeId: string) {
  return queryOptions({
    queryKey: [...keyOf(studyId), 'decisions', themeId],
    queryFn: ({ signal }) =>
      api.get('/api/public/v1/studies/{studyId}/themes/{themeId}/decisions', {
        path: { studyId, themeId },
        signal,
      }),
    select: ({ decisions }) => decisions,
  });
}

/** Everything that shows themes or tags is loaded again after a change, but nothing of a theme that is `gone`. */
function useStale(studyId: string) {
  const client = useQueryClient();
  return (gone?: string) =>
    Promise.all([
      client.invalidateQueries({
        queryKey: keyOf(studyId),
        predicate: ({ queryKey }) => gone === undefined || !queryKey.includes(gone),
      }),
      client.invalidateQueries({ queryKey: ['studies', studyId, 'tags'] }),
      client.invalidateQueries({ queryKey: ['responses', studyId], refetchType: 'none' }),
    ]);
}

export function useCreateTheme(studyId: string) {
  const stale = useStale(studyId);
  return useMutation({
    mutationFn: (body: { name: string; rule?: string; parentId?: string | null }) =>
      api.post(THEMES, { path: { studyId }, body }),
    onSettled: () => stale(),
  });
}

export interface ThemeEdit {
  name?: string;
  rule?: string;
  parentId?: string | null;
  status?: Theme['status'];
}

/** Changes of a study's themes from this page go one after the other: two keys in a row are both done. */
const oneByOne = (studyId: string) => ({ id: `themes of ${studyId}` });

/** A theme as the page shows it: somebody else’s change since then refuses what is done to it. */
export type SeenTheme = Pick<Theme, 'id' | 'version'>;

const seenAs = ({ version }: SeenTheme) => ({ 'If-Match': `"${version}"` });

export function useChangeTheme(studyId: string) {
  const stale = useStale(studyId);
  return useMutation({
    scope: oneByOne(studyId),
    mutationFn: ({ theme, ...body }: ThemeEdit & { theme: SeenTheme }) =>
      api.patch(THEME, { path: { studyId, themeId: theme.id }, headers: seenAs(theme), body }),
    onSettled: () => stale(),
  });
}

/** `onDeleted` is told before the others are loaded again. */
export function useDeleteTheme(studyId: string, onDeleted: () => void) {
  const stale = useStale(studyId);
  const client = useQueryClient();
  return useMutation({
    scope: oneByOne(studyId),
    mutationFn: (theme: SeenTheme) =>
      api.delete(THEME, { path: { studyId, themeId: theme.id }, headers: seenAs(theme) }),
    onSuccess: (_, { id: themeId }) => {
      client.setQueryData(
        themesQuery(studyId).queryKey,
        (list) => list && { ...list, themes: list.themes.filter(({ id }) => id !== themeId) },
      );
      onDeleted();
    },
    onSettled: (_, error, { id }) => stale(error ? undefined : id),
  });
}

export function useMergeThemes(studyId: string) {
  const stale = useStale(studyId);
  return useMutation({
    scope: oneByOne(studyId),
    mutationFn: ({ theme, into }: { theme: SeenTheme; into: string }) =>
      api.post('/api/public/v1/studies/{studyId}/themes/{themeId}/merge', {
        path: { studyId, themeId: theme.id },
        headers: seenAs(theme),
        body: { into },
      }),
    onSettled: (_, error, { theme }) => stale(error ? undefined : theme.id),
  });
}

export function useSuggestThemes(studyId: string) {
  const stale = useStale(studyId);
  return useMutation({
    mutationFn: () =>
      api.post('/api/public/v1/studies/{studyId}/themes/suggest', { path: { studyId }, body: {} }),
    onSettled: () => stale(),
  });
}

/** Puts a passage in, or turns it for or against. */
export function usePutEvidence(studyId: string) {
  const stale = useStale(studyId);
  return useMutation({
    mutationFn: ({ themeId, evidence, stance }: { themeId: string; evidence: Evidence; stance: Stance }) => {
      const { responseId, responseIndex, start, end } = evidence;
      return api.post(EVIDENCE, {
        path: { studyId, themeId },
        body: { responseId, responseIndex, start, end, stance },
      });
    },
    onSettled: () => stale(),
  });
}

export function useTakeOut(studyId: string) {
  const stale = useStale(studyId);
  return useMutation({
    mutationFn: ({ themeId, evidenceId }: { themeId: string; evidenceId: string }) =>
      api.delete('/api/public/v1/studies/{studyId}/themes/{themeId}/evidence/{evidenceId}', {
        path: { studyId, themeId, evidenceId },
      }),
    onSettled: () => stale(),
  });
}

/** The numbers of a study's questions, by their ids. */
export function questionNumbersQuery(studyId: string) {
  return queryOptions({
    queryKey: ['studies', studyId, 'question-numbers'],
    queryFn: ({ signal }) =>
      api.get('/api/public/v1/studies/{studyId}/questions', { path: { studyId }, signal }),
    select: ({ questions }) => new Map(questions.map(({ id, questionNumber }) => [id, questionNumber])),
  });
}
