'use client';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import type { AuditEntryShape } from '@/lib/wire/v1/audit';
import { addressOf, api, fetchOwn } from './api';

export type AuditEntry = z.infer<typeof AuditEntryShape>;

/** Which entries; what is empty is all. */
export interface AuditChoice {
  /** The id of a person, `operator` or `visitor`. */
  actor: string;
  /** The id of a thing, or of a study with all that is in it. */
  target: string;
  /** As the API takes it. */
  from: string;
}

const ROOT = '/api/public/v1/audit';
const PAGE = 100;

export function auditQuery(choice: AuditChoice) {
  return infiniteQueryOptions({
    queryKey: ['audit', 'entries', choice],
    queryFn: async ({ signal, pageParam }) => {
      const query = { ...given(choice), page: pageParam, perPage: PAGE };
      const { body, headers } = await api.whole('get', ROOT, { query, signal });
      return { entries: body.entries, total: Number(headers.get('x-total-count') ?? 0) };
    },
    initialPageParam: 0,
    getNextPageParam: ({ total }, pages) => (pages.length * PAGE < total ? pages.length : undefined),
  });
}

export function auditCheckQuery() {
  return queryOptions({
    queryKey: ['audit', 'check'],
    queryFn: ({ signal }) => api.get(`${ROOT}/check`, { signal }),
    // It computes every hash again.
    staleTime: 5 * 60_000,
  });
}

/** All of them that pass the choice, as a file for spreadsheets. */
export async function auditCsv(choice: AuditChoice): Promise<string> {
  return (await fetchOwn(addressOf(ROOT, { ...given(choice), format: 'csv' }))).text();
}

function given(choice: AuditChoice): Partial<AuditChoice> {
  return Object.fromEntries(Object.entries(choice).filter(([, value]) => value !== ''));
}
