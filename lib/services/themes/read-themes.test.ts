import { describe, expect, it } from 'vitest';
import { GET as listResponsesRoute } from '@/app/api/public/v1/responses/[linkId]/route';
import { GET as codebookRoute } from '@/app/api/public/v1/studies/[studyId]/codebook/route';
import { DELETE as takeOutRoute } from '@/app/api/public/v1/studies/[studyId]/themes/[themeId]/evidence/[evidenceId]/route';
import { GET as evidenceRoute } from '@/app/api/public/v1/studies/[studyId]/themes/[themeId]/evidence/route';
import { PATCH as changeRoute } from '@/app/api/public/v1/studies/[studyId]/themes/[themeId]/route';
import { GET as themesRoute } from '@/app/api/public/v1/studies/[studyId]/themes/route';
import { POST as suggestRoute } from '@/app/api/public/v1/studies/[studyId]/themes/suggest/route';
import { call } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { flat, open } from '@/lib/testing/guide-parts';
import { answer, answered, launchedStudy, startedInterview, type TestStudy } from '@/lib/testing/journey';
import { runJobs } from '@/lib/testing/run-jobs';
import { newTheme } from '@/lib/testing/themed';
import { newOrganization } from '@/lib/testing/world';

testDatabase();

interface Asked {
  key: string;
  study: TestStudy;
}

async function askedStudy(): Promise<Asked> {
  const { key } = await newOrganization();
  const study = await launchedStudy(key, [flat([open({ text: 'How was it?', followUp: 'none' })])]);
  return { key, study };
}

async function tell({ study }: Asked, ...answers: string[]): Promise<void> {
  for (const text of answers) await answered(await startedInterview(study.linkId), () => ({ text }));
}

const themesOf = async ({ key, study }: Asked) =>
  (await call(themesRoute, { key, params: { studyId: study.id } })).body.themes;
const tagsOf = async ({ key, study }: Asked) =>
  (await call(listResponsesRoute, { key, params: { linkId: study.linkId } })).body.map(
    ({ tags }: { tags: string[] }) => tags,
  );
const evidenceOf = async ({ key, study }: Asked, themeId: string) =>
  (await call(evidenceRoute, { key, params: { studyId: study.id, themeId } })).body.evidence;
const change = ({ key, study }: Asked, themeId: string, body: object) =>
  call(changeRoute, {
    method: 'PATCH',
    key,
    params: { studyId: study.id, themeId },
    body,
    headers: { 'if-match': '*' },
  });

const HEATING = 'The heating was broken all night. We froze.';
const NO_HEATING = 'I had no trouble with the heating.';
const QUEUE = 'There was a queue at the ticket office.';

