import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { database } from '@/lib/store/database';
import { findEditableRevision } from '@/lib/store/revisions';
import { call } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { edited } from '@/lib/testing/edited';
import {
  choice,
  concept,
  conceptBlock,
  flat,
  matrix,
  maxDiff,
  multi,
  open,
  options,
  ranking,
} from '@/lib/testing/guide-parts';
import { createdStudy, launch, launchedStudy } from '@/lib/testing/journey';
import { refusesStrangers } from '@/lib/testing/refusals';
import { wholeGuide } from '@/lib/testing/whole-guide';
import { newMember, newOrganization } from '@/lib/testing/world';
import { GET } from './route';

testDatabase();

const guide = [flat([open({ externalId: 'why' })])];
const ask = (key: string, studyId: string, query = '') => call(GET, { key, params: { studyId }, query });
// biome-ignore lint/suspicious/noExplicitAny: a question as it left the server
const questionsOf = async (key: string, studyId: string, query = ''): Promise<any[]> =>
  (await ask(key, studyId, query)).body.questions;

refusesStrangers(GET, {
  params: async ({ key }) => ({ studyId: (await createdStudy(key, guide)).linkId }),
  nowhere: { studyId: 'nowhere-at-all' },
});

const COMMON = ['id', 'text', 'isScreener', 'questionNumber', 'type', 'concepts'];
const FIELDS: Record<string, string[]> = {
  open_ended: [],
  file_upload: [],
  statement: [],
  multiple_choice: ['isMultiSelect', 'options'],
  ranking: ['options'],
  matrix: ['isMultiSelect', 'rows', 'columns'],
  max_diff: ['options', 'metric', 'itemsPerScreen'],
};

