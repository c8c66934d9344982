'use client';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, use } from 'react';
import type { StudyHeadV1 } from '@/lib/wire/v1/study-head';
import { api } from './api';

const Given = createContext<StudyHeadV1 | null>(null);

/** The study's head as the server sent it with the page, so that it is there at once and never moves. */
export function StudyHeadProvider({ head, children }: { head: StudyHeadV1; children: ReactNode }) {
  return <Given value={head}>{children}</Given>;
}

export const studyHeadKey = (studyId: string) => ['studies', studyId, 'head'];

function studyHeadQuery(studyId: string) {
  return queryOptions({
    queryKey: studyHeadKey(studyId),
    queryFn: ({ signal }) => api.get('/api/public/v1/studies/{studyId}/head', { path: { studyId }, signal }),
  });
}

/** Title, status, counts and permissions of this page's study. */
export function useStudyHead(): StudyHeadV1 {
  const given = use(Given);
  if (!given) throw new Error('useStudyHead is for pages of a study.');
  return useQuery({ ...studyHeadQuery(given.id), initialData: given }).data;
}
