import { describe, expect, it } from 'vitest';
import { GET as questionsRoute } from '@/app/api/public/v1/studies/[studyId]/questions/route';
import { GET as listRoute } from '@/app/api/public/v1/studies/route';
import type { Block } from '@/lib/domain/guide/guide';
import { call } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
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
  screener,
  screening,
  selected,
} from '@/lib/testing/guide-parts';
import { oddBodies, UNSTORABLE } from '@/lib/testing/odd-bodies';
import { refusesStrangers } from '@/lib/testing/refusals';
import { wholeGuide } from '@/lib/testing/whole-guide';
import { newOrganization } from '@/lib/testing/world';
import { LANGUAGE_CODES } from '@/lib/wire/language-codes';
import { POST } from './route';

testDatabase();

const smallest = { title: 'Tea', studyGuide: [flat([open()])] };
const create = (key: string, body: unknown) => call(POST, { key, method: 'POST', body });
const studiesOf = async (key: string) => (await call(listRoute, { key })).body;

refusesStrangers(POST, { method: 'POST', body: smallest });

describe('what it answers', () => {
  it('is 201 with id, linkId and status of a draft, and nothing else', async () => {
    const { key } = await newOrganization();
    const { status, body, headers } = await create(key, smallest);
    expect(status).toBe(201);
    expect(Object.keys(body).sort()).toEqual(['id', 'linkId', 'status']);
    expect(body.status).toBe('draft');
    expect(body.id).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    expect(headers.get('content-type')).toMatch(/^application\/json/);
    expect(await studiesOf(key)).toMatchObject([{ id: body.id, linkId: body.linkId, title: 'Tea' }]);
  });

  it('A10: link ids carry 64 random bits at least, none like another and none like a UUID', async () => {
    const { key } = await newOrganization();
    const made = await Promise.all(Array.from({ length: 20 }, () => create(key, smallest)));
    const linkIds = made.map(({ body }) => body.linkId as string);
    expect(new Set(linkIds).size).toBe(20);
    // 32 letters: 5 bits each.
    for (const linkId of linkIds) expect(linkId).toMatch(/^[a-z2-9]{13,}$/);
  });

  it('takes every field and every type of question', async () => {
    const { key } = await newOrganization();
    const { status, body } = await create(key, {
      title: 'Trains',
      externalTitle: 'Your journey',
      background: 'A railway.',
      studyGoal: 'Why people go by train.',
      config: {
        interviewMode: 'audio_screen',
        questionLanguage: 'de-CH',
        availableLanguages: ['de-CH', 'fr'],
        targetPlatforms: ['ios', 'desktop'],
      },
      welcomeMessage: { title: 'Hello', message: 'Ten minutes.' },
      closingMessage: 'Bye',
      studyGuide: wholeGuide(),
    });
    expect(status).toBe(201);
    const questions = await call(questionsRoute, { key, params: { studyId: body.id } });
    expect(questions.body.questions).toHaveLength(10);
  });
});