describe('reading responses with themes', () => {
  it('L3: finds whole sentences for and against an accepted theme, and counts people', async () => {
    const asked = await askedStudy();
    await tell(asked, HEATING, NO_HEATING, QUEUE);
    const { body } = await newTheme(asked, { name: 'Heating' });
    await runJobs();
    expect(await evidenceOf(asked, body.id)).toEqual([
      expect.objectContaining({
        quote: 'The heating was broken all night.',
        stance: 'supports',
        by: { origin: 'built_in', id: null, name: null },
      }),
      expect.objectContaining({ quote: NO_HEATING, stance: 'contradicts' }),
    ]);
    expect(await themesOf(asked)).toEqual([expect.objectContaining({ responses: 1, asked: 3 })]);
  });

  it('L2: tags are the names of accepted themes with evidence, in the name that they have now', async () => {
    const asked = await askedStudy();
    await tell(asked, HEATING, QUEUE);
    const { body } = await newTheme(asked, { name: 'Heating' });
    await runJobs();
    expect(await tagsOf(asked)).toEqual([['Heating'], []]);
    await change(asked, body.id, { name: 'Broken heating', rule: 'The heating was broken.' });
    await runJobs();
    expect(await tagsOf(asked)).toEqual([['Broken heating'], []]);
    await change(asked, body.id, { status: 'rejected' });
    await runJobs();
    expect((await tagsOf(asked)).flat()).not.toContain('Broken heating');
  });

  it('L3: new responses are read for accepted themes as they are analysed, and "none" is an answer', async () => {
    const asked = await askedStudy();
    await newTheme(asked, { name: 'Heating' });
    await runJobs();
    await tell(asked, HEATING, QUEUE);
    await runJobs();
    expect(await tagsOf(asked)).toEqual([['Heating'], []]);
    const { body } = await call(codebookRoute, { key: asked.key, params: { studyId: asked.study.id } });
    expect(body).toMatchObject({ reading: 'done', asked: 2, none: 1 });
  });

  it('L3: who is still at their interview is asked, and read once it has ended', async () => {
    const { key } = await newOrganization();
    const items = [open({ text: 'How was it?', followUp: 'none' }), open({ text: 'And?', followUp: 'none' })];
    const study = await launchedStudy(key, [flat(items)]);
    await answered(await startedInterview(study.linkId), () => ({ text: HEATING }));
    const interview = await startedInterview(study.linkId);
    await answer(interview, interview.step.id, { text: QUEUE });
    await newTheme({ key, study }, { name: 'Heating' });
    await runJobs();
    const { body } = await call(codebookRoute, { key, params: { studyId: study.id } });
    expect(body).toMatchObject({ reading: 'done', asked: 2, read: 1, toRead: 1 });
  });

  it('L3: what a person took out does not come back, and what a person turned down stays', async () => {
    const asked = await askedStudy();
    await tell(asked, HEATING);
    const { body } = await newTheme(asked, { name: 'Heating' });
    await runJobs();
    const [found] = await evidenceOf(asked, body.id);
    await call(takeOutRoute, {
      method: 'DELETE',
      key: asked.key,
      params: { studyId: asked.study.id, themeId: body.id, evidenceId: found.id },
    });
    await change(asked, body.id, { rule: 'Broken heating.' });
    await runJobs();
    expect(await evidenceOf(asked, body.id)).toEqual([]);
    expect(await themesOf(asked)).toEqual([expect.objectContaining({ responses: 0 })]);
  });

  it('L3: a newer rule is read again, and is stale until then', async () => {
    const asked = await askedStudy();
    await tell(asked, HEATING);
    const { body } = await newTheme(asked, { name: 'Heating' });
    await runJobs();
    await change(asked, body.id, { name: 'Queues' });
    const state = async () =>
      (await call(codebookRoute, { key: asked.key, params: { studyId: asked.study.id } })).body;
    expect(await state()).toMatchObject({
      reading: 'due',
      themes: [expect.objectContaining({ stale: true })],
    });
    await runJobs();
    expect(await state()).toMatchObject({
      reading: 'done',
      themes: [expect.objectContaining({ stale: false })],
    });
    expect(await evidenceOf(asked, body.id)).toEqual([]);
  });
});

describe('suggestions', () => {
  it('L3: what several people say is suggested with evidence, and never again once turned down', async () => {
    const asked = await askedStudy();
    await tell(
      asked,
      HEATING,
      'It was cold, the heating failed.',
      QUEUE,
      'Nobody repaired the heating. Jonas slept.',
    );
    const suggest = async () => {
      await call(suggestRoute, { method: 'POST', key: asked.key, params: { studyId: asked.study.id } });
      await runJobs();
    };
    await suggest();
    const [theme, ...others] = await themesOf(asked);
    expect(others).toEqual([]);
    expect(theme).toMatchObject({ name: 'Heating', status: 'suggested', origin: 'built_in', responses: 3 });
    expect((await tagsOf(asked)).flat()).not.toContain('Heating');
    await change(asked, theme.id, { status: 'rejected' });
    await suggest();
    expect(await themesOf(asked)).toEqual([expect.objectContaining({ id: theme.id, status: 'rejected' })]);
  });
});
