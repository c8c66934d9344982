import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { database } from '@/lib/store/database';
import { response } from '@/lib/store/schema';
import { call } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { concept, conceptBlock, flat, open, screener, screening } from '@/lib/testing/guide-parts';
import { answer, answered, launchedStudy, plainAnswer, startedInterview } from '@/lib/testing/journey';
import { expectDeprecated } from '@/lib/testing/legacy';
import { refusesStrangers } from '@/lib/testing/refusals';
import { newOrganization } from '@/lib/testing/world';
import { GET } from './route';

testDatabase();

const guide = [
  screening([screener()]),
  flat([open({ text: 'Why?', followUp: 'none' })]),
  conceptBlock([concept('Mug')], [open({ text: 'What of it?', followUp: 'none' })]),
];
const list = (key: string, linkId: string, query: Record<string, string> | string = {}, headers = {}) =>
  call(GET, { key, params: { linkId }, query, headers });
const numbers = (items: { response_number: number }[]) => items.map((item) => item.response_number);

async function studyWith(responses: number) {
  const { key } = await newOrganization();
  const study = await launchedStudy(key, guide);
  const interviews = [];
  for (let made = 0; made < responses; made++)
    interviews.push(await startedInterview(study.linkId, { urlParams: { panel: '7', _clq_x: '1' } }));
  return { key, study, interviews };
}

/** Straight in the tables: what an analysis leaves behind. */
async function analysed(responseId: string, at: Date): Promise<void> {
  const found = { analyzedAt: at, tagline: 'Likes tea', summary: 'They like tea.', qualityScore: 4.5 };
  await database().update(response).set(found).where(eq(response.id, responseId));
}

refusesStrangers(GET, {
  params: async ({ key }) => ({ linkId: (await launchedStudy(key, guide)).linkId }),
  nowhere: { linkId: 'nowhere-at-all' },
});

describe('an item of the legacy list', () => {
  it('E5: without an analysis has no quality_score and no summary, and an empty tagline', async () => {
    const { key, study, interviews } = await studyWith(1);
    expect((await list(key, study.linkId)).body).toEqual([
      {
        id: interviews[0]!.responseId,
        response_number: 1,
        created_at: expect.stringMatching(/\.\d{3}Z$/),
        updated_at: expect.stringMatching(/\.\d{3}Z$/),
        progress: 'in_progress',
        response_duration_seconds: 0,
        answers: {},
        answers_array: [],
        attributes: { panel: '7' },
        short_transcript: null,
        short_assistant_messages: [],
        bullet_summary: [],
        tags: [],
        tagline: '',
      },
    ]);
  });

  it('E5: with an analysis has them, and its time as updated_at', async () => {
    const { key, study, interviews } = await studyWith(1);
    await answered(interviews[0]!, plainAnswer);
    const at = new Date(Date.now() + 60_000);
    await analysed(interviews[0]!.responseId, at);
    const [item] = (await list(key, study.linkId)).body;
    expect(item).toMatchObject({
      progress: 'complete',
      updated_at: at.toISOString(),
      tagline: 'Likes tea',
      summary: 'They like tea.',
      quality_score: 4.5,
      answers: { Summary: 'They like tea.' },
    });
  });

  it('D9: keys its answers Question {n}, with the title of a concept, and numbers the questions', async () => {
    const { key, study, interviews } = await studyWith(1);
    await answered(interviews[0]!, plainAnswer);
    const [item] = (await list(key, study.linkId)).body;
    expect(item.answers).toEqual({
      'Question 1': 'Yes',
      'Question 2': 'It was fine, but crowded.',
      'Question 3 [Mug]': 'It was fine, but crowded.',
    });
    expect(item.answers_array.map(({ question }: { question: string }) => question)).toEqual([
      'Q1: Do you drink tea?',
      'Q2: Why?',
      'Q3: What of it?',
    ]);
    for (const each of item.answers_array) {
      expect(Object.keys(each).sort()).toEqual([
        'answer',
        'answer_id',
        'concept_id',
        'discussion_guide_question_id',
        'question',
        'question_id',
      ]);
      expect(each.question_id).toBe(each.answer_id);
    }
    expect(item.answers_array[2].concept_id).not.toBeNull();
  });
});