describe('what it refuses of a body', () => {
  it('A4: an empty body is invalid_json', async () => {
    const { key } = await newOrganization();
    for (const sent of [{}, { body: '' }, { body: new Uint8Array() }]) {
      const { status, body } = await call(POST, { key, method: 'POST', ...sent });
      expect([status, body.code]).toEqual([400, 'invalid_json']);
    }
  });

  it.each(oddBodies(smallest))('A4, A5: %s is refused in the envelope', async (_name, sent, refusal) => {
    const { key } = await newOrganization();
    const reply = await call(POST, { key, method: 'POST', ...sent });
    expect([reply.status, reply.body.code]).toEqual(refusal);
    const issues = refusal[1] === 'invalid_request_body' ? ['issues'] : [];
    expect(Object.keys(reply.body)).toEqual(['error', 'code', ...issues]);
    expect(await studiesOf(key)).toEqual([]);
  });

  it('A3: a body of exactly 2 MiB is read', async () => {
    const { key } = await newOrganization();
    const empty = JSON.stringify({ ...smallest, background: '' });
    const background = 'x'.repeat(2 * 1024 * 1024 - empty.length);
    const reply = await create(key, { ...smallest, background });
    expect([reply.status, reply.body.code]).toEqual([400, 'invalid_request_body']);
    expect(reply.body.issues[0].path).toEqual(['background']);
  });

  it('A5: JSON may come with its charset, in any case, and after a byte order mark', async () => {
    const { key } = await newOrganization();
    const body = new TextEncoder().encode(`\ufeff${JSON.stringify(smallest)}`);
    for (const type of ['application/json; charset=utf-8', 'Application/JSON;charset="UTF-8"']) {
      expect(
        (await call(POST, { key, method: 'POST', body, headers: { 'content-type': type } })).status,
      ).toBe(201);
    }
  });

  const item = (more: object): object => ({ ...smallest, studyGuide: [flat([{ ...open(), ...more }])] });
  const guide = (...items: Block['items']): object => ({ ...smallest, studyGuide: [flat(items)] });
  const first = (field: string) => `studyGuide.0.items.0.${field}`;
  const refusedAt = async (path: string, body: object): Promise<void> => {
    const { key } = await newOrganization();
    const reply = await create(key, body);
    expect([reply.status, reply.body.code]).toEqual([400, 'invalid_request_body']);
    const parts = path.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));
    expect(reply.body.issues).toEqual([{ path: parts, message: expect.any(String) }]);
  };

  it.each<[string, object]>([
    ['studyguide', { ...smallest, studyguide: [] }],
    ['config.mode', { ...smallest, config: { mode: 'text' } }],
    ['welcomeMessage.text', { ...smallest, welcomeMessage: { text: '' } }],
    [first('multiselect'), item({ multiselect: true })],
    [first('options'), item({ options: options('A') })],
  ])('A1: an unknown key is refused at its path, %s', refusedAt);

  it.each<[string, object]>([
    ['title', { ...smallest, title: 'x'.repeat(301) }],
    ['externalTitle', { ...smallest, externalTitle: 'x'.repeat(301) }],
    ['studyGoal', { ...smallest, studyGoal: 'x'.repeat(5_001) }],
    ['closingMessage', { ...smallest, closingMessage: 'x'.repeat(5_001) }],
    [first('text'), item({ text: 'x'.repeat(5_001) })],
    ['studyGuide', { ...smallest, studyGuide: Array.from({ length: 51 }, () => flat([open()])) }],
    ['studyGuide.0.items', guide(...Array.from({ length: 201 }, () => open()))],
  ])('A3: past its limit %s is refused', refusedAt);

  it.each<[string, object]>([
    ['title', { studyGuide: smallest.studyGuide }],
    ['studyGuide', { title: 'Tea' }],
    ['title', { ...smallest, title: '' }],
    ['title', { ...smallest, title: ' \t' }],
    ['title', { ...smallest, title: null }],
    ['externalTitle', { ...smallest, externalTitle: null }],
    ['config', { ...smallest, config: null }],
    ['studyGuide', { ...smallest, studyGuide: [] }],
    ['studyGuide', { ...smallest, studyGuide: {} }],
    ['config.interviewMode', { ...smallest, config: { interviewMode: 'Video' } }],
    ['config.targetPlatforms', { ...smallest, config: { targetPlatforms: null } }],
    ['config.targetPlatforms.0', { ...smallest, config: { targetPlatforms: ['windows'] } }],
    [first('type'), item({ type: 'essay' })],
    [first('type'), item({ type: undefined })],
    [first('text'), item({ text: undefined })],
    [first('followUp'), item({ followUp: 'deep' })],
  ])('B1: what is required, null or of another value is refused at %s', refusedAt);

  it.each<[string, object]>([
    [first('text'), item({ text: '' })],
    ['studyGuide.0.items', guide()],
    [first('options'), guide(choice({ options: [] }))],
    [first('rows'), guide(matrix({ rows: [] }))],
    [first('options'), guide(maxDiff({ options: options('A') }))],
    [first('itemsPerScreen'), guide(maxDiff({ itemsPerScreen: 6 }))],
    [first('minSelect'), guide(multi({ minSelect: 0, maxSelect: 1 }))],
    [first('media.0.url'), item({ media: [{ name: 'a', type: 'image', url: 'javascript:alert(1)' }] })],
  ])('B2: what the schema alone can see is invalid_request_body at %s', refusedAt);

  it.each<[string, object]>([
    ['config.questionLanguage', { ...smallest, config: { questionLanguage: 'xx' } }],
    ['config.questionLanguage', { ...smallest, config: { questionLanguage: 'EN' } }],
    ['config.availableLanguages.1', { ...smallest, config: { availableLanguages: ['en', 'klingon'] } }],
  ])('B3: another language code is refused at %s', refusedAt);

  it('A2: issues name every offending field, each with path and message alone', async () => {
    const { key } = await newOrganization();
    const { body } = await create(key, { title: 1, config: { questionLanguage: 'xx' }, surplus: 1 });
    expect(body.issues.map(({ path }: { path: unknown[] }) => path.join('.')).sort()).toEqual([
      'config.questionLanguage',
      'studyGuide',
      'surplus',
      'title',
    ]);
    for (const issue of body.issues) expect(Object.keys(issue).sort()).toEqual(['message', 'path']);
  });

  it('A7: NUL and lone surrogates are refused at their path in every text', async () => {
    const { key } = await newOrganization();
    const places: [(text: string) => object, (string | number)[]][] = [
      [(text) => ({ ...smallest, title: text }), ['title']],
      [(text) => ({ ...smallest, externalTitle: text }), ['externalTitle']],
      [(text) => ({ ...smallest, background: text }), ['background']],
      [(text) => ({ ...smallest, welcomeMessage: { message: text } }), ['welcomeMessage', 'message']],
      [(text) => item({ text }), ['studyGuide', 0, 'items', 0, 'text']],
      [(text) => item({ externalId: text }), ['studyGuide', 0, 'items', 0, 'externalId']],
      [(text) => item({ addInstructions: text }), ['studyGuide', 0, 'items', 0, 'addInstructions']],
      [
        (text) => ({ ...smallest, studyGuide: [flat([choice({ options: options('A', text) })])] }),
        ['studyGuide', 0, 'items', 0, 'options', 1, 'text'],
      ],
      [
        (text) => ({ ...smallest, studyGuide: [flat([open()], { title: text })] }),
        ['studyGuide', 0, 'title'],
      ],
    ];
    for (const [body, path] of places) {
      for (const text of UNSTORABLE) {
        const reply = await create(key, body(text));
        expect([reply.status, reply.body.code, reply.body.issues?.[0].path]).toEqual([
          400,
          'invalid_request_body',
          path,
        ]);
      }
    }
    expect((await create(key, { ...smallest, title: 'paired 😀' })).status).toBe(201);
  });

  it('B3: every language code of the list is taken', async () => {
    const { key } = await newOrganization();
    const config = { questionLanguage: 'zh-HK', availableLanguages: [...LANGUAGE_CODES] };
    expect((await create(key, { ...smallest, config })).status).toBe(201);
  });
});

