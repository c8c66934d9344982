import { EventEmitter } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { withPageLimits } from './page-limits';

// Before anybody has read the settings.
process.env.RATE_LIMITS = 'on';

const servers: http.Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

/** Pages that are made when they are let go. */
async function slowPages(address: string) {
  const asked: string[] = [];
  const held: (() => void)[] = [];
  let most = 0;
  let atWork = 0;
  const handle = withPageLimits(async (req, res) => {
    asked.push(req.url ?? '');
    most = Math.max(most, ++atWork);
    await new Promise<void>((resolve) => held.push(resolve));
    atWork--;
    res.end('made');
  });
  const server = http.createServer((req, res) => {
    req.headers['x-client-address'] = address;
    void handle(req, res);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const get = (path: string, signal?: AbortSignal) =>
    fetch(`http://127.0.0.1:${port}${path}`, { ...(signal && { signal }) });
  return { asked, held, get, most: () => most };
}

const until = async (holds: () => boolean) => {
  while (!holds()) await sleep(5);
};

it('X2: makes two pages at a time, the others in turn, and files at once', async () => {
  const { held, asked, get, most } = await slowPages('192.0.2.10');
  const all = ['/a', '/b', '/c', '/d'].map((path) => get(path));
  await until(() => asked.length === 2);
  const file = get('/_next/static/x.js');
  await until(() => asked.length === 3);
  expect(asked[2]).toBe('/_next/static/x.js');
  held.pop()!();
  expect((await file).status).toBe(200);
  for (let made = 0; made < 4; made++) {
    await until(() => held.length > 0);
    held.shift()!();
  }
  expect((await Promise.all(all)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(most()).toBe(3);
});

it('X2: makes no page for who has gone while it waited, and gives their place to the next', async () => {
  const { held, asked, get } = await slowPages('192.0.2.11');
  const first = [get('/a'), get('/b')];
  await until(() => asked.length === 2);
  const impatient = new AbortController();
  const left = Array.from({ length: 60 }, (_, index) =>
    get(`/left-${index}`, impatient.signal).catch(() => null),
  );
  await sleep(200);
  impatient.abort();
  await Promise.all(left);
  const last = get('/last');
  await sleep(200);
  while (held.length > 0) held.shift()!();
  await until(() => held.length > 0);
  held.shift()!();
  expect((await last).status).toBe(200);
  await Promise.all(first);
  expect(asked).toEqual(['/a', '/b', '/last']);
});

it('X2: sends away who would wait too long, with a time to come back', async () => {
  const { held, asked, get } = await slowPages('192.0.2.12');
  const enough = new AbortController();
  const waiting = Array.from({ length: 102 }, (_, index) =>
    get(`/${index}`, enough.signal).catch(() => null),
  );
  await until(() => asked.length === 2);
  await sleep(500);
  const reply = await get('/one-more');
  expect([reply.status, Number(reply.headers.get('retry-after')) > 0]).toEqual([503, true]);
  expect(reply.headers.get('content-type')).toContain('text/plain');
  enough.abort();
  await Promise.all(waiting);
  for (const go of held) go();
});

it('X2: counts the pages of an address in a bucket of their own', async () => {
  const { held, get } = await slowPages('192.0.2.13');
  const going = setInterval(() => {
    for (const go of held.splice(0)) go();
  }, 1);
  let refused: Response | undefined;
  for (let sent = 0; sent < 1_300 && !refused; sent += 50) {
    const replies = await Promise.all(Array.from({ length: 50 }, () => get('/page')));
    refused = replies.find(({ status }) => status === 429);
  }
  clearInterval(going);
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
});

it('X2: no place is lost with a client that disconnects as its turn comes', async () => {
  const held: (() => void)[] = [];
  const handle = withPageLimits(async ({ url }) => {
    if (url === '/held') await new Promise<void>((resolve) => held.push(resolve));
  });
  const ask = (url: string) => {
    const res = Object.assign(new EventEmitter(), { destroyed: false });
    const req = { url, headers: { 'x-client-address': '192.0.2.20' } };
    return { res, answered: handle(req as never, res as never) };
  };
  // As often as there are places.
  for (let round = 0; round < 2; round++) {
    const pages = [ask('/held'), ask('/held')];
    await until(() => held.length === 2);
    const { res, answered } = ask('/left');
    await sleep(10);
    held.pop()!();
    // Its turn has come once the page before is over; it begins after what arrived meanwhile.
    for (let task = 0; task < 20; task++) await Promise.resolve();
    res.destroyed = true;
    res.emit('close');
    held.pop()!();
    await Promise.all([...pages.map((page) => page.answered), answered]);
  }
  await ask('/next').answered;
});
