import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import type { ReactNode } from 'react';
import { DashboardShell } from '@/components/shell/dashboard-shell';
import { Providers } from '@/components/shell/providers';
import { FolderTree } from '@/components/studies/folder-tree';
import { SessionProvider } from '@/lib/client/session';
import { pageSession } from '@/lib/http/page-session';

/** Everything behind the sign-in. Somebody who came for a page lands there after signing in. */
export default async function DashboardLayout({ children }: { children: ReactNode }) {
  const given = await headers();
  const session = await pageSession(given);
  if (!session?.organization)
    redirect(`/sign-in?next=${encodeURIComponent(given.get('x-path') ?? '/studies')}`);
  const { user, organization, organizations } = session;
  return (
    <Providers nonce={given.get('x-nonce') ?? undefined}>
      <SessionProvider session={{ user, organization, organizations }}>
        <DashboardShell folders={<FolderTree />}>{children}</DashboardShell>
      </SessionProvider>
    </Providers>
  );
}
