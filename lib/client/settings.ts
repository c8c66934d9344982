'use client';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import type { ChangeStudyRequest } from '@/lib/wire/v1/change-study-request';
import type { StudyDetailShape } from '@/lib/wire/v1/study-detail';
import { api } from './api';
import { useRefreshStudy } from './launch';

type StudyDetail = z.infer<typeof StudyDetailShape>;
/** With times as texts, and conditions as they are read. */
export type StudyChange = Omit<z.input<typeof ChangeStudyRequest>, 'quotas'> &
  Pick<Partial<StudyDetail>, 'quotas'>;

/** A study's settings, and the version that a change of them has to name. */
export interface StudySettings {
  study: StudyDetail;
  version: string;
}

const settingsKey = (studyId: string) => ['studies', studyId, 'settings'];

async function readSettings(studyId: string, signal?: AbortSignal): Promise<StudySettings> {
  const { body, headers } = await api.whole('get', '/api/public/v1/studies/{studyId}', {
    path: { studyId },
    ...(signal && { signal }),
  });
  return { study: body, version: headers.get('etag') ?? '*' };
}

export function settingsQuery(studyId: string) {
  return queryOptions({
    queryKey: settingsKey(studyId),
    queryFn: ({ signal }) => readSettings(studyId, signal),
    // Not loaded again, because that would overwrite what is being typed.
    refetchOnWindowFocus: false,
  });
}

/** Whether a slug could be this study's. */
export function linkCheckQuery(studyId: string, linkId: string) {
  return queryOptions({
    queryKey: ['studies', studyId, 'link-check', linkId],
    queryFn: ({ signal }) =>
      api.get('/api/public/v1/studies/{studyId}/link-check', {
        path: { studyId },
        signal,
        query: { linkId },
      }),
    placeholderData: keepPreviousData,
  });
}

export function useSaveSettings(studyId: string) {
  const client = useQueryClient();
  const refresh = useRefreshStudy(studyId);
  return useMutation({
    mutationFn: async ({ change, version }: { change: StudyChange; version: string }) => {
      const { body, headers } = await api.whole('patch', '/api/public/v1/studies/{studyId}', {
        path: { studyId },
        body: change,
        headers: { 'If-Match': version },
      });
      return { study: body, version: headers.get('etag') ?? '*' };
    },
    onSuccess: async (saved) => {
      client.setQueryData(settingsKey(studyId), saved);
      await refresh();
    },
  });
}

export function useDeleteStudy(studyId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api.delete('/api/public/v1/studies/{studyId}', { path: { studyId } }),
    onSuccess: () => client.removeQueries({ queryKey: ['studies', studyId] }),
  });
}
