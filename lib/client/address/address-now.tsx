'use client';
import { usePathname, useSearchParams } from 'next/navigation';
import { createContext, type ReactNode, use, useMemo, useState } from 'react';

interface AddressNow {
  path: string;
  /** The query, without its question mark. */
  search: string;
}

const Now = createContext<AddressNow | null>(null);

/** What everything below reads the address from. */
export function AddressProvider({ children }: { children: ReactNode }) {
  const path = usePathname();
  const search = useSearchParams().toString();
  return <Now value={useMemo(() => ({ path, search }), [path, search])}>{children}</Now>;
}

/**
 * Around a page that is kept when it is left (docs/decisions/112): while another one is shown, it goes on having its
 * own address. Otherwise a list would look for what the other page's address says, and be made again when it returns.
 */
export function KeptPage({ children }: { children: ReactNode }) {
  const now = useAddressNow();
  const [own, setOwn] = useState(now);
  const isOwn = now.path === own.path;
  const isNew = isOwn && now.search !== own.search;
  if (isNew) setOwn(now);
  return <Now value={isNew ? now : own}>{children}</Now>;
}

/** The address of the page that this belongs to. */
export function useAddressNow(): AddressNow {
  const now = use(Now);
  if (!now) throw new Error('useAddressNow is for pages of the dashboard.');
  return now;
}
