'use client';
import { createContext, type ReactNode, use } from 'react';
import { type Capability, type Role, roleMay } from '@/lib/domain/roles';

export interface Session {
  user: { id: string; name: string; email: string };
  organization: {
    id: string;
    name: string;
    role: Role;
    /** When it is deleted; null: nobody asked. */
    deletesAt: string | null;
  };
  organizations: readonly { id: string; name: string; role: Role }[];
}

const SessionContext = createContext<Session | null>(null);

/** The signed-in member, for all pages below. Sent by the server with the page, so that nothing waits for it. */
export function SessionProvider({ session, children }: { session: Session; children: ReactNode }) {
  return (
    <SessionContext value={session}>
      {/* Requests take the organisation from here (lib/client/api.ts). */}
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

/** Whether the member's role has a permission. The server checks it again; this decides what a page offers. */
export function useMay(capability: Capability): boolean {
  return roleMay(useSession().organization.role, capability);
}
