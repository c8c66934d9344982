'use client';
import { queryOptions, replaceEqualDeep, useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { tagKey } from '@/lib/domain/response/shown-tags';
import type { AnnotationV1 } from '@/lib/wire/v1/annotation';
import type { ResponseReading } from '@/lib/wire/v1/response-reading';
import { ApiError, api, pathOf } from './api';
import { keptLinks } from './kept-links';

/** How often an interview under way, or one whose analysis is pending, is loaded again. */
const UNDER_WAY_MS = 5_000;
const WAITING_MS = 3_000;

/** How pages name a response: study by id or link id, response by id or readable id. */
export interface ResponseName {
  studyId: string;
  responseId: string;
  /** As JSON: the filter of the list that it was opened from, which determines its neighbours. */
  filter?: string | undefined;
}

const pathOfName = ({ studyId, responseId }: ResponseName) => ({ linkId: studyId, responseId });
/** The address of an uploaded file, for everybody who may read the response. */
export const handedFileAddress = (name: ResponseName, fileId: string) =>
  pathOf('/api/public/v1/responses/{linkId}/{responseId}/files/{fileId}', { ...pathOfName(name), fileId });
const readingKey = ({ studyId, responseId, filter = '' }: ResponseName) => [
  'responses',
  studyId,
  'reading',
  responseId,
  filter,
];

/** One response for reviewers; loaded again while parts of it are pending. */
export function readingQuery(name: ResponseName) {
  return queryOptions({
    queryKey: readingKey(name),
    queryFn: ({ signal }) => readResponse(name, signal),
    refetchInterval: ({ state: { data } }) => {
      if (data?.progress === 'in_progress') return UNDER_WAY_MS;
      return data && (data.analysis.state === 'waiting' || isRecordingComing(data)) ? WAITING_MS : false;
    },
    structuralSharing: (before, next) =>
      // The query's own data, and nothing else.
      replaceEqualDeep(
        before,
        keptLinks(before as ResponseReading | undefined, Date.now(), next as ResponseReading),
      ),
  });
}

function isRecordingComing({ transcript }: ResponseReading): boolean {
  return transcript.some(({ recordings }) =>
    recordings.some(
      ({ state, speech }) => state === 'uploading' || state === 'waiting' || speech.state === 'waiting',
    ),
  );
}

/** Loads a response again for new links to its recordings, even if the old ones should still be valid. */
export function useRenewLinks({ studyId, responseId, filter }: ResponseName) {
  const client = useQueryClient();
  return useCallback(async (): Promise<ResponseReading | undefined> => {
    const query = readingQuery({ studyId, responseId, filter });
    client.setQueryData(query.queryKey, (reading) => reading && { ...reading, linksExpireAt: null });
    return client.fetchQuery({ ...query, staleTime: 0 });
  }, [client, studyId, responseId, filter]);
}

async function readResponse(name: ResponseName, signal: AbortSignal): Promise<ResponseReading> {
  const read = (filter: string | undefined) =>
    api.get('/api/public/v1/responses/{linkId}/{responseId}/reading', {
      path: pathOfName(name),
      query: { filter },
      signal,
    });
  try {
    return await read(name.filter);
  } catch (error) {
    // A hand-written address may have an invalid filter: the response is shown all the same.
    if (name.filter === undefined || !(error instanceof ApiError) || error.code !== 'bad_request')
      throw error;
    return read(undefined);
  }
}

/** The tags of a study's responses, for suggestions while typing. */
export function studyTagsQuery(studyId: string) {
  return queryOptions({
    queryKey: ['studies', studyId, 'tags'],
    queryFn: ({ signal }) => api.get('/api/public/v1/studies/{studyId}/tags', { path: { studyId }, signal }),
  });
}

export interface TagChange {
  add?: string[];
  remove?: string[];
}

/** Shown at once, and undone when the server refuses. */
export function useChangeTags(name: ResponseName) {
  const client = useQueryClient();
  const key = readingKey(name);
  return useMutation({
    mutationFn: (change: TagChange) =>
      api.patch('/api/public/v1/responses/{linkId}/{responseId}/tags', {
        path: pathOfName(name),
        body: change,
      }),
    onMutate: async (change) => {
      await client.cancelQueries({ queryKey: key });
      const before = client.getQueryData<ResponseReading>(key);
      client.setQueryData<ResponseReading>(key, (reading) => reading && withTags(reading, change));
      return { before };
    },
    onError: (_error, _change, context) => client.setQueryData(key, context?.before),
    onSuccess: (tags) => {
      client.setQueryData<ResponseReading>(key, (reading) => reading && { ...reading, ...tags });
      return stale(client, name);
    },
  });
}

function withTags(reading: ResponseReading, { add = [], remove = [] }: TagChange): ResponseReading {
  const gone = new Set(remove.map(tagKey));
  const tags = reading.tags.filter(({ text }) => !gone.has(tagKey(text)));
  const there = new Set(tags.map(({ text }) => tagKey(text)));
  const given = add
    .filter((text) => !there.has(tagKey(text)))
    .map((text) => ({ text, by: 'review' as const, rows: [], passages: [] }));
  return { ...reading, tags: [...tags, ...given] };
}

export interface NewNote {
  responseIndex?: number | null;
  passage?: { start: number; end: number } | null;
  quote?: string | null;
  tag?: string | null;
  body?: string | null;
}

export function useAnnotate(name: ResponseName) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (note: NewNote) =>
      api.post('/api/public/v1/responses/{linkId}/{responseId}/annotations', {
        path: pathOfName(name),
        body: note,
      }),
    onSuccess: async (annotation) => {
      setAnnotations(client, name, (all) => [...all, annotation]);
      if (annotation.tag !== null) await stale(client, name, true);
    },
  });
}