describe('the questions of a study', () => {
  it('D7: are numbered in guide order from 1, screening and statements included', async () => {
    const { key } = await newOrganization();
    const { id } = await createdStudy(key, wholeGuide());
    const questions = await questionsOf(key, id);
    expect(questions.map(({ questionNumber, type }) => [questionNumber, type])).toEqual([
      [1, 'multiple_choice'],
      [2, 'statement'],
      [3, 'open_ended'],
      [4, 'multiple_choice'],
      [5, 'open_ended'],
      [6, 'ranking'],
      [7, 'matrix'],
      [8, 'max_diff'],
      [9, 'file_upload'],
      [10, 'open_ended'],
    ]);
    expect(questions.map(({ isScreener }) => isScreener)).toEqual([true, ...Array(9).fill(false)]);
  });

  it('have exactly the fields of their type', async () => {
    const { key } = await newOrganization();
    const { id } = await createdStudy(key, wholeGuide());
    const reply = await ask(key, id);
    expect(Object.keys(reply.body)).toEqual(['questions']);
    const types = new Set<string>();
    for (const question of reply.body.questions) {
      types.add(question.type);
      expect(Object.keys(question).sort()).toEqual([...COMMON, ...FIELDS[question.type]!].sort());
    }
    expect([...types].sort()).toEqual(Object.keys(FIELDS).sort());
  });

  it('name options, rows, columns, metric and screen size as the guide has them', async () => {
    const { key } = await newOrganization();
    const { id } = await createdStudy(key, [
      flat([
        choice(),
        multi({ externalId: 'm', allowCustomOption: true, options: options('A', 'B') }),
        ranking({ options: options('C', 'D') }),
        matrix({ multiSelect: true }),
        maxDiff({ metric: 'annoying', itemsPerScreen: 3 }),
        maxDiff(),
        maxDiff({ options: options('A', 'B', 'C'), metric: null, itemsPerScreen: null }),
      ]),
    ]);
    expect(await questionsOf(key, id)).toMatchObject([
      { isMultiSelect: false, options: ['Tea', 'Milk', 'Juice'] },
      { isMultiSelect: true, options: ['A', 'B'] },
      { options: ['C', 'D'] },
      { isMultiSelect: true, rows: ['Taste', 'Price'], columns: ['Good', 'Bad'] },
      { metric: 'annoying', itemsPerScreen: 3, options: ['Taste', 'Price', 'Look', 'Smell'] },
      { metric: 'important', itemsPerScreen: 4 },
      { metric: 'important', itemsPerScreen: 3 },
    ]);
  });

  it('carry their concepts in a concept block, with every field', async () => {
    const { key } = await newOrganization();
    const media = [
      { name: 'a.png', url: 'https://example.org/a.png', type: 'image' as const, widthPercentage: 50 },
    ];
    const whole = { title: 'A', description: 'First', media, embed: { url: 'https://example.org/e' } };
    const { id } = await createdStudy(key, [
      flat([open()]),
      conceptBlock([{ nickname: 'x', content: whole }, concept('B')], [open(), open({ text: 'And?' })]),
    ]);
    const [plain, first, second] = await questionsOf(key, id);
    expect(plain.concepts).toEqual([]);
    expect(first.concepts).toEqual([
      {
        id: expect.any(String),
        title: 'A',
        description: 'First',
        media: [{ type: 'image', name: 'a.png', url: 'https://example.org/a.png' }],
        embedUrl: 'https://example.org/e',
      },
      { id: expect.any(String), title: 'B', description: '', media: [], embedUrl: null },
    ]);
    expect(second.concepts).toEqual(first.concepts);
  });

  it('E7: come from the latest editable revision, and with ?revision=published from what participants see', async () => {
    const { key } = await newOrganization();
    const { id } = await createdStudy(key, guide);
    expect(await questionsOf(key, id, 'revision=published')).toEqual([]);
    await launch(key, id);
    await edited(id, { guide: [flat([open({ externalId: 'why', text: 'Why so?' }), open()])] });
    const texts = async (query = '') => (await questionsOf(key, id, query)).map(({ text }) => text);
    expect(await texts()).toEqual(['Why so?', 'Why?']);
    expect(await texts('revision=published')).toEqual(['Why?']);
    await launch(key, id);
    expect(await texts('revision=published')).toEqual(['Why so?', 'Why?']);
  });

  it('E7: keep their ids over a launch and over edits', async () => {
    const { key } = await newOrganization();
    const { id } = await createdStudy(key, guide);
    const [before] = await questionsOf(key, id);
    await launch(key, id);
    await edited(id, { guide: [flat([open(), open({ externalId: 'why', text: 'Why so?' })])] });
    const after = await questionsOf(key, id);
    expect(after.map((question) => question.id)).toContain(before.id);
    expect(after.find((question) => question.id === before.id).text).toBe('Why so?');
  });

  it('F4: those without a text yet are left out, and the numbers of the others stay', async () => {
    const { key } = await newOrganization();
    const { id } = await createdStudy(key, guide);
    await edited(id, { guide: [flat([open({ text: '' }), open({ text: 'Second' })])] });
    expect((await questionsOf(key, id)).map(({ text, questionNumber }) => [text, questionNumber])).toEqual([
      ['Second', 2],
    ]);
    expect(await findEditableRevision(database(), id)).toBeDefined();
  });

  it('A10: are found by id in either case and by link id', async () => {
    const { key } = await newOrganization();
    const { id, linkId } = await createdStudy(key, guide);
    const byId = await ask(key, id);
    expect((await ask(key, id.toUpperCase())).text).toBe(byId.text);
    expect((await ask(key, linkId)).text).toBe(byId.text);
  });

  it('E8: what names no study is 404 study_not_found', async () => {
    const { key } = await newOrganization();
    const { linkId } = await launchedStudy(key, guide);
    const names = [
      randomUUID(),
      'nowhere',
      linkId.toUpperCase(),
      `${linkId} `,
      '1',
      '\0',
      '',
      "' or 1=1",
      'x'.repeat(9_999),
    ];
    for (const studyId of names) {
      const { status, body } = await ask(key, studyId);
      expect([status, body.code]).toEqual([404, 'study_not_found']);
    }
  });

  it('a bad or repeated revision is bad_request and named', async () => {
    const { key } = await newOrganization();
    const { id } = await createdStudy(key, guide);
    for (const query of ['revision=draft', 'revision=', 'revision=published&revision=published']) {
      const { status, body } = await ask(key, id, query);
      expect([status, body.code]).toEqual([400, 'bad_request']);
      expect(body.error).toContain('revision');
    }
  });

  it('E9: answer 304 to the ETag that they gave, until the guide is edited', async () => {
    const { key } = await newOrganization();
    const { id } = await createdStudy(key, guide);
    const etag = (await ask(key, id)).headers.get('etag')!;
    const again = () => call(GET, { key, params: { studyId: id }, headers: { 'if-none-match': etag } });
    expect((await again()).status).toBe(304);
    await edited(id, { guide: [flat([open({ text: 'Why so?' })])] });
    expect((await again()).status).toBe(200);
  });

  it('H1: a viewer may read them', async () => {
    const owner = await newOrganization();
    const { id } = await createdStudy(owner.key, guide);
    const { key } = await newMember(owner.organizationId, 'viewer');
    expect((await ask(key, id)).status).toBe(200);
  });
});
