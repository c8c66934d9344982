import { describe, expect, it } from 'vitest';
import { GET as singleRoute } from '@/app/api/public/v1/responses/[linkId]/[responseId]/route';
import { call } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { edited } from '@/lib/testing/edited';
import {
  choice,
  concept,
  conceptBlock,
  flat,
  maxDiff,
  open,
  options,
  screener,
  screening,
} from '@/lib/testing/guide-parts';
import {
  answer,
  answered,
  launch,
  launchedStudy,
  plainAnswer,
  startedInterview,
  type TestInterview,
} from '@/lib/testing/journey';
import { oddBodies, UNSTORABLE } from '@/lib/testing/odd-bodies';
import { refusesOtherTokens } from '@/lib/testing/refusals';
import { newOrganization } from '@/lib/testing/world';
import { GET, PATCH } from './route';

testDatabase();

const guide = [screening([screener()]), flat([open({ text: 'Why?', followUp: 'none' })])];
const languages = { config: { questionLanguage: 'de', availableLanguages: ['fr'] } };
const resume = ({ responseId, token }: TestInterview) => call(GET, { params: { responseId }, token });
const change = ({ responseId, token }: TestInterview, body: unknown) =>
  call(PATCH, { method: 'PATCH', params: { responseId }, token, body });

async function underWay(more: object = {}, studyGuide = guide) {
  const { key } = await newOrganization();
  const study = await launchedStudy(key, studyGuide, more);
  return { key, study, interview: await startedInterview(study.linkId) };
}
const two = async () => [(await underWay()).interview, (await underWay()).interview];

describe('resuming an interview', () => {
  refusesOtherTokens(GET, { method: 'GET', interviews: two });

  it('answers where it stands: progress, study, history and the step that was asked', async () => {
    const { interview } = await underWay({ externalTitle: 'Tea' });
    expect((await resume(interview)).body).toEqual({
      responseId: interview.responseId,
      progress: 'in_progress',
      study: expect.objectContaining({ title: 'Tea', language: 'en' }),
      history: [],
      step: interview.step,
    });
  });

  it('its history is the transcript that readers see, row for row', async () => {
    const { key, study, interview } = await underWay({ welcomeMessage: { message: 'Hi' } });
    const { step } = (await answer(interview, interview.step.id, plainAnswer(interview.step))).body;
    const resumed = (await resume(interview)).body;
    const single = await call(singleRoute, { key, params: { linkId: study.id, responseId: '1' } });
    expect(resumed.history).toEqual(single.body.transcript);
    expect(resumed.history).toHaveLength(2);
    expect(resumed.step).toEqual(step);
  });

  it('after the end it answers the end, complete or screened out', async () => {
    const { interview } = await underWay({ closingMessage: 'Bye' });
    const end = await answered(interview, plainAnswer);
    expect((await resume(interview)).body).toMatchObject({ progress: 'complete', step: end });
    expect(end.message).toBe('Bye');

    const other = (await underWay({ closingMessage: 'Bye' })).interview;
    const out = await answered(other, ({ question }) => ({ optionIds: [question.options[1].id] }));
    expect((await resume(other)).body).toMatchObject({ progress: 'screened_out', step: out });
  });

  it('D5: a reload never draws again: concepts, options and screens stay', async () => {
    const { interview } = await underWay({}, [
      conceptBlock(
        ['A', 'B', 'C', 'D', 'E'].map((title) => concept(title)),
        [choice({ randomizeOptionOrder: true, options: options(...'abcdefghij') }), maxDiff()],
      ),
    ]);
    let step = interview.step;
    while (step.kind !== 'end') {
      for (let again = 0; again < 2; again++) expect((await resume(interview)).body.step).toEqual(step);
      step = (await answer(interview, step.id, plainAnswer(step))).body.step;
    }
  });

  it('F1: goes on with the revision that it began on', async () => {
    const { key, study, interview } = await underWay();
    await edited(study.id, { guide: [flat([open({ text: 'Other?' })])] });
    expect((await launch(key, study.id)).status).toBe(200);
    const { step } = (await answer(interview, interview.step.id, plainAnswer(interview.step))).body;
    expect(step.question.text).toBe('Why?');
    expect((await startedInterview(study.linkId)).step.question.text).toBe('Other?');
  });

  it('by the page’s own cookie too, from its own origin alone', async () => {
    const { interview } = await underWay();
    const { responseId, token } = interview;
    const cookie = `a=b; clq_interview_x=${responseId}.${token}`;
    const from = (site: string) =>
      call(GET, { params: { responseId }, headers: { cookie, 'sec-fetch-site': site } });
    expect((await from('same-origin')).status).toBe(200);
    for (const site of ['cross-site', 'same-site', 'none']) expect((await from(site)).status).toBe(401);
  });
});

describe('changing the language', () => {
  refusesOtherTokens(PATCH, { method: 'PATCH', body: { language: 'en' }, interviews: two });

  it('is possible until the first answer, then 409 conflict', async () => {
    const { interview } = await underWay(languages);
    for (const language of ['fr', 'de', 'fr']) {
      const { status, body } = await change(interview, { language });
      expect([status, body.study.language, body.step.id]).toEqual([200, language, interview.step.id]);
    }
    await answer(interview, interview.step.id, plainAnswer(interview.step));
    const late = await change(interview, { language: 'de' });
    expect([late.status, late.body.code, late.headers.get('retry-after')]).toEqual([409, 'conflict', null]);
    expect((await resume(interview)).body.study.language).toBe('fr');
    const end = await answered({ ...interview, step: (await resume(interview)).body.step }, plainAnswer);
    expect(end.message).toMatch(/^Merci/);
  });

  it('B4: one that the study does not have is invalid_request_body', async () => {
    const { interview } = await underWay(languages);
    for (const language of ['en', 'FR', '', 'nonsense', null, 1, ...UNSTORABLE]) {
      const { status, body } = await change(interview, { language });
      expect([status, body.code, body.issues[0].path]).toEqual([400, 'invalid_request_body', ['language']]);
    }
    expect((await change(interview, {})).body.issues[0].path).toEqual(['language']);
  });

  it.each(oddBodies({ language: 'fr' }))(
    'A4, A5: %s is refused in the envelope',
    async (_name, sent, refusal) => {
      const { interview } = await underWay(languages);
      const { responseId, token } = interview;
      const reply = await call(PATCH, { method: 'PATCH', params: { responseId }, token, ...sent });
      expect([reply.status, reply.body.code]).toEqual(refusal);
    },
  );
});
