import http from 'node:http';
import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UNLIMITED } from '@/lib/domain/people/key-limits';
import { noteCaller } from '@/lib/http/note-caller';
import { bytesOf } from '@/lib/http/request-body';
import { textResponse } from '@/lib/http/text-response';
import { openLog } from '@/lib/telemetry/log';
import { type Gateway, type GatewayOptions, openGateway } from './gateway';
import type { ApiRoute } from './route-match';

let logged = '';
const log = openLog({ write: (line) => (logged += line) });

const routes: ApiRoute[] = [
  { pattern: '/api/public/v1/things', module: { GET: () => Response.json([1]), POST: echo } },
  { pattern: '/api/public/v1/things/create', module: { POST: echo } },
  { pattern: '/api/public/v1/things/[thingId]', module: { GET: seen } },
  {
    pattern: '/api/public/v1/text',
    module: { GET: () => textResponse('"tëxt"', { headers: { 'x-own': '1' } }) },
  },
  { pattern: '/api/public/v1/known', module: { GET: known } },
  { pattern: '/api/public/v1/empty', module: { GET: () => new Response(null, { status: 204 }) } },
  { pattern: '/api/public/v1/part', module: { POST: partlyRead } },
  { pattern: '/api/public/v1/clone', module: { POST: treated } },
  { pattern: '/api/public/v1/abort', module: { GET: untilGone } },
  { pattern: '/api/public/v1/stream', module: { GET: stream } },
  { pattern: '/api/public/v1/slow', module: { GET: slow } },
  { pattern: '/api/public/v1/large', module: { GET: () => textResponse(JSON.stringify('ä'.repeat(9_000))) } },
  { pattern: '/api/interviews/[id]/upload', module: { PATCH: echo }, uploads: true },
  {
    pattern: '/api/public/v1/broken',
    module: {
      GET: () => {
        throw new Error('canary');
      },
    },
  },
];

function known(request: Request): Response {
  noteCaller(request, {
    kind: 'member',
    via: 'key',
    keyId: 'key-1',
    organizationId: 'o',
    userId: 'u',
    role: 'owner',
    ...UNLIMITED,
  });
  return Response.json('known');
}
async function partlyRead(request: Request): Promise<Response> {
  for await (const _ of bytesOf(request)) return textResponse('"enough"', { status: 413 });
  return new Response(null, { status: 204 });
}
async function echo(request: Request): Promise<Response> {
  return new Response(await request.arrayBuffer(), { status: 201 });
}
async function seen(
  request: Request,
  { params }: { params: Promise<Record<string, string>> },
): Promise<Response> {
  const headers = Object.fromEntries(request.headers);
  return Response.json({ params: await params, url: request.url, method: request.method, headers });
}
async function treated(request: Request): Promise<Response> {
  const copy = new Headers(request.headers);
  const body = await request.json();
  return Response.json({
    isRequest: request instanceof Request,
    body,
    used: request.bodyUsed,
    header: request.headers.get('X-A'),
    none: request.headers.get('constructor'),
    headers: copy.get('x-a') === '1' && [...request.headers.keys()].includes('host'),
  });
}
let sayAborted: (gone: boolean) => void;
const aborted = new Promise<boolean>((resolve) => {
  sayAborted = resolve;
});
async function untilGone(request: Request): Promise<Response> {
  await new Promise((resolve) => request.signal.addEventListener('abort', resolve));
  sayAborted(true);
  return Response.json(null);
}
function stream(): Response {
  const encoder = new TextEncoder();
  return new Response(
    new ReadableStream({
      async start(controller) {
        for (const part of ['a', 'b', 'c']) {
          controller.enqueue(encoder.encode(part));
          await sleep(20);
        }
        controller.close();
      },
    }),
  );
}
async function slow(): Promise<Response> {
  await sleep(600);
  return Response.json('late');
}

const options: GatewayOptions = {
  host: '127.0.0.1',
  port: 0,
  baseUrl: 'https://studies.example.org',
  trustProxy: 0,
  routes,
  pages: (req, res) => {
    if (req.url === '/fails') throw new Error('canary');
    res.end(JSON.stringify(req.headers));
  },
  log: () => log,
};
let gateway: Gateway;
beforeAll(async () => {
  gateway = await openGateway(options);
});
afterAll(() => gateway.drain(100));

interface Answer {
  status: number;
  headers: Map<string, string>;
  body: string;
}

