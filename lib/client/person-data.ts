'use client';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { addressOf, api, fetchOwn } from './api';
import { keepFile } from './export-responses';

/** Whose data is looked for. */
export type PersonChoice = { parameter: string; value: string } | { responseId: string };

const ROOT = '/api/public/v1/people';
const PAGE = 100;

/** What is kept of somebody, the first hundred responses. Nothing of it is kept by the page once it is left. */
export function personQuery(choice: PersonChoice) {
  return queryOptions({
    queryKey: ['person', choice],
    queryFn: ({ signal }) => api.get(ROOT, { query: { ...choice, perPage: PAGE }, signal }),
    gcTime: 0,
    staleTime: 0,
  });
}

/** Saves what is kept of them as archives, of a hundred responses each. Rejects with an ApiError. */
export async function takeOutPerson(choice: PersonChoice): Promise<void> {
  for (let page = 0, total = 1; page * PAGE < total; page += 1) {
    const archive = await fetchOwn(addressOf(`${ROOT}/export`, { ...choice, page, perPage: PAGE }));
    total = Number(archive.headers.get('x-total-count') ?? 0);
    const day = new Date().toISOString().slice(0, 10);
    keepFile(await archive.blob(), `A person’s data, ${day}${page === 0 ? '' : `, ${page + 1}`}.zip`);
  }
}

/** How many responses were erased, and how many a legal hold keeps. */
export interface Erased {
  responses: number;
  held: number;
}

/** Erases them, some responses at a time, until none is left but what a legal hold keeps. */
export function useErasePerson(choice: PersonChoice, onErased: (erased: Erased) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      let all = 0;
      for (;;) {
        const { erased, remaining, held } = await api.delete(ROOT, { query: choice });
        all += erased;
        if (remaining === 0) return { responses: all, held: held.length };
      }
    },
    // Before anything is read again: by then nothing is found of them, and whoever waits here is no longer shown.
    onSuccess: onErased,
    // Whatever was read before may show something of them, also where it stopped half way.
    onSettled: () => client.invalidateQueries(),
  });
}
