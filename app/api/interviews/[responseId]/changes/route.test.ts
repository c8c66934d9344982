import { describe, expect, it } from 'vitest';
import { GET as readingRoute } from '@/app/api/public/v1/responses/[linkId]/[responseId]/reading/route';
import { GET as listRoute } from '@/app/api/public/v1/responses/[linkId]/route';
import { PATCH as patchStudy, GET as readStudy } from '@/app/api/public/v1/studies/[studyId]/route';
import { call } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { eventsOf } from '@/lib/testing/events-of';
import { choice, flat, matrix, open, options, selected } from '@/lib/testing/guide-parts';
import {
  answer,
  launch,
  launchedStudy,
  type Step,
  startedInterview,
  type TestInterview,
} from '@/lib/testing/journey';
import { refusesOtherTokens } from '@/lib/testing/refusals';
import { newOrganization } from '@/lib/testing/world';
import { GET as resumeRoute } from '../route';
import { POST } from './route';

testDatabase();

const quiet = (text: string) => open({ text, followUp: 'none' });
const guide = [flat([quiet('How was it?'), quiet('And then?'), quiet('What else?')]), flat([quiet('Last?')])];

/** An interview with its first question answered. */
async function underWay(allowRevision = true) {
  const { key } = await newOrganization();
  const study = await launchedStudy(key, guide, { config: { allowRevision } });
  const interview = await startedInterview(study.linkId);
  const first = interview.step.id;
  const { body } = await answer(interview, first, { text: 'Fine.' });
  return { key, study, interview, first, second: body.step };
}
const change = ({ responseId, token }: TestInterview, body: unknown) =>
  call(POST, { method: 'POST', params: { responseId }, token, body });
const text = (words: string) => ({ text: words });

refusesOtherTokens(POST, {
  method: 'POST',
  body: { stepId: 's', version: 1, answer: text('t') },
  interviews: async () => [(await underWay()).interview, (await underWay()).interview],
});

