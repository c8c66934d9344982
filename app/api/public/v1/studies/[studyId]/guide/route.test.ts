import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { GET as questionsRoute } from '@/app/api/public/v1/studies/[studyId]/questions/route';
import { POST as createRoute } from '@/app/api/public/v1/studies/create/route';
import { call } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { etagOf, putGuide, readStudy } from '@/lib/testing/editing';
import { flat, open } from '@/lib/testing/guide-parts';
import { answered, createdStudy, launch, launchedStudy, startedInterview } from '@/lib/testing/journey';
import { refusesStrangers } from '@/lib/testing/refusals';
import { wholeGuide } from '@/lib/testing/whole-guide';
import { newMember, newOrganization } from '@/lib/testing/world';
import { GET, PUT } from './route';

testDatabase();

const one = open({ text: 'One?', followUp: 'none' });
const two = open({ text: 'Two?', followUp: 'none' });
const questions = async (key: string, studyId: string, query = '') =>
  (await call(questionsRoute, { key, params: { studyId }, query })).body.questions;

refusesStrangers(PUT, {
  method: 'PUT',
  params: async ({ key }) => ({ studyId: (await createdStudy(key, [flat([one])])).id }),
  nowhere: { studyId: randomUUID() },
  body: { studyGuide: [flat([one])] },
  headers: { 'if-match': '*' },
});

refusesStrangers(GET, {
  params: async ({ key }) => ({ studyId: (await createdStudy(key, [flat([one])])).linkId }),
  nowhere: { studyId: randomUUID() },
});

it('an exported guide is a create request that makes the same study again', async () => {
  const { key } = await newOrganization();
  const more = {
    title: 'Whole',
    externalTitle: 'Outside',
    studyGoal: 'To learn',
    config: { interviewMode: 'audio', availableLanguages: ['de'], targetPlatforms: ['ios'] },
    welcomeMessage: { title: 'Hello' },
    closingMessage: 'Bye',
  };
  const { id } = await createdStudy(key, wholeGuide(), more);
  const exported = await call(GET, { key, params: { studyId: id } });
  expect(exported.body).toMatchObject({ ...more, studyGuide: wholeGuide() });
  expect(exported.body).not.toHaveProperty('background');
  const again = await call(createRoute, { key, body: exported.body });
  expect(again.status).toBe(201);
  const copy = await call(GET, { key, params: { studyId: again.body.id } });
  expect(copy.body).toEqual(exported.body);
});

describe('saving a guide', () => {
  it('E7: questions keep their ids over edits', async () => {
    const { key } = await newOrganization();
    const { id } = await createdStudy(key, [flat([one, two])]);
    const [first, second] = await questions(key, id);
    const saved = await putGuide(
      key,
      id,
      [flat([two, open({ text: 'Three?' }), one])],
      await etagOf(key, id),
    );
    expect(saved.status).toBe(200);
    const after = await questions(key, id);
    expect([after[0].id, after[2].id]).toEqual([second.id, first.id]);
    expect(after[1].id).not.toBe(first.id);
  });

  it('F1: an edit of a live study changes nothing for participants until it is published', async () => {
    const { key } = await newOrganization();
    const study = await launchedStudy(key, [flat([one, two])]);
    const before = await startedInterview(study.linkId);
    await putGuide(key, study.id, [flat([open({ text: 'Other?', followUp: 'none' })])], '*');
    expect((await startedInterview(study.linkId)).step.question.text).toBe('One?');
    expect((await questions(key, study.id)).map((q: { text: string }) => q.text)).toEqual(['Other?']);
    expect(await questions(key, study.id, 'revision=published')).toHaveLength(2);
    expect((await launch(key, study.id)).status).toBe(200);
    expect((await startedInterview(study.linkId)).step.question.text).toBe('Other?');
    const asked: string[] = [];
    await answered(before, (step) => {
      asked.push(step.question.text);
      return { text: 'Yes.' };
    });
    expect(asked).toEqual(['One?', 'Two?']);
  });

  it('F4: an unfinished guide is saved with its problems, and cannot be launched', async () => {
    const { key } = await newOrganization();
    const { id } = await createdStudy(key, [flat([one])]);
    const unfinished = [
      flat([open({ text: '' }), { type: 'multiple_choice', text: 'Which?', minSelect: 1 }, one]),
    ];
    const saved = await putGuide(key, id, unfinished, '*');
    expect(saved.status).toBe(200);
    expect(saved.body.studyGuide).toEqual(unfinished);
    expect(saved.body.problems.map((p: { rule: string }) => p.rule)).toEqual(['B2', 'B2', 'C3', 'C3', 'C3']);
    const refused = await launch(key, id);
    expect([refused.status, refused.body.code]).toEqual([400, 'invalid_study_guide']);
    expect((await questions(key, id)).map((q: { text: string }) => q.text)).toEqual(['Which?', 'One?']);
    expect((await readStudy(key, id)).body.status).toBe('draft');
  });

  it('A1: is still strict about what it does not know', async () => {
    const { key } = await newOrganization();
    const { id } = await createdStudy(key, [flat([one])]);
    const guide = [{ type: 'flat', title: 'A', items: [{ ...one, multiselect: true }] }];
    const reply = await putGuide(key, id, guide, '*');
    expect([reply.status, reply.body.issues[0].path]).toEqual([
      400,
      ['studyGuide', 0, 'items', 0, 'multiselect'],
    ]);
  });

  it('H1: is not for viewers', async () => {
    const { key, organizationId } = await newOrganization();
    const { id } = await createdStudy(key, [flat([one])]);
    const viewer = await newMember(organizationId, 'viewer');
    expect((await putGuide(viewer.key, id, [flat([two])], '*')).body.code).toBe('forbidden');
  });
});
