import { type Device, deviceOf } from '@/lib/domain/people/device';
import { listSessions } from '@/lib/store/sessions';
import type { PersonContext } from '../context';

/** Where a person is signed in. */
export interface OwnSession extends Device {
  id: string;
  /** Where it was opened; null where that is not known. */
  address: string | null;
  signedInAt: Date;
  lastSeenAt: Date;
  /** The one that asks. */
  isCurrent: boolean;
}

/** The person's own sessions, the last used first. */
export async function listOwnSessions({ db, principal }: PersonContext): Promise<OwnSession[]> {
  const sessions = await listSessions(db, principal.userId);
  return sessions.map(({ id, userAgent, ipAddress, createdAt, lastSeenAt }) => ({
    ...{ id, ...deviceOf(userAgent), address: ipAddress || null },
    ...{ signedInAt: createdAt, lastSeenAt, isCurrent: id === principal.sessionId },
  }));
}
