'use client';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from './api';

/** Shorter texts match too many words. */
export const LEAST_SOUGHT = 2;

/** Searches all studies of the organisation: responses by id, participants' words, and tags. */
export function findAnythingQuery(text: string) {
  const q = text.trim().slice(0, 300);
  return queryOptions({
    queryKey: ['find', q],
    queryFn: ({ signal }) => api.get('/api/public/v1/search', { query: { q }, signal }),
    enabled: q.length >= LEAST_SOUGHT || /^[1-9]$/.test(q),
    staleTime: 30_000,
    placeholderData: keepPreviousData,
  });
}
