'use client';
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import type { LedgerPageShape, WalletUseListShape, WalletUseShape } from '@/lib/wire/v1/wallet-use';
import { api } from './api';

export type WalletUse = z.infer<typeof WalletUseShape>;
export type CreditUse = WalletUse['project'];
type LedgerPage = z.infer<typeof LedgerPageShape>;
export type LedgerEntry = LedgerPage['entries'][number];

const WALLETS = '/api/public/v1/wallets';

export function walletUsesQuery() {
  return queryOptions({
    queryKey: ['wallets'],
    queryFn: ({ signal }) => api.get<z.infer<typeof WalletUseListShape>>(`${WALLETS}/usage`, { signal }),
    select: ({ wallets }) => wallets,
  });
}

export function ledgerQuery(walletId: string) {
  return infiniteQueryOptions({
    queryKey: ['wallets', walletId, 'ledger'],
    queryFn: ({ signal, pageParam }) =>
      api.get<LedgerPage>(`${WALLETS}/${walletId}/ledger`, { signal, query: { before: pageParam } }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ before }) => before ?? undefined,
  });
}

/** Every entry, for a file. */
export async function wholeLedger(walletId: string): Promise<LedgerEntry[]> {
  const entries: LedgerEntry[] = [];
  let before: number | null = null;
  do {
    const page: LedgerPage = await api.get<LedgerPage>(`${WALLETS}/${walletId}/ledger`, {
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
      api.put<WalletUse>(`${WALLETS}/${walletId}/access`, { body: { members } }),
    onSettled: () => client.invalidateQueries({ queryKey: ['wallets'] }),
  });
}