/** Sends these bytes and reads until the server hangs up. */
function exchange(bytes: string, port = gateway.port): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    const socket = net.connect(port, '127.0.0.1', () => socket.write(bytes, 'latin1'));
    socket.on('data', (chunk) => (text += chunk.toString('latin1')));
    socket.on('close', () => resolve(text));
    socket.on('error', reject);
  });
}

async function raw(bytes: string, port?: number): Promise<Answer> {
  return read(await exchange(bytes, port));
}

function read(text: string): Answer {
  const end = text.indexOf('\r\n\r\n');
  const [line = '', ...fields] = text.slice(0, end).split('\r\n');
  const headers = fields.map((field): [string, string] => {
    const colon = field.indexOf(':');
    return [field.slice(0, colon).toLowerCase(), field.slice(colon + 1).trim()];
  });
  return { status: Number(line.split(' ')[1]), headers: new Map(headers), body: text.slice(end + 4) };
}

const request = (line: string, ...headers: string[]) =>
  raw(`${[`${line} HTTP/1.1`, 'Host: x', 'Connection: close', ...headers].join('\r\n')}\r\n\r\n`);

function expectEnvelope(answer: Answer, status: number, code: string): void {
  expect(answer.status).toBe(status);
  expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(JSON.parse(answer.body)).toEqual({ error: expect.any(String), code });
  expectEveryHeader(answer);
  expect(answer.headers.get('cache-control')).toBe('no-store');
}

function expectEveryHeader(answer: Answer): void {
  expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect(answer.headers.get('x-frame-options')).toBe('DENY');
}

describe('A5: what is malformed is refused in the envelope', () => {
  it.each([
    ['GET /api/public/%ZZ'],
    ['GET /api/public/v1/%FF'],
    ['GET /api/public/v1/%C0%AF'],
    ['GET /api/public//v1/things'],
    ['GET //api/public/v1/things'],
    ['GET /api/public/v1/../v1/things'],
    ['GET /api/public/v1/%2e%2e/things'],
    ['GET /api/public\\v1'],
    ['GET http://evil.example/api/public/v1/things'],
    ['GET http://evil.example//x'],
    ['OPTIONS *'],
    ['GET /api/public/v1/things#x'],
  ])('%s: 400', async (line) => {
    expectEnvelope(await request(line), 400, 'bad_request');
  });

  it('no Host, two Hosts, a Host that is none: 400', async () => {
    const get = 'GET /api/public/v1/things HTTP/1.1\r\nConnection: close\r\n';
    expectEnvelope(await raw(`${get}\r\n`), 400, 'bad_request');
    expectEnvelope(await raw(`${get}Host: a\r\nHost: b\r\n\r\n`), 400, 'bad_request');
    expectEnvelope(await raw(`${get}Host: a/b\r\n\r\n`), 400, 'bad_request');
    expectEnvelope(
      await raw('GET /mcp HTTP/1.1\r\nConnection: close\r\nHost: [::1\r\n\r\n'),
      400,
      'bad_request',
    );
  });

  it('HTTP/1.0 needs no Host', async () => {
    expect((await raw('GET /api/public/v1/things HTTP/1.0\r\n\r\n')).status).toBe(200);
  });

  it('what is not HTTP: 400', async () => {
    expectEnvelope(await raw('hello\r\n\r\n'), 400, 'bad_request');
    expectEnvelope(
      await raw('GET /\u00e4 HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'),
      400,
      'bad_request',
    );
    expectEnvelope(await raw('BREW /api/public/v1/things HTTP/1.1\r\nHost: x\r\n\r\n'), 400, 'bad_request');
    expectEnvelope(
      await raw('GET / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n'),
      400,
      'bad_request',
    );
  });

  it('a body whose chunks are broken: 400', async () => {
    const post = 'POST /api/public/v1/things HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n';
    expectEnvelope(await raw(post), 400, 'bad_request');
  });

  it.each(['websocket', 'h2c'])('an upgrade to %s: 400 and the connection closed', async (protocol) => {
    const get = `GET /api/public/v1/things HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: ${protocol}\r\n\r\n`;
    expectEnvelope(await raw(get), 400, 'bad_request');
    expectEnvelope(await raw(get.replace('/api/public/v1/things', '/_next/hmr')), 400, 'bad_request');
  });

  it('CONNECT: 405', async () => {
    expectEnvelope(await raw('CONNECT evil.example:443 HTTP/1.1\r\nHost: x\r\n\r\n'), 405, 'bad_request');
  });

  it('an unknown expectation: 417', async () => {
    expectEnvelope(await request('GET /api/public/v1/things', 'Expect: wonders'), 417, 'bad_request');
  });

  it('headers past the limit: 431', async () => {
    expectEnvelope(
      await request('GET /api/public/v1/things', `X: ${'x'.repeat(70_000)}`),
      431,
      'bad_request',
    );
  });

  it('E6: 16 KiB of parameters, escaped, still arrive', async () => {
    expect((await request(`GET /s/link?p=${'%C3%A4'.repeat(8_000)}`)).status).toBe(200);
  });

  it('a page: a line to read', async () => {
    for (const path of ['/%ZZ', '//evil.example', '/a/../b', '/\\evil']) {
      const answer = await request(`GET ${path}`);
      expect(answer.status).toBe(400);
      expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
      expect(answer.headers.get('location')).toBeUndefined();
      expectEveryHeader(answer);
    }
  });
});

