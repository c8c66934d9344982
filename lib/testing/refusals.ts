import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { RouteHandler } from '@/lib/http/route';
import { createKey } from '@/lib/services/keys/create-key';
import { setKeyRevoked } from '@/lib/store/api-keys';
import { database } from '@/lib/store/database';
import { member } from '@/lib/store/schema';
import { type Call, call, type Reply } from './call';
import { newSignedIn } from './signed-in';
import { newMember, newOrganization, type Person } from './world';

interface MemberRoute {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** A body that the route takes. */
  body?: unknown;
  headers?: Record<string, string>;
  /** A query that the route needs. */
  query?: Record<string, string>;
  /** The path of something of this person's. Absent for a route whose path names nothing. */
  params?: (person: Person) => Promise<Record<string, string>>;
  /** The same path with an id that does not exist. */
  nowhere?: Record<string, string>;
}

const envelope = (reply: Reply) => [reply.status, reply.body?.code];

/**
 * The refusals that every route of a member must have (decisions, A9, A12, E8, H2, H4). Call it where tests are
 * declared, in a file with `testDatabase()`.
 */
export function refusesStrangers(handler: RouteHandler, route: MemberRoute): void {
  let owner: Person;
  let params: Record<string, string>;
  const request = (more: Call): Promise<Reply> =>
    call(handler, {
      method: route.method ?? 'GET',
      params,
      ...(route.query && { query: route.query }),
      ...(route.body === undefined ? {} : { body: route.body }),
      ...more,
      headers: { ...route.headers, ...more.headers },
    });

  describe('for strangers', () => {
    beforeAll(async () => {
      owner = await newOrganization();
      params = (await route.params?.(owner)) ?? {};
    });

    it('A12: a request without a key in x-api-key has none, wherever else one is sent', async () => {
      const replies = await Promise.all([
        request({}),
        request({ key: '' }),
        request({ key: '   ' }),
        request({ headers: { authorization: `Bearer ${owner.key}` } }),
        request({ query: { 'x-api-key': owner.key, api_key: owner.key } }),
      ]);
      for (const reply of replies) {
        expect(envelope(reply)).toEqual([401, 'missing_api_key']);
        expect(Object.keys(reply.body)).toEqual(['error', 'code']);
      }
    });

    it('H2: unknown, doubled, expired and revoked keys are one answer', async () => {
      const revoked = await createKey(database(), owner);
      await setKeyRevoked(database(), revoked.keyId);
      const expired = await createKey(database(), { ...owner, expiresAt: new Date(Date.now() - 1_000) });
      const keys = [
        'nonsense',
        `${owner.key}x`,
        `${owner.key}, ${owner.key}`,
        'k'.repeat(10_000),
        revoked.apiKey,
        expired.apiKey,
      ];
      const replies = await Promise.all(keys.map((key) => request({ key })));
      for (const reply of replies) expect(envelope(reply)).toEqual([401, 'invalid_api_key']);
      expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
    });

    it('is forbidden to somebody who left the organisation of the key', async () => {
      const left = await newMember(owner.organizationId, 'owner');
      const { organizationId, userId } = left;
      await database()
        .delete(member)
        .where(and(eq(member.organizationId, organizationId), eq(member.userId, userId)));
      expect(envelope(await request({ key: left.key }))).toEqual([403, 'forbidden']);
    });

    it('A9: the key is judged before path, query and body', async () => {
      const hopeless: Call[] = [
        { query: 'page=x&page=y&perPage=0&per_page=0&updatedSince=never&revision=x' },
        { params: Object.fromEntries(Object.keys(params).map((name) => [name, '\0'])) },
      ];
      if (route.method === 'POST')
        hopeless.push({ body: '{' }, { body: [] }, { body: new Uint8Array([255]) });
      for (const sent of hopeless) {
        expect(envelope(await request(sent))).toEqual([401, 'missing_api_key']);
        expect(envelope(await request({ ...sent, key: 'nonsense' }))).toEqual([401, 'invalid_api_key']);
      }
    });

    const { nowhere } = route;
    if (!nowhere) return;
    it('E8, H4: what belongs to another organisation is not there, to the byte', async () => {
      const stranger = await newOrganization();
      const foreign = await request({ key: stranger.key });
      const absent = await request({ key: stranger.key, params: nowhere });
      expect(foreign.status).toBe(404);
      expect(foreign.text).toBe(absent.text);
      expect(foreign.status).toBe(absent.status);
      expect((await request({ key: owner.key })).status).toBeLessThan(300);
    });
  });
}

/**
 * The refusals that every route of one interview must have: without its own token it is `unauthorized`, in one answer
 * that does not reveal whether the interview exists (decisions, H2; interview protocol, Resume).
 */
export function refusesOtherTokens(
  handler: RouteHandler,
  route: {
    method: string;
    body?: unknown;
    /** Two interviews in progress. */
    interviews: () => Promise<{ responseId: string; token: string }[]>;
  },
): void {
  it('H2: an interview needs its own token, and does not tell whether it exists', async () => {
    const [mine, other] = await route.interviews();
    const request = (responseId: string, more: Call) =>
      call(handler, {
        method: route.method,
        params: { responseId },
        ...(route.body === undefined ? {} : { body: route.body }),
        ...more,
      });
    const { responseId, token } = mine!;
    const replies = await Promise.all([
      request(responseId, {}),
      request(responseId, { token: '' }),
      request(responseId, { token: 'nonsense' }),
      request(responseId, { token: other!.token }),
      request(responseId, { headers: { authorization: token } }),
      request(responseId, { headers: { authorization: `Basic ${token}` } }),
      request(responseId, { query: { token } }),
      request(responseId, { key: (await newOrganization()).key }),
      request(responseId, { headers: { cookie: `clq_interview_x=${responseId}.${token}` } }),
      request(randomUUID(), { token }),
      request('nonsense', { token }),
      request('\0', { token, ...(route.body === undefined ? {} : { body: '{' }) }),
    ]);
    for (const reply of replies) expect(envelope(reply)).toEqual([401, 'unauthorized']);
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
    expect((await request(responseId.toUpperCase(), { token })).status).not.toBe(401);
  });
}

/**
 * The refusals that every route of a signed-in person must have: it needs a session from our own pages, not a key and
 * not a page of another site.
 */
export function refusesTheSignedOut(
  handler: RouteHandler,
  route: { method?: string; body?: unknown; params?: Record<string, string> },
): void {
  it('H2, H3: needs a session of our own pages', async () => {
    const { key } = await newOrganization();
    const { headers } = await newSignedIn();
    const { cookie = '' } = headers;
    const request = (sent: Record<string, string>, more: Call = {}) =>
      call(handler, {
        ...(route.method === undefined ? {} : { method: route.method }),
        ...(route.params === undefined ? {} : { params: route.params }),
        ...(route.body === undefined ? {} : { body: route.body }),
        ...more,
        headers: sent,
      });
    const replies = await Promise.all([
      request({}),
      request({}, { key }),
      request({ cookie }),
      request({ cookie, origin: 'https://evil.example' }),
      request({ cookie, 'sec-fetch-site': 'cross-site' }),
      request({ cookie: cookie.replace(/token=./, 'token=_'), 'sec-fetch-site': 'same-origin' }),
      request({ 'sec-fetch-site': 'same-origin' }, route.body === undefined ? {} : { body: '{' }),
    ]);
    for (const reply of replies) expect(envelope(reply)).toEqual([401, 'unauthorized']);
    expect((await request(headers)).status).not.toBe(401);
  });
}
