import { describe, expect, it } from 'vitest';
import { POST as resetRoute } from '@/app/api/account/password/route';
import { POST as signInRoute } from '@/app/api/auth/[...all]/route.next';
import { POST as answerRoute } from '@/app/api/interviews/[responseId]/answers/route';
import { POST as startRoute } from '@/app/api/interviews/route';
import { GET as listRoute } from '@/app/api/public/v1/responses/[linkId]/route';
import { GET as questionsRoute } from '@/app/api/public/v1/studies/[studyId]/questions/route';
import { GET as exportRoute } from '@/app/api/public/v1/studies/[studyId]/responses/export/route';
import { GET as resultsRoute } from '@/app/api/public/v1/studies/[studyId]/results/route';
import { POST as createRoute } from '@/app/api/public/v1/studies/create/route';
import { GET as walletsRoute } from '@/app/api/public/v1/wallets/route';
import { env } from '@/lib/env';
import { call, type Reply } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { flat, open } from '@/lib/testing/guide-parts';
import { createdStudy } from '@/lib/testing/journey';
import { newOrganization } from '@/lib/testing/world';

// Before anybody has read the settings.
process.env.RATE_LIMITS = 'on';

testDatabase();

const limits = ({ headers }: Reply) =>
  ['ratelimit-limit', 'ratelimit-remaining', 'ratelimit-reset'].map((name) => Number(headers.get(name)));

