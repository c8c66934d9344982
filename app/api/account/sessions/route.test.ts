import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { GET as readAudit } from '@/app/api/public/v1/audit/route';
import { authenticatePerson } from '@/lib/services/people/authenticate-person';
import { database } from '@/lib/store/database';
import { session } from '@/lib/store/schema';
import { listSessions, setSessionSeen } from '@/lib/store/sessions';
import { call } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { refusesTheSignedOut } from '@/lib/testing/refusals';
import { newSignedIn, signIn } from '@/lib/testing/signed-in';
import { newOrganization } from '@/lib/testing/world';
import { DELETE, GET } from './route';

testDatabase();

describe('GET /api/account/sessions', () => {
  refusesTheSignedOut(GET, {});

  it('O3: lists the person’s own sessions, and nothing that gives access to them', async () => {
    const { email, password, headers } = await newSignedIn();
    await newSignedIn();
    await signIn(email, password);
    const { body, text } = await call(GET, { headers });
    expect(body.sessions).toHaveLength(2);
    expect(body.sessions.map(({ current }: { current: boolean }) => current).sort()).toEqual([false, true]);
    expect(Object.keys(body.sessions[0]).sort()).toEqual([
      ...['address', 'browser', 'current', 'id', 'lastSeenAt', 'signedInAt', 'system'],
    ]);
    for (const { token } of await database().select({ token: session.token }).from(session)) {
      expect(text).not.toContain(token);
    }
  });

  it('O3: says with what, from where, and when last', async () => {
    const { userId, headers } = await newSignedIn();
    const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0';
    const [opened, seen] = [new Date('2026-01-01T08:00:00Z'), new Date('2026-01-02T08:00:00Z')];
    const row = { userAgent, ipAddress: '192.0.2.7', createdAt: opened, lastSeenAt: seen };
    await call(GET, { headers });
    await database().update(session).set(row).where(eq(session.userId, userId));
    expect((await call(GET, { headers })).body.sessions).toEqual([
      {
        ...{ id: expect.any(String), browser: 'Firefox', system: 'Linux', address: '192.0.2.7' },
        ...{ signedInAt: opened.toISOString(), lastSeenAt: seen.toISOString(), current: true },
      },
    ]);
  });

  it('O3: an expired session is not listed', async () => {
    const { email, password, headers } = await newSignedIn();
    const before = (await call(GET, { headers })).body.sessions[0].id;
    await signIn(email, password);
    const expiresAt = new Date(Date.now() - 1_000);
    const { sessions } = (await call(GET, { headers })).body;
    const other = sessions.find(({ id }: { id: string }) => id !== before);
    await database().update(session).set({ expiresAt }).where(eq(session.id, other.id));
    expect((await call(GET, { headers })).body.sessions.map(({ id }: { id: string }) => id)).toEqual([
      before,
    ]);
  });

  it('O3: that a session is in use is noted, at most once in five minutes', async () => {
    const { userId } = await newSignedIn();
    const seenAt = async () => {
      const [row] = await listSessions(database(), userId);
      return row!.lastSeenAt;
    };
    const longAgo = new Date(Date.now() - 6 * 60_000);
    const set = (lastSeenAt: Date) =>
      database().update(session).set({ lastSeenAt }).where(eq(session.userId, userId));
    const [{ id } = { id: '' }] = await listSessions(database(), userId);
    await set(longAgo);
    await setSessionSeen(database(), id);
    expect((await seenAt()).getTime()).toBeGreaterThan(longAgo.getTime());
    const recent = new Date(Date.now() - 4 * 60_000);
    await set(recent);
    await setSessionSeen(database(), id);
    expect(await seenAt()).toEqual(recent);
  });
});

describe('DELETE /api/account/sessions', () => {
  refusesTheSignedOut(DELETE, { method: 'DELETE' });

  it('O3, O1: ends all others and no one else’s, and each of their organisations is told', async () => {
    const { organizationId, key } = await newOrganization();
    const { userId, email, password, headers } = await newSignedIn({ organizationId, role: 'viewer' });
    const others = [await signIn(email, password), await signIn(email, password)];
    const stranger = await newSignedIn();
    expect((await call(DELETE, { method: 'DELETE', headers })).body).toEqual({ ended: 2 });
    for (const { cookie } of others) {
      await expect(authenticatePerson(cookie ?? '')).rejects.toMatchObject({ code: 'unauthorized' });
    }
    await authenticatePerson(headers.cookie ?? '');
    await authenticatePerson(stranger.headers.cookie ?? '');
    expect((await call(DELETE, { method: 'DELETE', headers })).body).toEqual({ ended: 0 });
    expect((await call(readAudit, { key })).body.entries).toEqual([
      expect.objectContaining({ action: 'endOtherSessions', target: userId, result: 'done' }),
    ]);
  });
});
