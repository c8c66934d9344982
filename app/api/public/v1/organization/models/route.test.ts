import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { modelFor } from '@/lib/services/models/model-for';
import { database, pool } from '@/lib/store/database';
import { call } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { flat, open } from '@/lib/testing/guide-parts';
import { answer, launchedStudy, startedInterview } from '@/lib/testing/journey';
import { type ModelServer, startModelServer } from '@/lib/testing/model-server';
import { refusesStrangers } from '@/lib/testing/refusals';
import { newMember, newOrganization, type Person } from '@/lib/testing/world';
import { DELETE, GET, PUT } from './route';
import { POST as testRoute } from './test/route';
import { GET as usageRoute } from './usage/route';

testDatabase();

const KEY = 'mk-0123456789abcdef7Kd2';
const elsewhere = { baseUrl: 'https://models.invalid/v1', model: 'inkstone-24b', apiKey: KEY };

refusesStrangers(GET, {});
refusesStrangers(PUT, { method: 'PUT', body: { ...elsewhere, baseUrl: 'https://127.0.0.1/v1' } });
refusesStrangers(DELETE, { method: 'DELETE' });

const put = (key: string, body: object) => call(PUT, { method: 'PUT', key, body });
const read = async (key: string) => (await call(GET, { key })).body;

let server: ModelServer;
beforeEach(() => {
  if (!server) return;
  Object.assign(server, {
    behaviour: 'good',
    script: [],
    asked: [],
    delayMs: 0,
    structured: true,
    counts: true,
  });
});

describe('K1: an organisation’s model is at a public address', () => {
  it.each([
    'http://models.example.org/v1',
    'https://127.0.0.1/v1',
    'https://[::1]:11434/v1',
    'https://169.254.169.254/v1',
    'https://10.0.0.7/v1',
    'https://localhost/v1',
  ])('and %s is none', async (baseUrl) => {
    const { key } = await newOrganization();
    const { status, body } = await put(key, { ...elsewhere, baseUrl });
    expect([status, body.code, body.issues]).toEqual([
      400,
      'invalid_request_body',
      [{ path: ['baseUrl'], message: 'The address must be public, and https.' }],
    ]);
    expect(await read(key)).toEqual({ own: null, operators: null });
  });

  it('without user, query and fragment, and with limits that are whole numbers', async () => {
    const { key } = await newOrganization();
    for (const wrong of [
      { baseUrl: 'https://user:word@models.example.org/v1' },
      { baseUrl: 'https://models.example.org/v1?key=1' },
      { baseUrl: 'models.example.org' },
      { model: '' },
      { apiKey: 'a key' },
      { limits: { tokensPerInterview: 0 } },
      { limits: { tokensPerDay: 5 } },
      { temperature: 1 },
    ]) {
      expect((await put(key, { ...elsewhere, ...wrong })).body.code).toBe('invalid_request_body');
    }
  });
});

