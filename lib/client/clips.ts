'use client';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from './api';
import type { BodyOf } from './request-types';
import type { ResponseName } from './response';

const PAGE = 100;
const MAKING_MS = 2_000;
/** Links to films are valid for an hour. */
const RENEW_MS = 50 * 60_000;

const keyOf = (studyId: string) => ['clips', studyId];
const isMaking = ({ status }: { status: string }) => status === 'queued' || status === 'rendering';
const again = (films: readonly { status: string }[] | undefined) =>
  films?.some(isMaking) ? MAKING_MS : RENEW_MS;

/** The newest clips of a study; read again while one is being made. */
export function studyClipsQuery(studyId: string) {
  return queryOptions({
    queryKey: [...keyOf(studyId), 'clips'],
    queryFn: ({ signal }) =>
      api.get('/api/public/v1/studies/{studyId}/clips', {
        path: { studyId },
        query: { perPage: PAGE },
        signal,
      }),
    refetchInterval: ({ state }) => again(state.data?.clips),
  });
}

/** The newest reels of a study; read again while one is being made. */
export function studyReelsQuery(studyId: string) {
  return queryOptions({
    queryKey: [...keyOf(studyId), 'reels'],
    queryFn: ({ signal }) =>
      api.get('/api/public/v1/studies/{studyId}/reels', {
        path: { studyId },
        query: { perPage: PAGE },
        signal,
      }),
    refetchInterval: ({ state }) => again(state.data?.reels),
  });
}

type ClipRequest = BodyOf<'/api/public/v1/responses/{linkId}/{responseId}/clips', 'post'>;

export function useMakeClip({ studyId, responseId }: ResponseName) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ClipRequest) =>
      api.post('/api/public/v1/responses/{linkId}/{responseId}/clips', {
        path: { linkId: studyId, responseId },
        body,
      }),
    onSuccess: () => client.invalidateQueries({ queryKey: keyOf(studyId) }),
  });
}

export function useDeleteClip(studyId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, responseId }: { id: string; responseId: string }) =>
      api.delete('/api/public/v1/responses/{linkId}/{responseId}/clips/{clipId}', {
        path: { linkId: studyId, responseId, clipId: id },
      }),
    onSuccess: () => client.invalidateQueries({ queryKey: keyOf(studyId) }),
  });
}

type ReelRequest = BodyOf<'/api/public/v1/studies/{studyId}/reels', 'post'>;

/** Makes a reel; with `reelId` that one is made anew. */
export function useMakeReel(studyId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ reelId, body }: { reelId: string | null; body: ReelRequest }): Promise<void> => {
      if (reelId === null)
        await api.post('/api/public/v1/studies/{studyId}/reels', { path: { studyId }, body });
      else
        await api.patch('/api/public/v1/studies/{studyId}/reels/{reelId}', {
          path: { studyId, reelId },
          body,
        });
    },
    onSuccess: () => client.invalidateQueries({ queryKey: keyOf(studyId) }),
  });
}

export function useDeleteReel(studyId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (reelId: string) =>
      api.delete('/api/public/v1/studies/{studyId}/reels/{reelId}', { path: { studyId, reelId } }),
    onSuccess: () => client.invalidateQueries({ queryKey: keyOf(studyId) }),
  });
}
