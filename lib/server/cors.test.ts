import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openLog } from '@/lib/telemetry/log';
import { type Gateway, openGateway } from './gateway';
import type { ApiRoute } from './route-match';

const FRIEND = 'https://panel.example.org';
const answer = () => Response.json({}, { headers: { etag: '"1"' } });
const routes: ApiRoute[] = [
  { pattern: '/api/public/v1/things', module: { GET: answer, POST: answer } },
  {
    pattern: '/api/interviews/[responseId]/recordings/[recordingId]',
    module: { HEAD: answer, PATCH: answer },
  },
  { pattern: '/api/account', module: { GET: answer } },
  { pattern: '/api/openapi.json', module: { GET: answer } },
  { pattern: '/api/recordings/[key]/[name]', module: { GET: answer } },
];

let gateway: Gateway;
let shut: Gateway;
beforeAll(async () => {
  const options = {
    host: '127.0.0.1',
    port: 0,
    baseUrl: 'https://studies.example.org',
    trustProxy: 0,
    routes,
    pages: (_req: unknown, res: { end(text: string): void }) => res.end('page'),
    log: () => openLog({ write: () => {} }),
  };
  gateway = await openGateway({ ...options, corsOrigins: [FRIEND] });
  shut = await openGateway(options);
});
afterAll(() => Promise.all([gateway.drain(100), shut.drain(100)]));

async function ask(path: string, init: RequestInit = {}, at = gateway): Promise<Response> {
  return fetch(`http://127.0.0.1:${at.port}${path}`, init);
}

const cors = (response: Response) =>
  Object.fromEntries([...response.headers].filter(([name]) => name.startsWith('access-control-')));

function preflight(path: string, method: string, origin = FRIEND, at = gateway): Promise<Response> {
  const headers = { origin, 'access-control-request-method': method };
  return ask(path, { method: 'OPTIONS', headers }, at);
}

describe('J4, X21: an origin of CORS_ORIGINS', () => {
  it('reads what it asks for with a key, and the headers that clients need, without credentials of the session', async () => {
    const response = await ask('/api/public/v1/things', { headers: { origin: FRIEND } });
    expect(response.status).toBe(200);
    expect(response.headers.get('access-control-allow-origin')).toBe(FRIEND);
    expect(response.headers.get('vary')).toMatch(/origin/i);
    expect(response.headers.has('access-control-allow-credentials')).toBe(false);
    const exposed = response.headers.get('access-control-expose-headers')?.split(', ');
    for (const name of ['ETag', 'Link', 'Location', 'Retry-After', 'RateLimit-Remaining', 'X-Total-Count']) {
      expect(exposed).toContain(name);
    }
    for (const name of ['X-Request-Id', 'Upload-Offset', 'Tus-Resumable', 'Deprecation']) {
      expect(exposed).toContain(name);
    }
  });

  it('reads refusals, too', async () => {
    const response = await ask('/api/public/v1/nothing', { headers: { origin: FRIEND } });
    expect(response.status).toBe(404);
    expect(response.headers.get('access-control-allow-origin')).toBe(FRIEND);
  });

  it('is answered beforehand, with the methods and headers of the path, tus included', async () => {
    const response = await preflight('/api/interviews/r/recordings/u', 'PATCH');
    expect(response.status).toBe(204);
    expect(await response.text()).toBe('');
    expect(response.headers.get('access-control-allow-origin')).toBe(FRIEND);
    expect(response.headers.get('access-control-allow-methods')?.split(', ')).toEqual(['HEAD', 'PATCH']);
    const allowed = response.headers.get('access-control-allow-headers')?.toLowerCase().split(', ');
    for (const name of ['tus-resumable', 'upload-offset', 'upload-metadata', 'authorization', 'x-api-key']) {
      expect(allowed).toContain(name);
    }
    for (const name of ['content-type', 'idempotency-key', 'if-match', 'upload-length']) {
      expect(allowed).toContain(name);
    }
    expect(response.headers.get('x-request-id')).toBeTruthy();
  });

  it('gets nowhere else: not to accounts, not to pages', async () => {
    expect(cors(await ask('/api/account', { headers: { origin: FRIEND } }))).toEqual({});
    expect((await preflight('/api/account', 'GET')).status).toBe(405);
    expect(cors(await ask('/studies', { headers: { origin: FRIEND } }))).toEqual({});
  });
});

describe('J4, X21: any other origin', () => {
  it.each([
    'https://evil.example',
    'https://panel.example.org.evil.example',
    'http://panel.example.org',
    'null',
  ])('%s reads nothing, and OPTIONS stays 405 (A5)', async (origin) => {
    const response = await ask('/api/public/v1/things', { headers: { origin } });
    expect(response.status).toBe(200);
    expect(cors(response)).toEqual({});
    expect(response.headers.get('vary')).toMatch(/origin/i);
    const asked = await preflight('/api/public/v1/things', 'GET', origin);
    expect(asked.status).toBe(405);
    expect(asked.headers.get('allow')).toBe('GET, HEAD, POST');
    expect(cors(asked)).toEqual({});
  });

  it('without CORS_ORIGINS there is nobody, and nothing varies', async () => {
    const response = await ask('/api/public/v1/things', { headers: { origin: FRIEND } }, shut);
    expect(cors(response)).toEqual({});
    expect(response.headers.has('vary')).toBe(false);
    expect((await preflight('/api/public/v1/things', 'GET', FRIEND, shut)).status).toBe(405);
  });

  it('OPTIONS that is no preflight stays 405 also for a listed one', async () => {
    const response = await ask('/api/public/v1/things', { method: 'OPTIONS', headers: { origin: FRIEND } });
    expect(response.status).toBe(405);
  });
});

describe('J4: what is its own credential, or no secret', () => {
  it.each(['/api/openapi.json', '/api/recordings/k/n'])('%s answers any origin', async (path) => {
    for (const at of [gateway, shut]) {
      const response = await ask(path, { headers: { origin: 'https://anywhere.example' } }, at);
      expect(response.headers.get('access-control-allow-origin')).toBe('*');
      const asked = await preflight(path, 'GET', 'https://anywhere.example', at);
      expect(asked.status).toBe(204);
      expect(asked.headers.get('access-control-allow-origin')).toBe('*');
      expect(asked.headers.get('access-control-allow-headers')).toContain('Range');
    }
  });
});
