import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { colloquy, type Settings } from './index.js';

type Said = { status: number; headers?: Record<string, string>; body?: unknown } | 'breaks off';
interface Asked {
  method: string | undefined;
  headers: http.IncomingHttpHeaders;
}

const servers: http.Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** A server that says these, one after the other, and what it was asked. */
async function saying(...answers: Said[]) {
  const asked: Asked[] = [];
  const server = http.createServer((req, res) => {
    asked.push({ method: req.method, headers: req.headers });
    const said = answers[asked.length - 1] ?? { status: 200, body: {} };
    if (said === 'breaks off') return res.socket?.destroy();
    res.writeHead(said.status, { 'content-type': 'application/json', ...said.headers });
    return res.end(said.body === undefined ? undefined : JSON.stringify(said.body));
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const api = (more: Partial<Settings> = {}) => colloquy({ url, apiKey: 'clq_key', ...more });
  return { asked, api: api(), with: api };
}

const busy = { status: 503, headers: { 'retry-after': '0' } };
const launch = { path: { studyId: 'a/b' }, body: {} };

describe('the TypeScript client', () => {
  it('repeats what may be repeated, with the same key', async () => {
    const { api, asked } = await saying('breaks off', busy, { status: 200, body: { status: 'live' } });
    expect(await api.launchStudy(launch)).toEqual({ status: 'live' });
    const keys = asked.map(({ headers }) => headers['idempotency-key']);
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
    expect(asked[0]?.headers['x-api-key']).toBe('clq_key');
  });

  it('goes by the key that was given', async () => {
    const { api, asked } = await saying();
    await api.launchStudy({ ...launch, headers: { 'Idempotency-Key': 'mine' } });
    expect(asked[0]?.headers['idempotency-key']).toBe('mine');
  });

  it('goes on with a file where it got to', async () => {
    const { api, asked } = await saying(
      busy,
      { status: 201, headers: { location: 'http://elsewhere.example/api/interviews/r/recordings/f-1' } },
      'breaks off',
      { status: 200, headers: { 'upload-offset': '2' } },
      { status: 204, headers: { 'upload-offset': '5' } },
    );
    const content = new Blob(['Hello']);
    const file = { kind: 'file' as const, stepId: 's', content, filename: 'é.txt', filetype: 'text/plain' };
    expect(await api.uploadRecording({ responseId: 'r', token: 't' }, file)).toBe('f-1');
    expect(asked.map(({ method, headers }) => [method, headers['upload-offset']])).toEqual([
      ['POST', undefined],
      ['POST', undefined],
      ['PATCH', '0'],
      ['HEAD', undefined],
      ['PATCH', '2'],
    ]);
    expect(asked[4]?.headers).toMatchObject({ authorization: 'Bearer t', 'content-length': '3' });
    expect(asked[0]?.headers['upload-metadata']).toBe(
      'kind ZmlsZQ==,stepId cw==,filename w6kudHh0,filetype dGV4dC9wbGFpbg==',
    );
  });

  it('does not repeat what might be done twice, but what was refused before', async () => {
    const hook = { body: { url: 'https://hooks.example.org', events: ['export.ready' as const] } };
    const broken = await saying('breaks off');
    await expect(broken.api.createWebhook(hook)).rejects.toMatchObject({ status: 0, code: 'no_answer' });
    expect(broken.asked).toHaveLength(1);
    const limited = await saying(
      { status: 429, headers: { 'retry-after': '0' } },
      { status: 201, body: { id: 'x' } },
    );
    expect(await limited.api.createWebhook(hook)).toEqual({ id: 'x' });
    const raced = await saying(
      { status: 409, headers: { 'retry-after': '0' } },
      { status: 201, body: { id: 'y' } },
    );
    expect(await raced.api.createWebhook(hook)).toEqual({ id: 'y' });
  });

  it('gives up after its attempts, and at once where it would wait for too long', async () => {
    const always = await saying(busy, busy, busy);
    await expect(always.with({ attempts: 2 }).listStudies()).rejects.toMatchObject({ status: 503 });
    expect(always.asked).toHaveLength(2);
    const hour = await saying({ status: 429, headers: { 'retry-after': '3600' } });
    await expect(hour.api.listStudies()).rejects.toMatchObject({ retryAfterMs: 3_600_000 });
    expect(hour.asked).toHaveLength(1);
  });

  it('tells a refusal as the envelope has it, and one that has none', async () => {
    const issues = [{ path: ['title'], message: 'Required' }];
    const refused = {
      status: 400,
      headers: { 'x-request-id': 'r-1' },
      body: { error: 'Not so.', code: 'invalid_request_body', issues },
    };
    const { api } = await saying(refused, { status: 404, body: 'no envelope' });
    await expect(api.listStudies()).rejects.toMatchObject({
      message: 'Not so.',
      code: 'invalid_request_body',
      issues,
      requestId: 'r-1',
    });
    await expect(api.listStudies()).rejects.toMatchObject({ status: 404, code: 'internal_error' });
  });

  it('takes its key nowhere else', async () => {
    const elsewhere = await saying();
    const { api } = await saying({ status: 302, headers: { location: 'http://127.0.0.1:1/' } });
    await expect(api.listStudies()).rejects.toMatchObject({ status: 302 });
    expect(elsewhere.asked).toEqual([]);
  });

  it('stops when its caller does', async () => {
    const { api } = await saying({ status: 429, headers: { 'retry-after': '30' } });
    const stop = new AbortController();
    const asked = api.listStudies({ signal: stop.signal });
    stop.abort(new Error('enough'));
    await expect(asked).rejects.toThrow('enough');
  });

  it('does not wait for an answer for ever', async () => {
    const ask: typeof fetch = (_, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      });
    const api = colloquy({ url: 'http://127.0.0.1', timeoutMs: 5, attempts: 1, fetch: ask });
    await expect(api.listStudies()).rejects.toMatchObject({ code: 'no_answer' });
  });
});
