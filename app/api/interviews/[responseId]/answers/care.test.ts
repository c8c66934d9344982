import { describe, expect, it } from 'vitest';
import { PATCH as organizationRoute } from '@/app/api/public/v1/organization/route';
import { GET as readingRoute } from '@/app/api/public/v1/responses/[linkId]/[responseId]/reading/route';
import { GET as listRoute } from '@/app/api/public/v1/responses/[linkId]/route';
import { GET as searchRoute } from '@/app/api/public/v1/studies/[studyId]/responses/route';
import type { Guide } from '@/lib/domain/guide/guide';
import { call } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { patchStudy } from '@/lib/testing/editing';
import { eventsOf } from '@/lib/testing/events-of';
import { flat, open } from '@/lib/testing/guide-parts';
import {
  answer,
  answered,
  launchedStudy,
  plainAnswer,
  startedInterview,
  type TestInterview,
} from '@/lib/testing/journey';
import { runJobs } from '@/lib/testing/run-jobs';
import { newOrganization } from '@/lib/testing/world';
import { GET as resumeRoute } from '../route';

testDatabase();

const asked = (text: string) => open({ text, followUp: 'heavy' });
const guide: Guide = [flat([asked('How was the move?'), asked('What helped you?'), asked('What is next?')])];
const DANGER = 'The move was long. I think about ending it all. My neighbour has a red bicycle.';

async function begun(studyGuide: Guide = guide) {
  const { key } = await newOrganization();
  const study = await launchedStudy(key, studyGuide);
  return { key, study, interview: await startedInterview(study.linkId) };
}

async function says(interview: TestInterview, text: string) {
  const reply = await answer(interview, interview.step.id, { text });
  interview.step = reply.body.step;
  return reply.body.step;
}

const resumed = async ({ responseId, token }: TestInterview) =>
  (await call(resumeRoute, { params: { responseId }, token })).body.step;

