import { z } from 'zod';

export const SessionShape = z
  .object({
    id: z.uuid().meta({ description: 'Its id, by which it is ended.' }),
    browser: z.string().nullable().meta({ description: 'As it calls itself; null when that is not known.' }),
    system: z.string().nullable().meta({ description: 'What it runs on; null when that is not known.' }),
    address: z.string().nullable().meta({ description: 'The IP address that it was opened from.' }),
    signedInAt: z.iso.datetime().meta({ description: 'When it was opened.' }),
    lastSeenAt: z.iso.datetime().meta({ description: 'When it was last used, to five minutes.' }),
    current: z.boolean().meta({ description: 'Whether it is the one that asks.' }),
  })
  .meta({ id: 'Session', description: 'Where somebody is signed in.' });

export const SessionsShape = z
  .object({
    sessions: z.array(SessionShape).meta({ description: 'All that are open, the last used first.' }),
  })
  .meta({ id: 'Sessions', description: 'Where somebody is signed in.' });

export const EndedSessionsShape = z
  .object({ ended: z.int().min(0).meta({ description: 'How many were ended.' }) })
  .meta({ id: 'EndedSessions', description: 'Sessions that were ended.' });

interface OpenSession {
  id: string;
  browser: string | null;
  system: string | null;
  address: string | null;
  signedInAt: Date;
  lastSeenAt: Date;
  isCurrent: boolean;
}

export function sessionsOf(sessions: readonly OpenSession[]): z.input<typeof SessionsShape> {
  return {
    sessions: sessions.map(({ signedInAt, lastSeenAt, isCurrent, ...session }) => ({
      ...session,
      signedInAt: signedInAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
      current: isCurrent,
    })),
  };
}
