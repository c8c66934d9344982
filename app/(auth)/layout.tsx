import { headers } from 'next/headers';
import type { ReactNode } from 'react';
import { Door } from '@/components/people/door';
import { Providers } from '@/components/shell/providers';

/** The pages before the sign-in. */
export default async function DoorLayout({ children }: { children: ReactNode }) {
  const given = await headers();
  return (
    <Providers nonce={given.get('x-nonce') ?? undefined}>
      <Door host={given.get('host') ?? ''}>{children}</Door>
    </Providers>
  );
}
