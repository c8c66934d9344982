import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { GET as legacyRoute } from '@/app/api/public/responses/[linkId]/route';
import { GET as auditRoute } from '@/app/api/public/v1/audit/route';
import { GET as studiesRoute } from '@/app/api/public/v1/dashboard/studies/route';
import { GET as clipsRoute } from '@/app/api/public/v1/studies/[studyId]/clips/route';
import { GET as highlightsRoute } from '@/app/api/public/v1/studies/[studyId]/highlights/route';
import { GET as insightsRoute } from '@/app/api/public/v1/studies/[studyId]/insights/route';
import { GET as invitationsRoute } from '@/app/api/public/v1/studies/[studyId]/invitations/route';
import { GET as reelsRoute } from '@/app/api/public/v1/studies/[studyId]/reels/route';
import { GET as sharesRoute } from '@/app/api/public/v1/studies/[studyId]/shares/route';
import { database } from '@/lib/store/database';
import { response, studyLink } from '@/lib/store/schema';
import { call } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { flat, open, screener, screening } from '@/lib/testing/guide-parts';
import {
  answer,
  answered,
  createdStudy,
  launchedStudy,
  plainAnswer,
  startedInterview,
} from '@/lib/testing/journey';
import { refusesStrangers } from '@/lib/testing/refusals';
import { newMember, newOrganization } from '@/lib/testing/world';
import { GET } from './route';

testDatabase();

const guide = [
  screening([screener()]),
  flat([open({ text: 'Why?', followUp: 'none' }), open({ text: 'And?', followUp: 'none' })]),
];
const list = (key: string, linkId: string, query: Record<string, string> | string = {}, headers = {}) =>
  call(GET, { key, params: { linkId }, query, headers });
// biome-ignore lint/suspicious/noExplicitAny: a list item as it left the server
const itemsOf = async (key: string, linkId: string, query = {}): Promise<any[]> =>
  (await list(key, linkId, query)).body;
const numbers = (items: { readableId: number }[]) => items.map(({ readableId }) => readableId);

/** A live study with so many interviews just begun. */
async function studyWith(responses: number) {
  const { key, organizationId } = await newOrganization();
  const study = await launchedStudy(key, guide);
  const interviews = [];
  for (let made = 0; made < responses; made++) interviews.push(await startedInterview(study.linkId));
  return { key, organizationId, study, interviews };
}

refusesStrangers(GET, {
  params: async ({ key }) => ({ linkId: (await launchedStudy(key, guide)).linkId }),
  nowhere: { linkId: 'nowhere-at-all' },
});

describe('an item of the list', () => {
  it('E2: has every field from the start, but no quality score, and nothing else', async () => {
    const { key, study } = await studyWith(1);
    expect(await itemsOf(key, study.linkId)).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        readableId: 1,
        createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
        updatedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
        progress: 'in_progress',
        responseDurationSeconds: 0,
        answers: {},
        answersArray: [],
        urlParams: {},
        shortTranscript: null,
        tagline: null,
        bulletSummary: [],
        tags: [],
        shortAssistantMessages: [],
        otherRemarks: '',
        personas: '',
      },
    ]);
  });

  it('D9: holds its answers under Q{n} with the question, and each as an Answer', async () => {
    const { key, study, interviews } = await studyWith(1);
    await answered(interviews[0]!, plainAnswer);
    const [item] = await itemsOf(key, study.id);
    expect(item.progress).toBe('complete');
    expect(item.answers).toEqual({
      'Q1: Do you drink tea?': 'Yes',
      'Q2: Why?': 'It was fine, but crowded.',
      'Q3: And?': 'It was fine, but crowded.',
    });
    expect(
      item.answersArray.map(({ question, answer, conceptId }: Record<string, unknown>) => [
        question,
        answer,
        conceptId,
      ]),
    ).toEqual([
      ['Do you drink tea?', 'Yes', null],
      ['Why?', 'It was fine, but crowded.', null],
      ['And?', 'It was fine, but crowded.', null],
    ]);
    for (const each of item.answersArray) {
      expect(Object.keys(each).sort()).toEqual([
        'answer',
        'answerId',
        'conceptId',
        'discussionGuideQuestionId',
        'question',
      ]);
    }
  });

  it('E6: urlParams are whole, in any name, but for our own that begin with _clq_', async () => {
    const { key, study } = await studyWith(0);
    const urlParams =
      '{"__proto__":"a","constructor":"b","toString":"c","":"d","utm source":"é😀","_clq_session":"x","_clq":"e","long":""}';
    await startedInterview(study.linkId, { urlParams: JSON.parse(urlParams) });
    const reply = await list(key, study.linkId);
    expect(Object.entries(reply.body[0].urlParams)).toEqual([
      ['__proto__', 'a'],
      ['constructor', 'b'],
      ['toString', 'c'],
      ['', 'd'],
      ['utm source', 'é😀'],
      ['_clq', 'e'],
      ['long', ''],
    ]);
  });

  it('D11: its duration counts whole seconds, without gaps over half an hour', async () => {
    const { key, study, interviews } = await studyWith(2);
    const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000);
    const times = [ago(20), ago(31)];
    for (const [at, { responseId }] of interviews.entries()) {
      await database().update(response).set({ createdAt: times[at]! }).where(eq(response.id, responseId));
      const { step } = interviews[at]!;
      await answer(interviews[at]!, step.id, plainAnswer(step));
    }
    const [counted, left] = await itemsOf(key, study.linkId);
    expect(counted.responseDurationSeconds).toBeGreaterThanOrEqual(1_200);
    expect(counted.responseDurationSeconds).toBeLessThan(1_205);
    expect(left.responseDurationSeconds).toBe(0);
  });
});