describe('legacy pages and filters', () => {
  it('E1: page and per_page, with total and next beside the successor', async () => {
    const { key, study } = await studyWith(3);
    const first = await list(key, study.linkId, { page: '0', per_page: '2' });
    expect([numbers(first.body), first.headers.get('x-total-count')]).toEqual([[1, 2], '3']);
    expect(first.headers.get('link')).toBe(
      `<http://127.0.0.1:3000/test?page=1&per_page=2>; rel="next", </api/public/v1/responses/${study.linkId}>; rel="successor-version"`,
    );
    expect(numbers((await list(key, study.linkId, { page: '1', per_page: '2' })).body)).toEqual([3]);
    expect(numbers((await list(key, study.linkId, { perPage: '1' })).body)).toEqual([1, 2, 3]);
  });

  it('E1: updated_since is strictly after: a value read back leaves its own item out', async () => {
    const { key, study, interviews } = await studyWith(2);
    const { step } = interviews[0]!;
    await answer(interviews[0]!, step.id, plainAnswer(step));
    const [{ updated_at }] = (await list(key, study.linkId)).body;
    const since = async (time: string) =>
      numbers((await list(key, study.linkId, { updated_since: time })).body);
    expect(await since(updated_at)).toEqual([]);
    expect(await since(new Date(new Date(updated_at).getTime() - 1).toISOString())).toEqual([1]);
    expect(await since('2020-01-01T00:00:00Z')).toEqual([1, 2]);
  });

  it('X12: updated_since takes any ISO 8601 date or time, in UTC where it names no zone', async () => {
    const { key, study, interviews } = await studyWith(1);
    await analysed(interviews[0]!.responseId, new Date('2023-08-18T10:00:00.500Z'));
    const since = async (time: string) =>
      numbers((await list(key, study.linkId, { updated_since: time })).body);
    for (const before of [
      '2023',
      '2023-08-18',
      '20230818',
      '2023-W33-5',
      '2023-230',
      '2023-08-18T10:00',
      '2023-08-18T12:00+02',
      '20230818T120000,499+0200',
      '0000-01-01',
      '0000-01-01T00:00+23',
    ])
      expect([before, await since(before)]).toEqual([before, [1]]);
    for (const notBefore of ['2023-08-18T10:00:00,5', '2023-08-19', '2023-08-18T11', '9999-12-31T24:00-23'])
      expect([notBefore, await since(notBefore)]).toEqual([notBefore, []]);
  });

  it('E5: updated_since goes by the analysis once there is one', async () => {
    const { key, study, interviews } = await studyWith(2);
    const at = new Date(Date.now() + 3_600_000);
    await answered(interviews[1]!, plainAnswer);
    await analysed(interviews[1]!.responseId, at);
    const since = async (time: number) =>
      numbers((await list(key, study.linkId, { updated_since: new Date(time).toISOString() })).body);
    expect(await since(at.getTime() - 1)).toEqual([2]);
    expect(await since(at.getTime())).toEqual([]);
  });

  it('E1: include_in_progress=false leaves out what has no finished analysis', async () => {
    const { key, study, interviews } = await studyWith(3);
    await answered(interviews[0]!, plainAnswer);
    await answered(interviews[1]!, plainAnswer);
    await analysed(interviews[1]!.responseId, new Date());
    const reply = await list(key, study.linkId, { include_in_progress: 'false' });
    expect([numbers(reply.body), reply.headers.get('x-total-count')]).toEqual([[2], '1']);
  });

  it.each([
    ['page', '-1'],
    ['page', 'x'],
    ['per_page', '0'],
    ['per_page', '10001'],
    ['updated_since', 'yesterday'],
    ['updated_since', '2026-02-30T00:00:00Z'],
    ['updated_since', '2026-02-30'],
    ['include_in_progress', 'no'],
  ])('E1: a bad or repeated %s is bad_request and named (%s)', async (name, value) => {
    const { key, study } = await studyWith(0);
    for (const query of [`${name}=${value}`, `${name}=true&${name}=true`]) {
      const reply = await list(key, study.linkId, query);
      expect([reply.status, reply.body.code]).toEqual([400, 'bad_request']);
      expect(reply.body.error).toContain(name);
      expectDeprecated(reply, `/api/public/v1/responses/${study.linkId}`);
    }
  });

  it('A11: takes the link id alone: an id is study_not_found', async () => {
    const { key, study } = await studyWith(1);
    const reply = await list(key, study.id);
    expect([reply.status, reply.body.code]).toEqual([404, 'study_not_found']);
    expectDeprecated(reply, `/api/public/v1/responses/${study.id}`);
  });

  it('E8: a study without responses is []', async () => {
    const { key, study } = await studyWith(0);
    expect((await list(key, study.linkId)).text).toBe('[]');
  });

  it('E9, I1: 304 to the ETag of an unchanged list, deprecated all the same', async () => {
    const { key, study } = await studyWith(1);
    const etag = (await list(key, study.linkId)).headers.get('etag')!;
    const same = await list(key, study.linkId, {}, { 'if-none-match': etag });
    expect([same.status, same.text]).toEqual([304, '']);
    expectDeprecated(same, `/api/public/v1/responses/${study.linkId}`);
    await startedInterview(study.linkId);
    expect((await list(key, study.linkId, {}, { 'if-none-match': etag })).status).toBe(200);
  });
});
