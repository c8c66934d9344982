import { headers } from 'next/headers';
import type { ReactNode } from 'react';
import { AuthPage } from '@/components/people/auth-page';
import { Providers } from '@/components/shell/providers';

/** The pages before the sign-in. */
export default async function AuthLayout({ children }: { children: ReactNode }) {
  const given = await headers();
  return (
    <Providers nonce={given.get('x-nonce') ?? undefined}>
      <AuthPage host={given.get('host') ?? ''}>{children}</AuthPage>
    </Providers>
  );
}