describe('pages', () => {
  it('E1: come in readableId order, by page from 0 and perPage, with total and next', async () => {
    const { key, study } = await studyWith(5);
    const pages = [];
    for (const page of ['0', '1', '2', '3']) {
      const reply = await list(key, study.linkId, { page, perPage: '2' });
      pages.push([numbers(reply.body), reply.headers.get('x-total-count'), reply.headers.get('link')]);
    }
    const next = (page: number) => `<http://127.0.0.1:3000/test?page=${page}&perPage=2>; rel="next"`;
    expect(pages).toEqual([
      [[1, 2], '5', next(1)],
      [[3, 4], '5', next(2)],
      [[5], '5', null],
      [[], '5', null],
    ]);
    const all = await list(key, study.linkId);
    expect([numbers(all.body), all.headers.get('x-total-count'), all.headers.get('link')]).toEqual([
      [1, 2, 3, 4, 5],
      '5',
      null,
    ]);
  });

  it('E1: the next link keeps every other parameter of the query', async () => {
    const { key, study } = await studyWith(3);
    const since = '2020-01-01T00:00:00Z';
    const reply = await list(key, study.linkId, { perPage: '1', updatedSince: since, other: 'a b' });
    const next = new URL(/<(.+)>/.exec(reply.headers.get('link')!)![1]!);
    expect(Object.fromEntries(next.searchParams)).toEqual({
      perPage: '1',
      updatedSince: since,
      other: 'a b',
      page: '1',
    });
  });

  it.each([
    ['page', ['-1', '1.5', '', 'x', '1e1', '0x1', ' 1', '٣', '-'.repeat(40), '01', 'NaN', '1\0']],
    ['perPage', ['0', '-1', '10001', '', 'ten', '2.0', '9'.repeat(40)]],
    ['includeInProgress', ['yes', '1', '', 'TRUE', 'False']],
    [
      'updatedSince',
      [
        '',
        'yesterday',
        '2026-01-01',
        '2026-01-01T00:00:00',
        '2026-02-30T00:00:00Z',
        '2026-13-01T00:00:00Z',
        '2026-01-01T24:00:00Z',
        '2026-01-01T00:00:00+25:00',
        '1767225600',
        '2026-01-01 00:00:00Z',
        '+002026-01-01T00:00:00Z',
        '\0',
      ],
    ],
  ])('E1, E3: a bad %s is bad_request and named', async (name, values) => {
    const { key, study } = await studyWith(0);
    for (const value of values) {
      const { status, body } = await list(key, study.linkId, { [name]: value });
      expect([value, status, body.code]).toEqual([value, 400, 'bad_request']);
      expect(body.error).toContain(name);
    }
  });

  it.each([
    ['page', '0'],
    ['perPage', '10'],
    ['includeInProgress', 'true'],
    ['updatedSince', '2026-01-01T00:00:00Z'],
  ])('E1: a repeated %s is bad_request and named', async (name, value) => {
    const { key, study } = await studyWith(0);
    const { status, body } = await list(key, study.linkId, `${name}=${value}&${name}=${value}`);
    expect([status, body.code]).toEqual([400, 'bad_request']);
    expect(body.error).toContain(name);
  });

  it('E1: takes the bounds themselves, and A1: ignores names that it does not know', async () => {
    const { key, study } = await studyWith(1);
    const query =
      'page=0&perPage=10000&includeInProgress=true&per_page=x&__proto__=1&updated_since=x&Page=-1';
    expect(numbers((await list(key, study.linkId, query)).body)).toEqual([1]);
  });

  it.each(['999999999', '2147483647', '9007199254740993', '9'.repeat(400)])(
    'E1: page %s is empty, of every list',
    async (page) => {
      const { key, study } = await studyWith(1);
      const query = { page, perPage: '100' };
      const reply = await list(key, study.linkId, query);
      expect([reply.status, reply.body, reply.headers.get('x-total-count')]).toEqual([200, [], '1']);
      expect(reply.headers.get('link')).toBeNull();
      for (const more of [{ includeInProgress: 'false' }, { updatedSince: '2020-01-01T00:00:00Z' }])
        expect((await list(key, study.linkId, { ...query, ...more })).body).toEqual([]);
      const legacy = await call(legacyRoute, {
        key,
        params: { linkId: study.linkId },
        query: { page, per_page: '10000' },
      });
      expect([legacy.status, legacy.body]).toEqual([200, []]);
      const params = { studyId: study.id };
      for (const route of [
        clipsRoute,
        reelsRoute,
        insightsRoute,
        invitationsRoute,
        sharesRoute,
        highlightsRoute,
      ])
        expect((await call(route, { key, params, query })).status).toBe(200);
      for (const route of [auditRoute, studiesRoute])
        expect((await call(route, { key, query })).status).toBe(200);
    },
  );

  it('A9: a bad query comes before a study that does not exist', async () => {
    const { key } = await newOrganization();
    expect((await list(key, 'nowhere', { page: '-1' })).body.code).toBe('bad_request');
  });
});

