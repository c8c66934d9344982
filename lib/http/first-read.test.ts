import { beforeAll, describe, expect, it } from 'vitest';
import { GET } from '@/app/api/public/v1/dashboard/studies/route';
import { call } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { flat, open } from '@/lib/testing/guide-parts';
import { createdStudy } from '@/lib/testing/journey';
import { newSignedIn } from '@/lib/testing/signed-in';
import { newOrganization } from '@/lib/testing/world';
import { firstRead } from './first-read';
import type { RouteHandler } from './route';

testDatabase();

const guide = [flat([open({ followUp: 'none' })])];
const READ = { handler: GET, query: { sort: 'title', page: 0, perPage: 50, folder: null } };

describe('what comes with a page (decision 102)', () => {
  let cookie: string;
  let organizationId: string;
  const loaded = (more: Record<string, string> = {}) =>
    new Headers({ cookie, 'sec-fetch-dest': 'document', ...more });

  beforeAll(async () => {
    const owner = await newOrganization();
    organizationId = owner.organizationId;
    await createdStudy(owner.key, guide, { title: 'Booking' });
    const reader = await newSignedIn({ organizationId, role: 'viewer' });
    cookie = reader.headers.cookie ?? '';
  });

  it('is what the browser would have been answered', async () => {
    const asked = await call(GET, {
      query: { sort: 'title', page: '0', perPage: '50' },
      headers: { cookie, 'sec-fetch-site': 'same-origin', 'x-organization': organizationId },
    });
    const first = await firstRead<{ studies: unknown[] }>(loaded(), { ...READ, withinMs: 30_000 });
    expect(first?.studies).toHaveLength(1);
    expect(first).toEqual(asked.body);
  });

  it('is for a page that is loaded, not for one that is moved to', async () => {
    const moved = loaded({ 'sec-fetch-dest': 'empty' });
    expect(await firstRead(moved, READ)).toBeNull();
  });

  it('is for who is signed in', async () => {
    const stranger = new Headers({ 'sec-fetch-dest': 'document' });
    expect(await firstRead(stranger, READ)).toBeNull();
  });

  it('is left to the browser where it is refused', async () => {
    expect(
      await firstRead(loaded(), { handler: GET, query: { sort: 'colour' }, withinMs: 30_000 }),
    ).toBeNull();
  });

  it('does not keep the page waiting, and is given up then', async () => {
    let given: AbortSignal | undefined;
    const never: RouteHandler = (request) => {
      given = request.signal;
      return new Promise(() => undefined);
    };
    const began = Date.now();
    expect(await firstRead(loaded(), { handler: never, withinMs: 100 })).toBeNull();
    expect(Date.now() - began).toBeGreaterThanOrEqual(90);
    expect(given?.aborted).toBe(true);
  });
});