describe('an answer that sounds like danger', () => {
  it('K5: nothing is probed any more, and every later step has the text of care and can be left out', async () => {
    const { key, study, interview } = await begun();
    await patchStudy(key, study.id, { supportMessage: 'Call 116 123, day and night.' }, '*');
    const first = interview.step;
    expect(first).not.toHaveProperty('care');
    expect(first).not.toHaveProperty('skippable');
    const second = await says(interview, DANGER);
    const care = { level: 'imminent', supportMessage: 'Call 116 123, day and night.' };
    expect(second).toMatchObject({ kind: 'question', moderator: 'What helped you?', skippable: true, care });
    expect(second.care.text).toContain('You do not have to be alone');
    expect(second.care.note).toContain('nobody is listening');
    expect(await resumed(interview)).toEqual(second);
    // Sent again, it gives the same step.
    const again = await answer(interview, first.id, { text: DANGER });
    expect(again.body.step).toEqual(second);
    const third = await says(interview, 'Ok.');
    expect(third).toMatchObject({ kind: 'question', moderator: 'What is next?', skippable: true, care });
    const end = await answer(interview, third.id, { skip: true });
    expect(end.body.step).toMatchObject({ kind: 'end', outcome: 'complete', care });
    expect(await resumed(interview)).toMatchObject({ kind: 'end', care });
  });

  it('K5: the response is flagged for readers, for lists and once as an event; no generated text has the words', async () => {
    const { key, study, interview } = await begun();
    const quiet = await startedInterview(study.linkId, {});
    await answered(quiet, plainAnswer);
    await says(interview, DANGER);
    const { responseId } = interview;
    expect(await eventsOf(study.id, responseId)).toEqual(['response.started', 'response.flagged']);
    await says(interview, 'I want to die.');
    await answered(interview, plainAnswer);
    await runJobs();
    expect(await eventsOf(study.id, responseId)).toEqual([
      'response.started',
      'response.flagged',
      'response.completed',
      'response.analyzed',
    ]);
    const path = { linkId: study.linkId, responseId };
    const { body: reading } = await call(readingRoute, { key, params: path });
    expect(reading.flags).toEqual(['safety']);
    expect(reading.safety).toHaveLength(2);
    const { responseIndex, start, end, level } = reading.safety[0];
    expect(level).toBe('imminent');
    expect(reading.transcript[responseIndex].user.slice(start, end)).toBe('about ending it all');
    const list = (query: Record<string, string>) =>
      call(listRoute, { key, params: { linkId: study.linkId }, query });
    const flagged = await list({ flag: 'safety' });
    expect(flagged.body.map(({ id }: { id: string }) => id)).toEqual([responseId]);
    expect(flagged.headers.get('x-total-count')).toBe('1');
    expect((await list({})).body).toHaveLength(2);
    expect((await list({ flag: 'no' })).body.code).toBe('bad_request');
    const [item] = flagged.body;
    const generated = JSON.stringify([item.tagline, item.bulletSummary, item.tags, item.answers.Summary]);
    expect(generated).not.toMatch(/ending it|bicycle|want to die/i);
    const filter = JSON.stringify({ flags: ['safety'] });
    const searched = await call(searchRoute, { key, params: { studyId: study.id }, query: { filter } });
    expect(searched.body.responses).toHaveLength(1);
    const { body: other } = await call(readingRoute, {
      key,
      params: { ...path, responseId: quiet.responseId },
    });
    expect(other).toMatchObject({ flags: [], safety: [] });
  });

  it("K5: whom to turn to is the study's word, else its organisation's, else nobody's", async () => {
    const { key, study, interview } = await begun();
    await says(interview, DANGER);
    const message = async () => (await resumed(interview)).care.supportMessage;
    expect(await message()).toBeNull();
    const set = (supportMessage: string | null) =>
      call(organizationRoute, { method: 'PATCH', key, body: { supportMessage } });
    expect((await set('Our line: 1')).body.supportMessage).toBe('Our line: 1');
    expect(await message()).toBe('Our line: 1');
    await patchStudy(key, study.id, { supportMessage: 'The line of the study: 2' }, '*');
    expect(await message()).toBe('The line of the study: 2');
    await patchStudy(key, study.id, { supportMessage: ' ' }, '*');
    expect(await message()).toBe('Our line: 1');
    await set(null);
    expect(await message()).toBeNull();
  });
});

describe('a painful answer', () => {
  it('K5: is acknowledged once, with the ways on, and its question is not probed', async () => {
    const { key, study, interview } = await begun();
    const next = await says(interview, 'My mother died in March, so we moved to her house.');
    expect(next).toMatchObject({
      kind: 'question',
      moderator: 'What helped you?',
      skippable: true,
      care: { level: 'painful', text: expect.stringContaining('Thank you'), supportMessage: null },
    });
    expect(next.care.note).toContain('leave the next question out');
    const after = await says(interview, 'The neighbours brought us soup and showed us where the doctor is.');
    expect(after).not.toHaveProperty('care');
    expect(after).not.toHaveProperty('skippable');
    const params = { linkId: study.linkId, responseId: interview.responseId };
    const { body } = await call(readingRoute, { key, params });
    expect(body.flags).toEqual([]);
    expect(body.safety).toMatchObject([{ level: 'painful' }]);
    expect(await eventsOf(study.id, interview.responseId)).toEqual(['response.started']);
  });

  it('K5: is answered in the language of the interview', async () => {
    const { key } = await newOrganization();
    const study = await launchedStudy(key, guide, { config: { questionLanguage: 'de' } });
    const interview = await startedInterview(study.linkId);
    const next = await says(interview, 'Meine Mutter ist im März gestorben.');
    expect(next.care.text).toContain('Danke');
  });
});

it.each(['My phone died on the way.', 'This app is killing me.', 'I bought it in a cancer charity shop.'])(
  'K5: words in another sense change nothing: %s',
  async (text) => {
    const { interview } = await begun();
    expect(await says(interview, text)).not.toHaveProperty('care');
  },
);