describe.concurrent('A5: what never comes is given up within 15 seconds', () => {
  it.each([
    ['a body', 'POST /api/public/v1/things HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\n{'],
    [
      'a chunked body',
      'POST /api/public/v1/things HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{',
    ],
    ['an upload', 'PATCH /api/interviews/1/upload HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\n{'],
    ['headers', 'GET /api/public/v1/things HTTP/1.1\r\nHost: x\r\n'],
  ])('%s: 408', async (_what, bytes) => {
    const begun = Date.now();
    expectEnvelope(await raw(bytes), 408, 'bad_request');
    expect(Date.now() - begun).toBeLessThan(15_000);
  });

  it('a connection that says nothing is closed without a word', async () => {
    expect(await exchange('')).toBe('');
  });
});

describe('A5, A9: routes', () => {
  it.each([
    '/api',
    '/api/',
    '/api/nope',
    '/api/public',
    '/api/public/v1/things/',
    '/api/public/v1/things/1/2',
    '/api/interviews/x',
  ])('%s is unknown: 404', async (path) => {
    expectEnvelope(await request(`GET ${path}`), 404, 'not_found');
    expectEnvelope(await request(`DELETE ${path}`), 404, 'not_found');
  });

  it.each(['DELETE', 'PUT', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND'])(
    '%s where it is not taken: 405 with Allow',
    async (method) => {
      const answer = await request(`${method} /api/public/v1/things`);
      expectEnvelope(answer, 405, 'bad_request');
      expect(answer.headers.get('allow')).toBe('GET, HEAD, POST');
    },
  );

  it('a fixed segment wins over an open one', async () => {
    expectEnvelope(await request('GET /api/public/v1/things/create'), 405, 'bad_request');
    expect((await request('GET /api/public/v1/things/created')).status).toBe(200);
  });

  it('parameters are decoded once', async () => {
    const answer = await request('GET /api/public/v1/things/a%2Fb%2541%00?x=%ZZ');
    expect(JSON.parse(answer.body)).toMatchObject({
      params: { thingId: 'a/b%41\0' },
      url: 'https://studies.example.org/api/public/v1/things/a%2Fb%2541%00?x=%ZZ',
    });
  });

  it('HEAD is GET without the body', async () => {
    const get = await request('GET /api/public/v1/things');
    const head = await request('HEAD /api/public/v1/things');
    expect(get.body).toBe('[1]');
    expect(head).toMatchObject({ status: 200, body: '' });
    expect(head.headers.get('content-length')).toBe(get.headers.get('content-length'));
  });

  const claims = [
    'RSC: 1',
    'Next-Router-Prefetch: 1',
    'Next-Resume: 1',
    'X-Middleware-Subrequest: proxy',
    'X-Request-Id: mine',
    'X-Client-Address: 6.6.6.6',
    'Forwarded: for=6.6.6.6',
    'X-Forwarded-For: 6.6.6.6',
    'X-Forwarded-Host: evil.example',
    'X-Forwarded-Proto: gopher',
  ];

  it('T8: headers that steer the framework are gone, a request id is ours alone, proxies are not believed', async () => {
    const answer = await request('GET /api/public/v1/things/1', ...claims);
    const { headers } = JSON.parse(answer.body);
    expect(Object.keys(headers).sort()).toEqual(['connection', 'host', 'x-client-address', 'x-request-id']);
    expect(headers['x-client-address']).toBe('127.0.0.1');
    expect(headers['x-request-id']).toBe(answer.headers.get('x-request-id'));
    expect(headers['x-request-id']).not.toBe('mine');
  });

  it('T8: to pages, host and protocol are what the settings say', async () => {
    const headers = JSON.parse((await request('GET /studies', ...claims)).body);
    expect(headers).toMatchObject({
      rsc: '1',
      'x-client-address': '127.0.0.1',
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-host': 'studies.example.org',
      'x-forwarded-proto': 'https',
    });
    expect(Object.keys(headers).filter((name) => /middleware|resume|^forwarded/.test(name))).toEqual([]);
  });

  it('A12: two key headers arrive as one that no key equals', async () => {
    const answer = await request('GET /api/public/v1/things/1', 'X-Api-Key: a', 'X-Api-Key: b');
    expect(JSON.parse(answer.body).headers['x-api-key']).toBe('a, b');
  });

  it('A8: a handler that throws is 500 without details, and logged', async () => {
    const answer = await request('GET /api/public/v1/broken');
    expectEnvelope(answer, 500, 'internal_error');
    expect(answer.body).not.toContain('canary');
    expect(logged).toContain('canary');
    expect(logged).toContain(answer.headers.get('x-request-id'));
  });

  it('a body arrives whole, chunked or not', async () => {
    const body = 'x'.repeat(300_000);
    const sized = await request('POST /api/public/v1/things', `Content-Length: ${body.length}`, '', body);
    expect(sized).toMatchObject({ status: 201, body });
    const chunk = `${body.length.toString(16)}\r\n${body}\r\n0\r\n`;
    const chunked = await request('POST /api/public/v1/things', 'Transfer-Encoding: chunked', '', chunk);
    expect(chunked).toMatchObject({ status: 201, body });
  });

  it('an answer that is not a stream has its length; a stream comes as it is made', async () => {
    const text = await request('GET /api/public/v1/text');
    expect(text.headers.get('content-length')).toBe('7');
    expect(text.headers.get('x-own')).toBe('1');
    expectEveryHeader(text);
    const streamed = await request('GET /api/public/v1/stream');
    expect(streamed.headers.get('transfer-encoding')).toBe('chunked');
    expect(streamed.body.replace(/1\r\n|\r\n|0/g, '')).toBe('abc');
  });

  it('E9: a large answer is packed for a client that takes gzip, and only then', async () => {
    const ask = (encoding: string) =>
      fetch(`http://127.0.0.1:${gateway.port}/api/public/v1/large`, {
        headers: { 'accept-encoding': encoding },
      });
    const packed = await ask('br, gzip;q=0.5');
    expect([packed.headers.get('content-encoding'), packed.headers.get('vary')]).toEqual([
      'gzip',
      'accept-encoding',
    ]);
    expect(Number(packed.headers.get('content-length'))).toBeLessThan(1_000);
    expect(await packed.json()).toBe('ä'.repeat(9_000));
    for (const encoding of ['identity', 'gzip;q=0', '*;q=0.0']) {
      const plain = await ask(encoding);
      expect([plain.headers.get('content-encoding'), plain.headers.get('vary')]).toEqual([
        null,
        'accept-encoding',
      ]);
      expect(await plain.json()).toBe('ä'.repeat(9_000));
    }
  });

  it('a response without a body, and one for HEAD, say so', async () => {
    const empty = await request('GET /api/public/v1/empty');
    expect(empty).toMatchObject({ status: 204, body: '' });
    expect(empty.headers.has('content-length')).toBe(false);
    const head = await request('HEAD /api/public/v1/text');
    expect(head.headers.get('content-length')).toBe('7');
    expect(head.body).toBe('');
  });

  it('a request is a Request to a handler that treats it as one', async () => {
    const answer = await request('POST /api/public/v1/clone', 'X-A: 1', 'Content-Length: 2', '', '{}');
    expect(JSON.parse(answer.body)).toEqual({
      isRequest: true,
      body: {},
      used: true,
      header: '1',
      none: null,
      headers: true,
    });
  });

  it('a handler learns that its client went away', async () => {
    const socket = net.connect(gateway.port, '127.0.0.1', () => {
      socket.write('GET /api/public/v1/abort HTTP/1.1\r\nHost: x\r\n\r\n');
      setTimeout(() => socket.destroy(), 100);
    });
    await expect(aborted).resolves.toBe(true);
  });

  it.each([
    ['before the body has come', 'text', 405],
    ['after a part of the body', 'part', 413],
  ])('an answer %s still reaches a client that keeps sending', async (_, path, status) => {
    const head = `POST /api/public/v1/${path} HTTP/1.1\r\nHost: x\r\nContent-Length: 30000000\r\n\r\n`;
    const answer = await raw(
      `${head}${'x'.repeat(30_000_000)}GET /api/nope HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
    );
    expect(answer.status).toBe(status);
    expect(answer.body).toContain('HTTP/1.1 404 Not Found');
  });
});

describe('pages', () => {
  it('pages get what is not the API, and sign-in', async () => {
    for (const path of ['/', '/studies', '/studies/', '/apix', '/api/auth/sign-in']) {
      const answer = await request(`GET ${path}`);
      expect(answer.status).toBe(200);
      expectEveryHeader(answer);
    }
    expect((await request('POST /api/auth/sign-in')).status).toBe(200);
  });

  it('pages are read, not written', async () => {
    expect((await request('POST /studies')).status).toBe(405);
    expect((await request('TRACE /studies')).status).toBe(405);
    expectEnvelope(await request('DELETE /api/auth/sign-in'), 405, 'bad_request');
  });

  it('a page that fails is 500 without details', async () => {
    const answer = await request('GET /fails');
    expect(answer).toMatchObject({ status: 500 });
    expect(answer.body).not.toContain('canary');
  });
});

it('believes as many proxies as it is told of', async () => {
  const behind = await openGateway({ ...options, trustProxy: 2 });
  const ask = (chain: string) =>
    raw(`GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nX-Forwarded-For: ${chain}\r\n\r\n`, behind.port);
  const address = async (chain: string) => read(`\r\n\r\n${(await ask(chain)).body}`).body;
  expect(await address('6.6.6.6, 1.1.1.1, 2.2.2.2')).toContain('"x-client-address":"1.1.1.1"');
  expect(await address('2.2.2.2')).toContain('"x-client-address":"2.2.2.2"');
  await behind.drain(100);
});

it('drains: what is under way is answered, kept connections close, nothing new is taken', async () => {
  const other = await openGateway(options);
  const kept = exchange('GET /api/public/v1/things HTTP/1.1\r\nHost: x\r\n\r\n', other.port);
  const slowly = exchange('GET /api/public/v1/slow HTTP/1.1\r\nHost: x\r\n\r\n', other.port);
  await sleep(200);
  const begun = Date.now();
  await other.drain(5_000);
  expect(Date.now() - begun).toBeLessThan(2_000);
  expect(read(await slowly)).toMatchObject({ status: 200, body: '"late"' });
  expect(read(await kept).status).toBe(200);
  await expect(exchange('GET / HTTP/1.1\r\n\r\n', other.port)).rejects.toThrow();
});

describe('P1, X20: a request is one line of the log', () => {
  const lineOf = async (answer: Promise<Answer>) => {
    const requestId = (await answer).headers.get('x-request-id');
    await expect.poll(() => logged).toContain(requestId);
    const lines = logged
      .split('\n')
      .filter((line) => line.includes(`"${requestId}"`) && line.includes('"ms"'));
    expect(lines).toHaveLength(1);
    return JSON.parse(lines[0] ?? '');
  };

  it('with when, what, how and how long', async () => {
    expect(await lineOf(request('GET /api/public/v1/things/secret-id?token=canary'))).toEqual({
      level: 'info',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      requestId: expect.any(String),
      method: 'GET',
      route: '/api/public/v1/things/[thingId]',
      status: 200,
      ms: expect.any(Number),
      msg: 'request',
    });
  });

  it('also when it is refused, or meant for nobody; its path, which may hold secrets, is not in it', async () => {
    const before = logged.length;
    expect(await lineOf(request('GET /api/public/v1/canary'))).toMatchObject({
      route: 'unmatched',
      status: 404,
    });
    expect(await lineOf(request('GET /s/canary'))).toMatchObject({ route: 'page', status: 200 });
    expect(await lineOf(request('GET /api/%ZZcanary'))).toMatchObject({ route: 'unmatched', status: 400 });
    expect(await lineOf(request('POST /api/public/v1/broken'))).toMatchObject({ status: 405 });
    expect(logged.slice(before)).not.toContain('canary');
  });

  it('with the caller, once the handler knows who it is', async () => {
    expect(await lineOf(request('GET /api/public/v1/known'))).toMatchObject({ caller: 'key-1' });
  });
});

it('X49: a connection is kept for longer than proxies keep theirs, and its next request is answered', async () => {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  const ask = () =>
    new Promise<http.IncomingMessage>((resolve, reject) => {
      const options = { agent, port: gateway.port, host: '127.0.0.1', path: '/api/public/v1/things' };
      http.get(options, (res) => res.resume().on('end', () => resolve(res))).on('error', reject);
    });
  const first = await ask();
  expect(first.headers['keep-alive']).toBe('timeout=75');
  // Longer than the headers of a request may take.
  await sleep(11_500);
  const second = await ask();
  expect(second.statusCode).toBe(200);
  expect(second.socket).toBe(first.socket);
  agent.destroy();
});
