'use client';
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import type { LedgerPageShape, WalletUseShape } from '@/lib/wire/v1/wallet-use';
import { api } from './api';

export type WalletUse = z.infer<typeof WalletUseShape>;
export type CreditUse = WalletUse['project'];
type LedgerPage = z.infer<typeof LedgerPageShape>;
export type LedgerEntry = LedgerPage['entries'][number];

export function walletUsesQuery() {
  return queryOptions({
    queryKey: ['wallets'],
    queryFn: ({ signal }) => api.get('/api/public/v1/wallets/usage', { signal }),
    select: ({ wallets }) => wallets,
  });
}

export function ledgerQuery(walletId: string) {
  return infiniteQueryOptions({
    queryKey: ['wallets', walletId, 'ledger'],
    queryFn: ({ signal, pageParam }) =>
      api.get('/api/public/v1/wallets/{walletId}/ledger', {
        path: { walletId },
        signal,
        query: { before: pageParam },
      }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ before }) => before ?? undefined,
  });
}

/** Every entry, for a file. */
export async function wholeLedger(walletId: string): Promise<LedgerEntry[]> {
  const entries: LedgerEntry[] = [];
  let before: number | null = null;
  do {
    const page: LedgerPage = await api.get('/api/public/v1/wallets/{walletId}/ledger', {
      path: { walletId },
      query: { before, limit: 500 },
    });
    entries.push(...page.entries);
    before = page.before;
  } while (before !== null);
  return entries;
}

export function useSetWalletAccess(walletId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (members: string[] | null) =>
      api.put('/api/public/v1/wallets/{walletId}/access', { path: { walletId }, body: { members } }),
    onSettled: () => client.invalidateQueries({ queryKey: ['wallets'] }),
  });
}
