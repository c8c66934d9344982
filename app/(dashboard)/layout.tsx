import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import type { ReactNode } from 'react';
import { GET } from '@/app/api/public/v1/folders/route';
import { DashboardShell } from '@/components/shell/dashboard-shell';
import { Providers } from '@/components/shell/providers';
import { LaterFolderTree } from '@/components/studies/later-folder-tree';
import { SessionProvider } from '@/lib/client/session';
import type { FolderList } from '@/lib/client/studies';
import { firstRead } from '@/lib/http/first-read';
import { pageSession } from '@/lib/http/page-session';

/** Everything behind the sign-in. Somebody who came for a page lands there after signing in. */
export default async function DashboardLayout({ children }: { children: ReactNode }) {
  const given = await headers();
  const session = await pageSession(given);
  const here = encodeURIComponent(given.get('x-path') ?? '/studies');
  if (session?.heldBackBy) redirect(`/second-factor?next=${here}`);
  if (!session?.organization) redirect(`/sign-in?next=${here}`);
  const { user, organization, organizations } = session;
  const folders = await firstRead<FolderList>(given, { handler: GET });
  return (
    <Providers nonce={given.get('x-nonce') ?? undefined}>
      <SessionProvider session={{ user, organization, organizations }}>
        <DashboardShell folders={<LaterFolderTree first={folders} />}>{children}</DashboardShell>
      </SessionProvider>
    </Providers>
  );
}