describe('filters', () => {
  it('E3: updatedSince is inclusive for a value read back', async () => {
    const { key, study } = await studyWith(3);
    const [first, second, third] = await itemsOf(key, study.linkId);
    const since = async (updatedSince: string) => numbers(await itemsOf(key, study.linkId, { updatedSince }));
    expect(first.updatedAt < second.updatedAt || first.updatedAt === second.updatedAt).toBe(true);
    expect(await since(first.updatedAt)).toEqual([1, 2, 3]);
    expect(await since(third.updatedAt)).toContain(3);
    const after = new Date(new Date(third.updatedAt).getTime() + 1).toISOString();
    expect(await since(after)).toEqual([]);
  });

  it('E3: updatedSince is read in any zone, and with any number of digits', async () => {
    const { key, study } = await studyWith(1);
    const [{ updatedAt }] = await itemsOf(key, study.linkId);
    const local = new Date(new Date(updatedAt).getTime() + 330 * 60_000).toISOString().replace('Z', '+05:30');
    for (const since of [
      local,
      updatedAt.replace('Z', '-00:00'),
      updatedAt.toLowerCase(),
      '0000-01-01T00:00:00Z',
    ]) {
      expect(numbers(await itemsOf(key, study.linkId, { updatedSince: since }))).toEqual([1]);
    }
    const later = updatedAt.replace('Z', '999Z');
    expect(numbers(await itemsOf(key, study.linkId, { updatedSince: later }))).toEqual([]);
    expect(await itemsOf(key, study.linkId, { updatedSince: '9999-12-31T23:59:59-23:59' })).toEqual([]);
  });

  it('E3: updatedAt moves with every answer, and is what updatedSince goes by', async () => {
    const { key, study, interviews } = await studyWith(2);
    let { step } = interviews[0]!;
    const seen = [(await itemsOf(key, study.linkId))[0].updatedAt];
    while (step.kind !== 'end') {
      step = (await answer(interviews[0]!, step.id, plainAnswer(step))).body.step;
      const [item] = await itemsOf(key, study.linkId, { updatedSince: seen.at(-1) });
      expect(item.updatedAt > seen.at(-1)).toBe(true);
      seen.push(item.updatedAt);
    }
    const [item] = await itemsOf(key, study.linkId, { updatedSince: seen.at(-1) });
    expect([item.readableId, item.progress]).toEqual([1, 'complete']);
    expect(await itemsOf(key, study.linkId, { updatedSince: seen.at(-1) })).toHaveLength(1);
  });

  it('E1: includeInProgress=false leaves out what has no finished analysis, running or ended', async () => {
    const { key, study, interviews } = await studyWith(3);
    await answered(interviews[0]!, plainAnswer);
    await answered(interviews[1]!, plainAnswer);
    await database()
      .update(response)
      .set({ analyzedAt: new Date() })
      .where(eq(response.id, interviews[1]!.responseId));
    const reply = await list(key, study.linkId, { includeInProgress: 'false' });
    expect([numbers(reply.body), reply.headers.get('x-total-count')]).toEqual([[2], '1']);
    expect(numbers(await itemsOf(key, study.linkId, { includeInProgress: 'true' }))).toEqual([1, 2, 3]);
  });

  it('E1: total and pages count what the filter lets through', async () => {
    const { key, study } = await studyWith(4);
    const [, , third] = await itemsOf(key, study.linkId);
    const since = new Date(new Date(third.updatedAt).getTime()).toISOString();
    const whole = numbers(await itemsOf(key, study.linkId, { updatedSince: since }));
    const reply = await list(key, study.linkId, { updatedSince: since, perPage: '1', page: '1' });
    expect(reply.headers.get('x-total-count')).toBe(String(whole.length));
    expect(numbers(reply.body)).toEqual([whole[1]]);
  });
});

