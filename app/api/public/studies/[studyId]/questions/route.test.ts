import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { GET as questionsV1 } from '@/app/api/public/v1/studies/[studyId]/questions/route';
import { call } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { edited } from '@/lib/testing/edited';
import { flat, open } from '@/lib/testing/guide-parts';
import { createdStudy, launchedStudy } from '@/lib/testing/journey';
import { expectDeprecated } from '@/lib/testing/legacy';
import { refusesStrangers } from '@/lib/testing/refusals';
import { wholeGuide } from '@/lib/testing/whole-guide';
import { newOrganization } from '@/lib/testing/world';
import { GET } from './route';

testDatabase();

const ask = (key: string, studyId: string) => call(GET, { key, params: { studyId } });

refusesStrangers(GET, {
  params: async ({ key }) => ({ studyId: (await createdStudy(key, wholeGuide())).linkId }),
  nowhere: { studyId: 'nowhere-at-all' },
});

describe('the legacy questions of a study', () => {
  it('E5: leave out the types that legacy does not know, and keep the numbers of v1', async () => {
    const { key } = await newOrganization();
    const { linkId } = await createdStudy(key, wholeGuide());
    const { questions } = (await ask(key, linkId)).body;
    const v1 = (await call(questionsV1, { key, params: { studyId: linkId } })).body.questions;
    const known = ['open_ended', 'multiple_choice', 'ranking', 'statement'];
    expect(
      questions.map((q: Record<string, unknown>) => [q.id, q.text, q.type, q.question_number, q.is_screener]),
    ).toEqual(
      v1
        .filter(({ type }: { type: string }) => known.includes(type))
        .map((q: Record<string, unknown>) => [q.id, q.text, q.type, q.questionNumber, q.isScreener]),
    );
    expect(questions.map((q: { question_number: number }) => q.question_number)).toEqual([
      1, 2, 3, 4, 5, 6, 10,
    ]);
  });

  it('have exactly the legacy fields of their type, and their concepts too', async () => {
    const { key } = await newOrganization();
    const { linkId } = await createdStudy(key, wholeGuide());
    const reply = await ask(key, linkId);
    expect(Object.keys(reply.body)).toEqual(['questions']);
    const common = ['id', 'text', 'is_screener', 'type', 'question_number', 'concepts'];
    const more: Record<string, string[]> = {
      multiple_choice: ['is_multi_select', 'options'],
      ranking: ['options'],
    };
    for (const question of reply.body.questions)
      expect(Object.keys(question).sort()).toEqual([...common, ...(more[question.type] ?? [])].sort());
    expect(reply.body.questions[3]).toMatchObject({
      is_multi_select: true,
      options: ['A suitcase', 'A bicycle', 'A child', 'Nothing'],
    });
    expect(reply.body.questions.at(-1).concepts[0]).toEqual({
      id: expect.any(String),
      title: 'Quiet coach',
      description: 'Nobody talks.',
      media: [],
      embed_url: null,
    });
  });

  it('E7: come from the latest editable revision', async () => {
    const { key } = await newOrganization();
    const { id, linkId } = await launchedStudy(key, [flat([open()])]);
    await edited(id, { guide: [flat([open({ text: 'Why so?' })])] });
    expect((await ask(key, linkId)).body.questions[0].text).toBe('Why so?');
  });

  it('A11: take the link id alone: an id is study_not_found', async () => {
    const { key } = await newOrganization();
    const { id } = await createdStudy(key, wholeGuide());
    for (const name of [id, id.toUpperCase(), randomUUID(), 'nowhere', '1', '\0']) {
      const reply = await ask(key, name);
      expect([reply.status, reply.body.code]).toEqual([404, 'study_not_found']);
      expectDeprecated(reply, `/api/public/v1/studies/${encodeURIComponent(name)}/questions`);
    }
  });

  it('I1: say that they are deprecated, and by what they are replaced', async () => {
    const { key } = await newOrganization();
    const { linkId } = await createdStudy(key, wholeGuide());
    const first = await ask(key, linkId);
    const headers = { 'if-none-match': first.headers.get('etag')! };
    const same = await call(GET, { key, params: { studyId: linkId }, headers });
    expect(same.status).toBe(304);
    for (const reply of [first, same, await ask('nonsense', linkId)])
      expectDeprecated(reply, `/api/public/v1/studies/${linkId}/questions`);
  });
});