export function useChangeAnnotation(name: ResponseName) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...change }: { id: string; tag?: string | null; body?: string | null }) =>
      api.patch('/api/public/v1/responses/{linkId}/{responseId}/annotations/{annotationId}', {
        path: { ...pathOfName(name), annotationId: id },
        body: change,
      }),
    onSuccess: async (annotation) => {
      setAnnotations(client, name, (all) => all.map((one) => (one.id === annotation.id ? annotation : one)));
      if (annotation.tag !== null) await stale(client, name, true);
    },
  });
}

export function useDeleteAnnotation(name: ResponseName) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: { id: string }) =>
      api.delete('/api/public/v1/responses/{linkId}/{responseId}/annotations/{annotationId}', {
        path: { ...pathOfName(name), annotationId: id },
      }),
    onSuccess: (_answer, { id }) => setAnnotations(client, name, (all) => all.filter((one) => one.id !== id)),
  });
}

/** The words of a spoken row with all versions that they had. */
export function wordsQuery(name: ResponseName, responseIndex: number) {
  return queryOptions({
    queryKey: [...readingKey(name), 'words', responseIndex],
    queryFn: ({ signal }) =>
      api.get('/api/public/v1/responses/{linkId}/{responseId}/rows/{responseIndex}/words', {
        path: { ...pathOfName(name), responseIndex },
        signal,
      }),
  });
}

/** Mends the words of a spoken row; what rests on them is loaded again. */
export function useMendWords(name: ResponseName, responseIndex: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (words: { text: string; version?: number }) =>
      api.put('/api/public/v1/responses/{linkId}/{responseId}/rows/{responseIndex}/words', {
        path: { ...pathOfName(name), responseIndex },
        body: words,
      }),
    onSuccess: (words) => {
      client.setQueryData(wordsQuery(name, responseIndex).queryKey, words);
      return stale(client, name, true);
    },
  });
}

/** Says that the reader looks after a flagged response, or does no more; lists and other pages learn of it. */
export function useLookAfter(name: ResponseName) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (mine: boolean) => {
      const path = pathOfName(name);
      if (mine) return api.put('/api/public/v1/responses/{linkId}/{responseId}/looked-after', { path });
      await api.delete('/api/public/v1/responses/{linkId}/{responseId}/looked-after', { path });
      return null;
    },
    onSuccess: (lookedAfter) => {
      client.setQueryData<ResponseReading>(
        readingKey(name),
        (reading) => reading && { ...reading, lookedAfter },
      );
      return stale(client, name);
    },
  });
}

/** Sets the legal hold of a response with this reason; null lifts it. */
export function useHoldResponse(name: ResponseName) {
  const client = useQueryClient();
  const path = pathOfName(name);
  return useMutation({
    mutationFn: async (reason: string | null) => {
      const address = '/api/public/v1/responses/{linkId}/{responseId}/hold' as const;
      if (reason === null) await api.delete(address, { path });
      else await api.put(address, { path, body: { reason } });
    },
    onSuccess: async () => {
      await stale(client, name, true);
      await client.invalidateQueries({ queryKey: ['studies', name.studyId, 'hold'] });
    },
  });
}

export function useAnalyseAgain(name: ResponseName) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () =>
      api.post('/api/public/v1/responses/{linkId}/{responseId}/analysis', {
        path: pathOfName(name),
        body: {},
      }),
    onSuccess: () => client.invalidateQueries({ queryKey: readingKey(name) }),
  });
}

export function useDeleteResponse(name: ResponseName) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () =>
      api.delete('/api/public/v1/responses/{linkId}/{responseId}', { path: pathOfName(name) }),
    onSuccess: async () => {
      client.removeQueries({ queryKey: readingKey(name) });
      await client.invalidateQueries({ queryKey: ['responses'], refetchType: 'none' });
      await client.invalidateQueries({ queryKey: ['studies'] });
    },
  });
}

type Client = ReturnType<typeof useQueryClient>;

function setAnnotations(
  client: Client,
  name: ResponseName,
  change: (all: AnnotationV1[]) => AnnotationV1[],
): void {
  client.setQueryData<ResponseReading>(
    readingKey(name),
    (reading) => reading && { ...reading, annotations: change(reading.annotations) },
  );
}

/** Lists show tags, too; `reading`: this response is loaded again. */
async function stale(client: Client, name: ResponseName, reading = false): Promise<void> {
  const own = JSON.stringify(readingKey(name));
  await Promise.all([
    client.invalidateQueries({ queryKey: ['studies', name.studyId, 'tags'] }),
    client.invalidateQueries({
      queryKey: ['responses', name.studyId],
      predicate: ({ queryKey }) => reading || JSON.stringify(queryKey) !== own,
    }),
  ]);
}
