import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, addressOf, api, pathOf } from './api';

const STUDY = '/api/public/v1/studies/{studyId}';
const path = { studyId: '0b6c9c5e-4d0a-4f0e-9a53-7c8f4f1f2a10' };

/** Never called: the compiler judges each line, and complains of a line that is as it should not be and passes. */
async function whatDoesNotCompile(): Promise<void> {
  // @ts-expect-error X43: a path that is not there
  await api.get('/api/public/v1/folder');
  // @ts-expect-error X43: a path that does not take the method
  await api.put('/api/public/v1/folders', { body: { path: ['A'] } });
  // @ts-expect-error X43: a parameter of the path is missing
  await api.get(`${STUDY}/head`, {});
  // @ts-expect-error X43: a parameter of the path is called otherwise
  await api.get(`${STUDY}/head`, { path: { study: 'x' } });
  // @ts-expect-error X43: a misspelt parameter of the query
  await api.get('/api/public/v1/dashboard/studies', { query: { serach: 'trains' } });
  // @ts-expect-error X43: a value that a parameter of the query does not have
  await api.get('/api/public/v1/dashboard/studies', { query: { sort: 'oldset' } });
  // @ts-expect-error X43: a parameter of the query that has to be there
  await api.get(`${STUDY}/link-check`, { path });
  // @ts-expect-error X43: a misspelt field of the body
  await api.post('/api/public/v1/folders', { body: { paht: ['A'] } });
  // @ts-expect-error X43: a further field of the body
  await api.post('/api/public/v1/folders', { body: { path: ['A'], parent: null } });
  // @ts-expect-error X43: a field of another type
  await api.post('/api/public/v1/folders', { body: { path: 'A' } });
  // @ts-expect-error X43: a field that is missing
  await api.patch('/api/public/v1/folders', { body: { path: ['A'] } });
  // @ts-expect-error X43: a body that is missing
  await api.post('/api/public/v1/folders');
  // @ts-expect-error X43: a body where none is taken
  await api.get('/api/public/v1/folders', { body: {} });
  // @ts-expect-error X43: an edit that does not name the version that it is of
  await api.patch(STUDY, { path, body: { title: 'Trains' } });
  await api.put(`${STUDY}/guide`, {
    path,
    headers: { 'If-Match': '*' },
    // @ts-expect-error X43: a field deep in a body
    body: { studyGuide: [{ kind: 'flat' }] },
  });
  // @ts-expect-error X43: a field that the answer does not have
  (await api.get(`${STUDY}/head`, { path })).titel;
  // @ts-expect-error X43: a field of the answer that is of another type
  (await api.get('/api/account')).name satisfies number;
  // @ts-expect-error X43: what is sent to sign in is no operation of the API
  await api.post('/api/auth/sign-out', { body: {} });
}

describe('X43: the typed client', () => {
  it('a path, parameter, body or answer that is not in the API document does not compile', () => {
    expect(whatDoesNotCompile).toBeTypeOf('function');
  });

  const sent: { url: string; init: RequestInit }[] = [];
  let answer: () => Response;
  beforeEach(() => {
    sent.length = 0;
    answer = () => new Response('{"id":"x"}', { headers: { etag: '"3"' } });
    vi.stubGlobal('document', { querySelector: () => ({ dataset: { organization: 'org-1' } }) });
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      sent.push({ url, init });
      return answer();
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('fills in the path, and leaves out of the query what is nothing', async () => {
    await api.get(`${STUDY}/responses`, {
      path: { studyId: 'a/b c' },
      query: { filter: undefined, sort: 'quality', after: null, limit: 50 },
    });
    expect(sent[0]?.url).toBe('/api/public/v1/studies/a%2Fb%20c/responses?sort=quality&limit=50');
    expect(pathOf('/a/{x}/{y}', { x: '1', y: '?' })).toBe('/a/1/%3F');
    expect(addressOf('/a', { search: '', page: 0, on: false })).toBe('/a?page=0&on=false');
  });

  it('sends method, body, version, organisation and keepalive, and gives the headers of the answer', async () => {
    const { body, headers } = await api.whole('patch', STUDY, {
      path,
      body: { title: 'Trains' },
      headers: { 'If-Match': '"2"' },
      keepalive: true,
    });
    expect([body.id, headers.get('etag')]).toEqual(['x', '"3"']);
    expect({ ...sent[0]?.init, headers: Object.fromEntries(new Headers(sent[0]?.init?.headers)) }).toEqual({
      method: 'PATCH',
      keepalive: true,
      body: '{"title":"Trains"}',
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        'x-organization': 'org-1',
        'if-match': '"2"',
      },
    });
  });

  it('what is asked for twice in a row is made once, and again when it is there', async () => {
    const make = (name: string) => api.post('/api/public/v1/folders', { body: { path: [name] } });
    const [one, same, other] = await Promise.all([make('A'), make('A'), make('B')]);
    expect(sent).toHaveLength(2);
    expect(same).toBe(one);
    expect(other).not.toBe(one);
    await make('A');
    expect(sent).toHaveLength(3);
    const signal = new AbortController().signal;
    const asked = () => api.post('/api/public/v1/ask', { body: { question: 'Why?' }, signal });
    await Promise.all([asked(), asked()]);
    expect(sent).toHaveLength(5);
  });

  it('a refusal is an ApiError with its code, its issues and how long to wait', async () => {
    const issues = [{ path: ['path', 0], message: 'Required' }];
    const refusal = { error: 'Not now.', code: 'study_busy', issues };
    const headers = { 'retry-after': '2', 'x-request-id': 'r-1' };
    answer = () => new Response(JSON.stringify(refusal), { status: 409, headers });
    const failure = await api
      .post('/api/public/v1/folders', { body: { path: ['A'] } })
      .catch((error) => error);
    expect(failure).toBeInstanceOf(ApiError);
    expect({ ...failure, message: failure.message }).toMatchObject({
      status: 409,
      code: 'study_busy',
      message: 'Not now.',
      requestId: 'r-1',
      issues,
      retryAfterSeconds: 2,
    });
  });

  it('no answer is an ApiError, too, and one that was given up is what it was', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('failed')));
    await expect(api.get('/api/account')).rejects.toMatchObject({ status: 0, code: 'network' });
    const signal = AbortSignal.abort(new Error('stopped'));
    await expect(api.get('/api/account', { signal })).rejects.toThrow('failed');
  });
});