function signInFrom(headers: Record<string, string>): Promise<Response> {
  const { baseUrl } = env();
  return signInRoute(
    new Request(`${baseUrl}/api/auth/sign-in/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: baseUrl, ...headers },
      body: JSON.stringify({ email: 'nobody@example.org', password: 'wrong horse' }),
    }),
  );
}

/** The answers up to the first refusal for too many. */
async function untilRefused(send: () => Promise<Reply>, most: number): Promise<Reply[]> {
  const replies: Reply[] = [];
  while (replies.length <= most) {
    const reply = await send();
    replies.push(reply);
    if (reply.status === 429) break;
  }
  return replies;
}

function expectTooMany(reply: Reply): void {
  expect([reply.status, reply.body.code]).toEqual([429, 'bad_request']);
  expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(Number(reply.headers.get('retry-after'))).toBeLessThanOrEqual(60);
}

describe('rate limits', () => {
  it('E9: every answer to a key tells the limit, what is left and when it is new, refusals too', async () => {
    const { key } = await newOrganization();
    const first = await call(walletsRoute, { key });
    const second = await call(questionsRoute, { key, params: { studyId: 'nowhere' } });
    expect([first.status, second.status]).toEqual([200, 404]);
    expect(limits(first).slice(0, 2)).toEqual([1_200, 1_199]);
    expect(limits(second).slice(0, 2)).toEqual([1_200, 1_198]);
    expect(limits(second)[2]).toBeGreaterThan(0);
  });

  it('A5: too many writes of a key are 429 with Retry-After, its reads go on', async () => {
    const { key } = await newOrganization();
    const replies = await untilRefused(() => call(createRoute, { key, method: 'POST', body: {} }), 120);
    expect(replies.slice(0, -1).every(({ status }) => status === 400)).toBe(true);
    expect(replies).toHaveLength(121);
    expectTooMany(replies.at(-1)!);
    expect((await call(walletsRoute, { key })).status).toBe(200);
    expect((await call(createRoute, { ...(await newOrganization()), method: 'POST', body: {} })).status).toBe(
      400,
    );
  });

  it('X13: a write tells the budget of writes, a read that of all requests', async () => {
    const { key } = await newOrganization();
    const first = await call(createRoute, { key, method: 'POST', body: {} });
    const second = await call(createRoute, { key, method: 'POST', body: {} });
    expect(limits(first).slice(0, 2)).toEqual([120, 119]);
    expect(limits(second).slice(0, 2)).toEqual([120, 118]);
    expect(limits(await call(walletsRoute, { key })).slice(0, 2)).toEqual([1_200, 1_197]);
  });

  it('X8: a read that costs more takes more points, and what is left stays for smaller ones', async () => {
    const { key } = await newOrganization();
    const { id } = await createdStudy(key, [flat([open()])]);
    const left = async (send: Promise<Reply>) => limits(await send)[1]!;
    const before = await left(call(walletsRoute, { key }));
    const params = { studyId: id, linkId: id };
    const list = (perPage: string) => call(listRoute, { key, params, query: { perPage } });
    expect(before - (await left(list('1000')))).toBe(1);
    expect(before - 1 - (await left(list('10000')))).toBe(10);
    expect(before - 11 - (await left(call(resultsRoute, { key, params })))).toBe(10);
    const workbook = () => call(exportRoute, { key, params, query: { format: 'xlsx' } });
    expect(before - 21 - (await left(workbook()))).toBe(40);
    const replies = await untilRefused(workbook, 40);
    expectTooMany(replies.at(-1)!);
    expect(replies).toHaveLength(Math.floor((before - 61) / 40) + 1);
    const small = await call(walletsRoute, { key });
    expect([small.status, limits(small)[1]! > 0]).toEqual([200, true]);
    // What is refused for its query costs no more than any request.
    const refused = await call(resultsRoute, { key, params, query: { filter: '{' } });
    expect([refused.status, limits(small)[1]! - limits(refused)[1]!]).toEqual([400, 1]);
  });

  it('A5: too many failed credentials of an address are 429, good ones go on', async () => {
    const headers = { 'x-client-address': '192.0.2.1' };
    const replies = await untilRefused(() => call(walletsRoute, { key: 'nonsense', headers }), 20);
    expect(replies).toHaveLength(21);
    expectTooMany(replies.at(-1)!);
    expect((await call(walletsRoute, { key: (await newOrganization()).key, headers })).status).toBe(200);
    const elsewhere = { 'x-client-address': '192.0.2.2' };
    expect((await call(walletsRoute, { key: 'nonsense', headers: elsewhere })).status).toBe(401);
  });

  it('X7: keys, tokens and sign-in are counted apart: who guesses at one keeps nobody from another', async () => {
    const headers = { 'x-client-address': '192.0.2.5' };
    const params = { responseId: 'nonsense' };
    const byToken = () => call(answerRoute, { method: 'POST', params, token: 'x', headers });
    await untilRefused(() => call(walletsRoute, { key: 'nonsense', headers }), 20);
    const tokens = await untilRefused(byToken, 20);
    expect(tokens.map(({ status }) => status)).toEqual([...Array(20).fill(401), 429]);
    expect((await signInFrom(headers)).status).toBe(401);
    expect(
      (await call(resetRoute, { headers, body: { token: 'x', password: 'correct horse' } })).status,
    ).toBe(404);
  });

  it('X7: the addresses of one IPv6 network are one', async () => {
    const judged = [];
    for (let host = 1; host <= 22; host++) {
      const headers = { 'x-client-address': `2001:db8::${host.toString(16)}` };
      judged.push((await call(walletsRoute, { key: 'nonsense', headers })).status);
    }
    expect(judged).toEqual([...Array(20).fill(401), 429, 429]);
    const headers = { 'x-client-address': '2001:db8:0:1::1' };
    expect((await call(walletsRoute, { key: 'nonsense', headers })).status).toBe(401);
  });

  it('X3, G6: 600 starts a minute of a study and an address, another study and another address go on', async () => {
    const headers = { 'x-client-address': '192.0.2.3' };
    const start = (linkId = 'nowhere') => call(startRoute, { headers, body: { linkId } });
    const replies = await untilRefused(start, 600);
    expect(replies).toHaveLength(601);
    expect(limits(replies[0]!).slice(0, 2)).toEqual([600, 599]);
    expectTooMany(replies.at(-1)!);
    expect((await start('elsewhere')).status).toBe(404);
    const others = { 'x-client-address': '192.0.2.4' };
    expect((await call(startRoute, { headers: others, body: { linkId: 'nowhere' } })).status).toBe(404);
  });
});