describe('which study', () => {
  it('A10: is found by id in either case, by link id, and by a link id it once had', async () => {
    const { key, study } = await studyWith(1);
    await database()
      .insert(studyLink)
      .values({ linkId: `old-${study.linkId}`, studyId: study.id });
    const texts = [];
    for (const name of [study.id, study.id.toUpperCase(), study.linkId, `old-${study.linkId}`])
      texts.push((await list(key, name)).text);
    expect(new Set(texts).size).toBe(1);
    expect(JSON.parse(texts[0]!)).toHaveLength(1);
  });

  it('E8: one without responses is [], one that does not exist study_not_found', async () => {
    const { key } = await newOrganization();
    const { id, linkId } = await createdStudy(key, guide);
    for (const name of [id, linkId]) {
      const reply = await list(key, name);
      expect([reply.status, reply.text, reply.headers.get('x-total-count')]).toEqual([200, '[]', '0']);
    }
    for (const name of [randomUUID(), 'nowhere', '0', '\0', 'x'.repeat(9_999), '../studies']) {
      const { status, body } = await list(key, name);
      expect([status, body.code]).toEqual([404, 'study_not_found']);
    }
  });

  it('H1: a viewer may read it', async () => {
    const { organizationId, study } = await studyWith(1);
    const { key } = await newMember(organizationId, 'viewer');
    expect(await itemsOf(key, study.id)).toHaveLength(1);
  });
});

describe('validators', () => {
  it('E9: answer 304 with the same headers to the ETag of an unchanged page', async () => {
    const { key, study } = await studyWith(3);
    const first = await list(key, study.linkId, { perPage: '2' });
    const etag = first.headers.get('etag')!;
    const same = await list(key, study.linkId, { perPage: '2' }, { 'if-none-match': etag });
    expect([same.status, same.text]).toEqual([304, '']);
    for (const name of ['etag', 'x-total-count', 'link', 'cache-control'])
      expect(same.headers.get(name)).toBe(first.headers.get(name));
    expect(
      (await list(key, study.linkId, { page: '1', perPage: '2' }, { 'if-none-match': etag })).status,
    ).toBe(200);
  });

  it('E9: change with every answer, and with every new response', async () => {
    const { key, study, interviews } = await studyWith(1);
    const etags = [(await list(key, study.linkId)).headers.get('etag')];
    const { step } = interviews[0]!;
    await answer(interviews[0]!, step.id, plainAnswer(step));
    etags.push((await list(key, study.linkId)).headers.get('etag'));
    await startedInterview(study.linkId);
    etags.push((await list(key, study.linkId)).headers.get('etag'));
    expect(new Set(etags).size).toBe(3);
    expect((await list(key, study.linkId, {}, { 'if-none-match': etags[1]! })).status).toBe(200);
  });
});
