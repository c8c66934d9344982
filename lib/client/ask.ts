'use client';
import { queryOptions } from '@tanstack/react-query';
import type { AnswerV1, StudiesAnswerV1 } from '@/lib/wire/v1/ask';
import { api } from './api';

/** An answer, with the studies that it cites where it is of several. */
export type ShownAnswer = AnswerV1 & Partial<Pick<StudiesAnswerV1, 'studies'>>;

/** A question to a study, or to all (null). Asked once: the same question again comes from memory. */
export function answerQuery(studyId: string | null, question: string) {
  return queryOptions({
    queryKey: ['ask', studyId, question],
    queryFn: ({ signal }): Promise<ShownAnswer> =>
      studyId === null
        ? api.post('/api/public/v1/ask', { body: { question }, signal })
        : api.post('/api/public/v1/studies/{studyId}/ask', { path: { studyId }, body: { question }, signal }),
    enabled: question !== '',
    staleTime: 10 * 60_000,
    refetchOnWindowFocus: false,
    retry: false,
  });
}

/** The questions of the guide, to begin with. */
export function guideQuestionsQuery(studyId: string) {
  return queryOptions({
    queryKey: ['ask', studyId, 'questions of the guide'],
    queryFn: ({ signal }) =>
      api.get('/api/public/v1/studies/{studyId}/questions', { path: { studyId }, signal }),
    staleTime: 10 * 60_000,
  });
}