describe('K1: an organisation’s model', () => {
  beforeAll(async () => {
    server = await startModelServer({ forOrganizations: true });
  });
  afterAll(() => server.stop());

  const own = () => ({ baseUrl: server.baseUrl, model: 'inkstone-24b', apiKey: KEY });

  it('is tested when it is set; its key is sealed and never read back', async () => {
    const { key, organizationId } = await newOrganization();
    const { status, body, text } = await put(key, { ...own(), limits: { tokensPerMonth: 1_000_000 } });
    expect(status).toBe(200);
    const works = { works: true, ms: expect.any(Number), problem: null };
    expect(body.own).toEqual({
      baseUrl: server.baseUrl,
      model: 'inkstone-24b',
      key: { lastFour: '7Kd2', savedAt: expect.any(String) },
      limits: { tokensPerInterview: null, tokensPerStudy: null, tokensPerMonth: 1_000_000 },
      test: {
        testedAt: expect.any(String),
        chat: works,
        jsonSchema: works,
        streaming: works,
        usage: { ...works, ms: null },
        passed: true,
      },
      passed: true,
    });
    expect(await read(key)).toEqual(body);
    expect(text).not.toContain('0123456789');
    const { rows } = await pool().query('select * from organization_model where organization_id = $1', [
      organizationId,
    ]);
    expect(JSON.stringify(rows)).not.toContain(KEY);
    expect(rows[0].api_key.toString('latin1')).not.toContain(KEY);
    expect(server.asked[0]?.headers.authorization).toBe(`Bearer ${KEY}`);
  });

  it('is for owners and admins alone', async () => {
    const { key, organizationId } = await newOrganization();
    await put(key, own());
    const admin = await newMember(organizationId, 'admin');
    expect((await read(admin.key)).own.model).toBe('inkstone-24b');
    for (const role of ['researcher', 'collaborator', 'viewer'] as const) {
      const member = await newMember(organizationId, role);
      const replies = await Promise.all([
        call(GET, { key: member.key }),
        put(member.key, own()),
        call(DELETE, { method: 'DELETE', key: member.key }),
        call(testRoute, { method: 'POST', key: member.key }),
        call(usageRoute, { key: member.key }),
      ]);
      expect(replies.map(({ status, body }) => [status, body.code])).toEqual(
        replies.map(() => [403, 'forbidden']),
      );
    }
    expect((await read((await newOrganization()).key)).own).toBeNull();
  });

  it('keeps its key while the address stays, and not for another address', async () => {
    const { key } = await newOrganization();
    await put(key, own());
    const { apiKey: _, ...without } = own();
    server.asked = [];
    expect((await put(key, { ...without, model: 'another' })).body.own).toMatchObject({
      model: 'another',
      key: { lastFour: '7Kd2' },
      passed: true,
    });
    expect(server.asked[0]?.headers.authorization).toBe(`Bearer ${KEY}`);
    const moved = await put(key, { ...without, baseUrl: 'https://elsewhere.invalid/v1' });
    expect(moved.body).toMatchObject({ code: 'invalid_request_body', issues: [{ path: ['apiKey'] }] });
    expect((await put(key, { ...without, apiKey: null })).body.own.key).toBeNull();
  });

  it('F3: is changed by whoever has seen it as it is set, where they say what they have seen', async () => {
    const { key } = await newOrganization();
    const putOn = (etag: string | null, body: object) =>
      call(PUT, { method: 'PUT', key, body, headers: { 'if-match': etag ?? '' } });
    const none = (await call(GET, { key })).headers.get('etag');
    const set = await putOn(none, own());
    expect(set.status).toBe(200);
    const { apiKey: _, ...without } = own();
    const seen = set.headers.get('etag');
    expect((await call(GET, { key })).headers.get('etag')).toBe(seen);
    // What a test finds is no change of what is set, and is another answer.
    await call(testRoute, { method: 'POST', key });
    expect((await call(GET, { key })).headers.get('etag')).not.toBe(seen);
    expect((await putOn(seen, { ...without, limits: { tokensPerMonth: 5_000 } })).status).toBe(200);
    for (const stale of [seen, none, '"7"', 'nothing']) {
      const late = await putOn(stale, { ...without, model: 'another' });
      expect([late.status, late.body.code]).toEqual([409, 'concurrent_modification']);
    }
    expect((await read(key)).own).toMatchObject({
      model: 'inkstone-24b',
      limits: { tokensPerMonth: 5_000 },
    });
    expect((await put(key, { ...without, model: 'another' })).body.own.model).toBe('another');
  });

  it('is not tested again for other limits', async () => {
    const { key } = await newOrganization();
    await put(key, own());
    server.asked = [];
    const { apiKey: _, ...without } = own();
    const { body } = await put(key, { ...without, limits: { tokensPerInterview: 9 } });
    expect(body.own).toMatchObject({ limits: { tokensPerInterview: 9 }, passed: true });
    expect(server.asked).toEqual([]);
  });

  it.each([
    ['hanging', { works: false, ms: null, problem: 'No answer within 3.5 seconds.' }],
    ['broken', { works: false, ms: null, problem: 'The endpoint is not there, or refuses for now.' }],
    ['redirecting', { works: false, ms: null, problem: 'The endpoint refuses (status 307).' }],
  ] as const)('that is %s is kept and not used; the test says why', async (behaviour, chat) => {
    const { key } = await newOrganization();
    server.behaviour = behaviour;
    const { body } = await put(key, own());
    expect(body.own).toMatchObject({ passed: false, test: { passed: false, chat } });
    server.behaviour = 'good';
    const tested = await call(testRoute, { method: 'POST', key });
    expect(tested.body).toMatchObject({ passed: true, chat: { works: true } });
    expect((await read(key)).own.passed).toBe(true);
  });

  it('that knows no schema and does not count can be used', async () => {
    const { key } = await newOrganization();
    Object.assign(server, { structured: false, counts: false });
    const { body } = await put(key, own());
    expect(body.own.test).toMatchObject({
      jsonSchema: { works: false, problem: 'It refuses schemas, and is asked for JSON in words.' },
      usage: { works: false },
      passed: true,
    });
  });

  describe('words follow-ups of its own studies', () => {
    async function journey(person: Person) {
      const study = await launchedStudy(person.key, [
        flat([
          open({ text: 'How was your last journey?', followUp: 'heavy' }),
          open({ text: 'What would you change?', followUp: 'light' }),
        ]),
      ]);
      return study;
    }
    async function asked(linkId: string, times: number) {
      const interview = await startedInterview(linkId);
      let step = interview.step;
      for (let nth = 0; nth < times; nth += 1) {
        const said = ['The heating failed near Passau.', 'Nobody came for hours.', 'We put on our coats.'];
        const reply = await answer(interview, step.id, { text: said[nth % said.length] });
        expect(reply.status).toBe(200);
        step = reply.body.step;
      }
      return interview.responseId;
    }
    // The first answer of a process reads the word lists, on a machine that may be busy: then no model is asked.
    beforeAll(async () => {
      await asked((await journey(await newOrganization())).linkId, 1).catch(() => undefined);
    });
    const usage = async (key: string) => (await call(usageRoute, { key })).body;

    it('and of no others; once it is removed it words none', async () => {
      const person = await newOrganization();
      await put(person.key, own());
      const [mine, theirs] = [await journey(person), await journey(await newOrganization())];
      server.asked = [];
      await asked(theirs.linkId, 1);
      expect(server.asked).toEqual([]);
      await asked(mine.linkId, 1);
      expect(server.asked.map(({ body }) => body.model)).toEqual(['inkstone-24b']);
      expect((await call(DELETE, { method: 'DELETE', key: person.key })).body.own).toBeNull();
      await asked(mine.linkId, 1);
      expect(server.asked).toHaveLength(1);
    });

    it('not before a test has passed', async () => {
      const person = await newOrganization();
      server.behaviour = 'half-json';
      await put(person.key, own());
      const { linkId } = await journey(person);
      Object.assign(server, { behaviour: 'good', asked: [] });
      await asked(linkId, 1);
      expect(server.asked).toEqual([]);
    });

    it('and while none has passed, the operator’s model is asked nothing in its place', async () => {
      const person = await newOrganization();
      await put(person.key, own());
      const { linkId } = await journey(person);
      const operators = await startModelServer();
      try {
        server.behaviour = 'half-json';
        expect((await call(testRoute, { method: 'POST', key: person.key })).body.passed).toBe(false);
        Object.assign(server, { behaviour: 'good', asked: [] });
        await asked(linkId, 1);
        const use = { organizationId: person.organizationId, studyId: null, responseId: null };
        expect(await modelFor(database(), 'analyst', use)).toBeNull();
        expect([...server.asked, ...operators.asked]).toEqual([]);
        await call(DELETE, { method: 'DELETE', key: person.key });
        await asked(linkId, 1);
        expect(operators.asked).toHaveLength(1);
      } finally {
        operators.stop();
      }
    });

    it('and what it took is counted by interview, study and month', async () => {
      const person = await newOrganization();
      await put(person.key, { ...own(), limits: { tokensPerMonth: 500_000 } });
      const { linkId, id } = await journey(person);
      server.asked = [];
      await asked(linkId, 2);
      await asked(linkId, 1);
      const tokens = server.asked.reduce(
        (sum, { body }) =>
          sum + Math.round((body.messages ?? []).map(({ content }) => content).join('\n').length / 4),
        0,
      );
      const used = { tokensIn: tokens, tokensOut: 3 * 40, calls: 3 };
      expect(await usage(person.key)).toMatchObject({
        month: { month: new Date().toISOString().slice(0, 7), ...used },
        studies: [{ studyId: id, ...used }],
        interviews: { interviews: 2 },
        limits: { tokensPerInterview: null, tokensPerStudy: null, tokensPerMonth: 500_000 },
      });
    });

    it.each(['tokensPerInterview', 'tokensPerStudy', 'tokensPerMonth'])(
      'within %s; past it the rules go on alone',
      async (limit) => {
        const person = await newOrganization();
        await put(person.key, { ...own(), limits: { [limit]: 2_000 } });
        const { linkId, id } = await journey(person);
        server.asked = [];
        await asked(linkId, 3);
        const calls = server.asked.length;
        expect(calls).toBeGreaterThan(0);
        expect(calls).toBeLessThan(3);
        const { rows } = await pool().query(
          `select probe->>'decision' as decision, probe->>'by' as by from turn
           join response on response.id = turn.response_id where response.study_id = $1 order by seq`,
          [id],
        );
        expect(rows[0]).toEqual({ decision: 'ask', by: 'model' });
        expect(rows.slice(calls).every(({ by }) => by !== 'model')).toBe(true);
        const { month } = await usage(person.key);
        expect(month.tokensIn + month.tokensOut).toBeLessThanOrEqual(2_000);
      },
    );

    it('and interviews at the same time stay within a limit together', async () => {
      const person = await newOrganization();
      await put(person.key, { ...own(), limits: { tokensPerStudy: 6_000 } });
      const { linkId } = await journey(person);
      Object.assign(server, { delayMs: 200, counts: false, asked: [] });
      await Promise.all(Array.from({ length: 12 }, () => asked(linkId, 1)));
      const { month, studies } = await usage(person.key);
      expect(server.asked.length).toBeGreaterThan(1);
      expect(server.asked.length).toBeLessThan(12);
      expect(studies[0].tokensIn + studies[0].tokensOut).toBeLessThanOrEqual(6_000);
      expect(month.calls).toBe(server.asked.length);
    });
  });
});
