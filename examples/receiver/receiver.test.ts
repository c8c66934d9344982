import type http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { env } from '@/lib/env';
import { newWebhookSecret, sendWebhook } from '@/lib/ports/webhook-sender';
import { receiver } from './receiver';

/** The example, told by the sender of the product. */
describe('the receiver of the examples', () => {
  const holder = globalThis as typeof globalThis & { colloquyEnv?: ReturnType<typeof env> };
  const before = env();
  const [secret, former] = [newWebhookSecret(), newWebhookSecret()];
  const handled: string[] = [];
  let fails = false;
  let server: http.Server;
  let url: string;
  beforeAll(async () => {
    holder.colloquyEnv = { ...before, webhooksPrivate: true };
    server = receiver([secret, former], async ({ id, type }) => {
      if (fails) throw new Error('the database is away');
      handled.push(`${type} ${id}`);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  });
  afterAll(() => {
    holder.colloquyEnv = before;
    server.close();
    server.closeAllConnections();
  });
  beforeEach(() => {
    handled.length = 0;
    fails = false;
  });

  const told = async (more: { id?: string; body?: string; secrets?: string[] } = {}, at = new Date()) => {
    const body = JSON.stringify({ type: 'response.completed', timestamp: at.toISOString(), data: {} });
    return (await sendWebhook({ url, id: 'm-1', body, secrets: [secret], ...more }, at)).status;
  };

  it('answers 2xx to what is signed, and does each thing once', async () => {
    expect([await told(), await told(), await told({ id: 'm-2', secrets: [former] })]).toEqual([
      204, 204, 204,
    ]);
    expect(handled).toEqual(['response.completed m-1', 'response.completed m-2']);
  });

  it('has what it could not do sent again', async () => {
    fails = true;
    expect(await told({ id: 'm-3' })).toBe(500);
    fails = false;
    expect(await told({ id: 'm-3' })).toBe(204);
    expect(handled).toEqual(['response.completed m-3']);
  });

  it('believes nobody else', async () => {
    expect(await told({ secrets: [newWebhookSecret()] })).toBe(401);
    expect(await told({}, new Date(Date.now() - 600_000))).toBe(401);
    expect((await fetch(url)).status).toBe(405);
    expect(await told({ body: 'x'.repeat(1_000_001) })).toBe(413);
    expect(handled).toEqual([]);
  });
});