describe('changing an earlier answer', () => {
  it('the last words count, the first are kept, and the question that was asked next stays', async () => {
    const { key, study, interview, first, second } = await underWay();
    const params = { linkId: study.linkId, responseId: interview.responseId };
    const before = (await call(readingRoute, { key, params })).body;
    expect(before.transcript[0].earlier).toEqual([]);
    const changed = await change(interview, { stepId: first, version: 1, answer: text('Fine, but cold.') });
    expect([changed.status, changed.body]).toEqual([
      200,
      { stepId: first, version: 2, text: 'Fine, but cold.', progress: 'in_progress', step: second },
    ]);
    const after = (await call(readingRoute, { key, params })).body;
    expect(after.transcript[0]).toMatchObject({
      user: 'Fine, but cold.',
      earlier: [{ text: 'Fine.', replacedAt: expect.any(String) }],
    });
    expect(Date.parse(after.updatedAt)).toBeGreaterThan(Date.parse(before.updatedAt));
    const list = await call(listRoute, { key, params: { linkId: study.linkId } });
    expect(list.text).toContain('Fine, but cold.');
  });

  it('the same change again, and the first answer again, change nothing', async () => {
    const { key, study, interview, first } = await underWay();
    const body = { stepId: first, version: 1, answer: text('Two') };
    const replies = [await change(interview, body), await change(interview, body)];
    expect(replies[1]!.body).toEqual(replies[0]!.body);
    expect((await answer(interview, first, text('Fine.'))).status).toBe(200);
    await change(interview, { stepId: first, version: 2, answer: text('Three') });
    // A late copy of the first change does not take the second one back.
    expect((await change(interview, body)).body).toMatchObject({ version: 3, text: 'Three' });
    const params = { linkId: study.linkId, responseId: interview.responseId };
    const [row] = (await call(readingRoute, { key, params })).body.transcript;
    expect(row.earlier.map((one: { text: string }) => one.text)).toEqual(['Fine.', 'Two']);
  });

  it('of two tabs that change one version, one is told', async () => {
    const { interview, first } = await underWay();
    const replies = await Promise.all(
      ['One', 'Other'].map((words) => change(interview, { stepId: first, version: 1, answer: text(words) })),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [lost] = replies.filter(({ status }) => status === 409);
    expect(lost!.body).toMatchObject({ code: 'conflict', error: expect.stringContaining('meanwhile') });
  });

  it('is refused once the block is finished, and where the study does not allow it', async () => {
    const { interview, first, second } = await underWay();
    const third = (await answer(interview, second.id, text('b'))).body.step;
    await answer(interview, third.id, text('c'));
    const late = await change(interview, { stepId: first, version: 1, answer: text('Late') });
    expect([late.status, late.body.code]).toEqual([409, 'conflict']);
    expect(late.body.error).toContain('finished');
    const closed = await underWay(false);
    const off = await change(closed.interview, { stepId: closed.first, version: 1, answer: text('x') });
    expect([off.status, off.body.code]).toEqual([409, 'conflict']);
  });

  it('refuses what is no answer to the question, in the envelope', async () => {
    const { interview, first, second } = await underWay();
    const codes = [];
    for (const body of [
      { stepId: first, version: 1, answer: { skip: true } },
      { stepId: first, version: 1, answer: { text: '', recordings: [] } },
      { stepId: first, version: 1, answer: { text: 'a\u0000b' } },
      { stepId: first, version: 0, answer: text('x') },
      { stepId: first, version: 1, answer: text('x'), more: 1 },
      { stepId: first, version: 1 },
    ])
      codes.push((await change(interview, body)).body.code);
    expect(new Set(codes)).toEqual(new Set(['invalid_request_body']));
    for (const stepId of [second.id, 'nowhere', '__proto__']) {
      const reply = await change(interview, { stepId, version: 1, answer: text('x') });
      expect([reply.status, reply.body.code]).toEqual([409, 'conflict']);
    }
  });

  it('K5: the changed words are looked at, and those that sound like danger stay, with the care', async () => {
    const { key, study, interview, first, second } = await underWay();
    const danger = await change(interview, { stepId: first, version: 1, answer: text('I want to die.') });
    expect(danger.body.step).toMatchObject({ id: second.id, care: { level: 'imminent' } });
    expect(await eventsOf(study.id, interview.responseId)).toEqual(['response.started', 'response.flagged']);
    const harmless = await change(interview, { stepId: first, version: 2, answer: text('A long day.') });
    expect([harmless.status, harmless.body.code]).toEqual([409, 'conflict']);
    const next = await answer(interview, second.id, text('Then I slept.'));
    expect(next.body.step).toMatchObject({ care: { level: 'imminent' }, skippable: true });
    const params = { linkId: study.linkId, responseId: interview.responseId };
    expect((await call(readingRoute, { key, params })).body.flags).toEqual(['safety']);
  });
});

describe('which answers a participant may change', () => {
  const drinks = [
    choice({ text: 'Which?', externalId: 'which', options: options('Tea', 'Milk', 'Juice') }),
    quiet('Why?'),
    matrix({ text: 'How good?' }),
    choice({ text: 'Whose tea?', options: options('A', 'B'), conditional: selected('which', ['Tea']) }),
    quiet('Last?'),
  ];
  const optionIds = (step: Step, ...texts: string[]) =>
    step.question.options
      .filter((one: { text: string }) => texts.includes(one.text))
      .map((one: { id: string }) => one.id);
  const resumed = async ({ responseId, token }: TestInterview) =>
    (await call(resumeRoute, { params: { responseId }, token })).body;

  it('a choice and a scale, unless something asked after it, or now, depends on them', async () => {
    const { key } = await newOrganization();
    const study = await launchedStudy(key, [flat(drinks)], { config: { allowRevision: true } });
    const interview = await startedInterview(study.linkId);
    const which = interview.step;
    const why = (await answer(interview, which.id, { optionIds: optionIds(which, 'Milk') })).body.step;
    const good = (await answer(interview, why.id, text('Mild.'))).body.step;
    const [column, other] = good.question.columns;
    const cells = (id: string) =>
      Object.fromEntries(good.question.rows.map((row: { id: string }) => [row.id, [id]]));
    const last = (await answer(interview, good.id, { cells: cells(column.id) })).body.step;
    expect(last.moderator).toBe('Last?');
    const juice = { stepId: which.id, version: 1, answer: { optionIds: optionIds(which, 'Juice') } };
    expect((await change(interview, juice)).body).toMatchObject({ version: 2, text: 'Juice', step: last });
    const scale = { stepId: good.id, version: 1, answer: { cells: cells(other.id) } };
    expect((await change(interview, scale)).status).toBe(200);
    // Tea would have been asked about: that question is past.
    const tea = await change(interview, {
      ...juice,
      version: 2,
      answer: { optionIds: optionIds(which, 'Tea') },
    });
    expect([tea.status, tea.body.code, tea.body.error]).toEqual([
      409,
      'conflict',
      'Another answer here would alter what was asked after it.',
    ]);
    const { answers, history } = await resumed(interview);
    expect(answers).toMatchObject([
      {
        stepId: which.id,
        state: 'open',
        version: 2,
        first: 'Milk',
        answer: juice.answer,
        step: { id: which.id },
      },
      { stepId: why.id, state: 'open', version: 1, first: null, answer: text('Mild.') },
      { stepId: good.id, state: 'open', version: 2, section: 1, number: 3 },
    ]);
    expect(history[answers[0].responseIndex].user).toBe('Juice');
  });

  it('may bring in or take away questions that nobody has seen yet; the step in view says how many there are', async () => {
    const { key } = await newOrganization();
    const onlyTea = { conditional: selected('which', ['Tea']) };
    const pages = [
      flat([
        choice({ text: 'Which?', externalId: 'which', options: options('Tea', 'Juice') }),
        quiet('How was it?'),
        open({ text: 'Which leaf?', followUp: 'none', ...onlyTea }),
      ]),
      flat([open({ text: 'Milk in it?', followUp: 'none', ...onlyTea }), quiet('Last?')]),
    ];
    const study = await launchedStudy(key, pages, { config: { allowRevision: true } });
    const interview = await startedInterview(study.linkId);
    const which = interview.step;
    const turn = (version: number, option: string) =>
      change(interview, { stepId: which.id, version, answer: { optionIds: optionIds(which, option) } });
    const { step } = (await answer(interview, which.id, { optionIds: optionIds(which, 'Juice') })).body;
    expect([step.moderator, step.total]).toEqual(['How was it?', 3]);
    const tea = await turn(1, 'Tea');
    expect([tea.status, tea.body.step]).toEqual([200, { ...step, total: 5, section: expect.anything() }]);
    expect((await resumed(interview)).step).toEqual(tea.body.step);
    expect((await turn(2, 'Juice')).body.step).toEqual(step);
    expect((await turn(3, 'Tea')).body.version).toBe(4);
    const leaf = (await answer(interview, step.id, text('Hot.'))).body.step;
    expect(leaf.moderator).toBe('Which leaf?');
    expect((await turn(4, 'Juice')).status).toBe(409);
    expect((await answer(interview, leaf.id, text('Green.'))).body.step.moderator).toBe('Milk in it?');
  });

  it('is told on resuming, without what cannot be changed any more', async () => {
    const { interview, first, second } = await underWay();
    await change(interview, { stepId: first, version: 1, answer: text('I want to die.') });
    expect((await resumed(interview)).answers).toEqual([
      { stepId: first, responseIndex: 0, state: 'stays', version: 2, first: 'Fine.', number: 1, section: 1 },
    ]);
    const third = (await answer(interview, second.id, { skip: true })).body.step;
    await answer(interview, third.id, text('c'));
    const { answers } = await resumed(interview);
    expect(answers.map(({ state }: { state: string }) => state)).toEqual([
      'finished',
      'finished',
      'finished',
    ]);
    expect(answers[2]).not.toHaveProperty('answer');
    const closed = await underWay(false);
    expect(await resumed(closed.interview)).not.toHaveProperty('answers');
  });

  it('PATCH of allowRevision alone changes nothing else, and acts with the next launch', async () => {
    const { key } = await newOrganization();
    const study = await launchedStudy(key, guide);
    const params = { studyId: study.id };
    const before = (await call(readStudy, { key, params })).body;
    expect(before.config.allowRevision).toBe(false);
    const patched = await call(patchStudy, {
      ...{ key, params, method: 'PATCH', headers: { 'if-match': '*' } },
      body: { config: { allowRevision: true } },
    });
    expect(patched.body).toMatchObject({
      config: { ...before.config, allowRevision: true },
      studyGuide: before.studyGuide,
      hasPendingEdits: true,
    });
    const interview = await startedInterview(study.linkId);
    expect(await resumed(interview)).not.toHaveProperty('answers');
    await launch(key, study.id);
    expect(await resumed(await startedInterview(study.linkId))).toMatchObject({ answers: [] });
  });
});