describe('rules across fields', () => {
  const two = [choice({ externalId: 'q', options: options('A', 'B') })];
  const breaks =
    (...guides: Block[][]) =>
    async (): Promise<void> => {
      const { key } = await newOrganization();
      for (const studyGuide of guides) {
        const reply = await create(key, { title: 'Tea', studyGuide });
        expect([reply.status, reply.body.code]).toEqual([400, 'invalid_study_guide']);
        expect(Object.keys(reply.body)).toEqual(['error', 'code']);
        expect(reply.body.error).toMatch(/^Invalid study guide: .+"/);
      }
      expect(await studiesOf(key)).toEqual([]);
    };

  it(
    'C1: screening elsewhere than in one first block of choices with a status is invalid_study_guide',
    breaks(
      [flat([open()]), screening([screener()])],
      [screening([screener()]), screening([screener()])],
      [screening([open()])],
      [screening([choice()])],
      [flat([screener()])],
    ),
  );
  it(
    'C2: concepts without a concept block, and the other way round, are invalid_study_guide',
    breaks(
      [flat([open()], { type: 'concept' })],
      [flat([open()], { conceptSamplingConfig: { concepts: [concept('A')] } })],
      [
        conceptBlock([], [open()], {
          conceptSamplingConfig: { concepts: [concept('A')], subsampleCount: 2 },
        }),
      ],
    ),
  );
  it(
    'C3: minSelect or maxSelect alone, crossed, past the options or without multiSelect is invalid_study_guide',
    breaks(
      [flat([multi({ minSelect: 1 })])],
      [flat([multi({ maxSelect: 1 })])],
      [flat([choice({ minSelect: 1, maxSelect: 1 })])],
      [flat([multi({ minSelect: 2, maxSelect: 1 })])],
      [flat([multi({ minSelect: 1, maxSelect: 4 })])],
    ),
  );
  it(
    'C4: an exclusive option that is not the last, or of a single choice, is invalid_study_guide',
    breaks(
      [flat([choice({ options: [{ text: 'A' }, { text: 'B', exclusiveOption: true }] })])],
      [flat([multi({ options: [{ text: 'A', exclusiveOption: true }, { text: 'B' }] })])],
    ),
  );
  it(
    'C5: an externalId that occurs twice is invalid_study_guide',
    breaks(
      [flat([open({ externalId: 'a' }), open({ externalId: 'a' })])],
      [flat([open({ externalId: 'a' })], { externalId: 'a' })],
    ),
  );
  it(
    'C6: a condition on nothing, on no option or on what comes later is invalid_study_guide',
    breaks(
      [flat([open({ conditional: selected('nowhere', ['A']) })])],
      [flat([...two, open({ conditional: selected('q', ['C']) })])],
      [flat([open({ conditional: selected('q', ['A']) }), ...two])],
    ),
  );
  it(
    'C7: carrying forward from a single choice, or beside own options, is invalid_study_guide',
    breaks(
      [flat([...two, ranking({ options: [], carryForwardFrom: 'q' })])],
      [flat([multi({ externalId: 'm' }), ranking({ carryForwardFrom: 'm' })])],
    ),
  );
  it(
    'C8: options, rows or concepts that read the same are invalid_study_guide',
    breaks(
      [flat([choice({ options: options('A', 'A') })])],
      [flat([matrix({ rows: [{ text: 'R' }, { text: 'R' }] })])],
      [conceptBlock([concept('A'), concept('A')], [open()])],
      [flat([maxDiff({ itemsPerScreen: 5 })])],
    ),
  );

  it('C4: exclusiveOption false is the same as none', async () => {
    const { key } = await newOrganization();
    const studyGuide = [flat([choice({ options: [{ text: 'A', exclusiveOption: false }, { text: 'B' }] })])];
    expect((await create(key, { title: 'Tea', studyGuide })).status).toBe(201);
  });
});

describe('who may', () => {
  it.each([
    ['owner', 201],
    ['admin', 201],
    ['researcher', 201],
    ['collaborator', 201],
    ['viewer', 403],
  ] as const)('H1: %s answers %i', async (role, status) => {
    const { key } = await newOrganization(role);
    const reply = await create(key, smallest);
    expect([reply.status, reply.body.code]).toEqual([status, status === 403 ? 'forbidden' : undefined]);
  });

  it('A9: schema comes before permission, permission before the rules of a guide', async () => {
    const { key } = await newOrganization('viewer');
    expect((await create(key, { title: 'Tea' })).body.code).toBe('invalid_request_body');
    const broken = { title: 'Tea', studyGuide: [flat([multi({ minSelect: 1 })])] };
    expect((await create(key, broken)).body.code).toBe('forbidden');
  });
});
