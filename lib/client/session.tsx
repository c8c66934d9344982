'use client';
import { createContext, type ReactNode, use } from 'react';
import { type Capability, type Role, roleMay } from '@/lib/domain/roles';

export interface Session {
  user: { id: string; name: string; email: string };
  organization: { id: string; name: string; role: Role };
  organizations: readonly { id: string; name: string; role: Role }[];
}

const SessionContext = createContext<Session | null>(null);

/** Tells the pages below who they are for. Given by the server with the page, so nothing waits for it. */
export function SessionProvider({ session, children }: { session: Session; children: ReactNode }) {
  return (
    <SessionContext value={session}>
      {/* What requests name as their organisation is read from here (lib/client/api.ts). */}
      <div data-organization={session.organization.id} className="contents">
        {children}
      </div>
    </SessionContext>
  );
}

export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error('useSession is for pages behind the sign-in.');
  return session;
}

/** Whether the member's role has a capability. The server decides all the same; this decides what a page offers. */
export function useMay(capability: Capability): boolean {
  return roleMay(useSession().organization.role, capability);
}
