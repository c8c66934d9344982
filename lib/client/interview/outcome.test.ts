import { afterEach, describe, expect, it, vi } from 'vitest';
import { sendJson } from './outcome';

afterEach(() => vi.unstubAllGlobals());

const answering = (response: Response | Error, onLine = true) => {
  vi.stubGlobal('navigator', { onLine });
  vi.stubGlobal('fetch', () =>
    response instanceof Error ? Promise.reject(response) : Promise.resolve(response),
  );
  return sendJson('/x', {});
};
const json = (status: number, headers: Record<string, string> = {}) =>
  new Response('{"code":"x"}', { status, headers });

describe('what became of a request', () => {
  it.each([
    ['a success', json(200), { kind: 'done', value: { code: 'x' } }],
    ['a refusal', json(400), { kind: 'refused', status: 400 }],
    ['a conflict', json(409), { kind: 'refused', status: 409 }],
    ['A13: a conflict that passes', json(409, { 'retry-after': '1' }), { kind: 'again', afterMs: 1_000 }],
    ['a body that was late', json(408), { kind: 'again', why: 'unreachable', afterMs: null }],
    [
      'too many requests',
      json(429, { 'retry-after': '7' }),
      { kind: 'again', why: 'limited', afterMs: 7_000 },
    ],
    ['an absurd wait', json(429, { 'retry-after': '999999' }), { kind: 'again', afterMs: 120_000 }],
    ['a wait that is none', json(429, { 'retry-after': 'soon' }), { kind: 'again', afterMs: null }],
    ['a failure', json(500), { kind: 'again', why: 'unreachable' }],
    [
      'a gateway',
      new Response('<h1>Bad gateway</h1>', { status: 502 }),
      { kind: 'again', why: 'unreachable' },
    ],
    ['a sign-in page of a hotel', new Response('<h1>Welcome</h1>'), { kind: 'again', why: 'unreachable' }],
    ['a broken connection', new TypeError('Failed to fetch'), { kind: 'again', why: 'unreachable' }],
  ])('%s', async (_, response, expected) => {
    expect(await answering(response)).toMatchObject(expected);
  });

  it('no connection at all is offline', async () => {
    expect(await answering(new TypeError('Failed to fetch'), false)).toMatchObject({ why: 'offline' });
  });

  it('a date says when, too', async () => {
    const at = new Date(Date.now() + 20_000).toUTCString();
    const outcome = await answering(json(503, { 'retry-after': at }));
    expect(outcome.kind === 'again' && outcome.afterMs).toBeGreaterThan(15_000);
  });
});
