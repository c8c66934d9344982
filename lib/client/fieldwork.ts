'use client';
import { queryOptions, useMutation } from '@tanstack/react-query';
import type { z } from 'zod';
import type { FieldworkBoardShape } from '@/lib/wire/v1/fieldwork-board';
import { addressOf, api, pathOf } from './api';

export type Board = z.infer<typeof FieldworkBoardShape>;

/** How often the board is read again while it is looked at, in milliseconds. */
const EVERY = 10_000;

export function boardQuery(studyId: string) {
  return queryOptions({
    queryKey: ['studies', studyId, 'fieldwork'],
    queryFn: ({ signal }) =>
      api.get('/api/public/v1/studies/{studyId}/fieldwork', { path: { studyId }, signal }),
    refetchInterval: EVERY,
  });
}

/** The address of the board as a table. */
export function boardTableAddress(studyId: string): string {
  return addressOf(pathOf('/api/public/v1/studies/{studyId}/fieldwork', { studyId }), { format: 'csv' });
}

/** A link on which a member tries the study as participants have it. */
export function useTestLink(studyId: string) {
  return useMutation({
    mutationFn: () => api.post('/api/public/v1/studies/{studyId}/test-link', { path: { studyId } }),
  });
}
