import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { GET as resumeRoute } from '@/app/api/interviews/[responseId]/route';
import { POST as startRoute } from '@/app/api/interviews/route';
import { GET as invitationRoute } from '@/app/api/interviews/studies/[linkId]/route';
import { GET as readingRoute } from '@/app/api/public/v1/responses/[linkId]/[responseId]/reading/route';
import { GET as singleRoute } from '@/app/api/public/v1/responses/[linkId]/[responseId]/route';
import { POST as closeRoute } from '@/app/api/public/v1/studies/[studyId]/close/route';
import { POST as duplicateRoute } from '@/app/api/public/v1/studies/[studyId]/duplicate/route';
import { GET as previewRoute } from '@/app/api/public/v1/studies/[studyId]/launch-preview/route';
import { call } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { patchStudy, putGuide, readStudy } from '@/lib/testing/editing';
import {
  choice,
  concept,
  conceptBlock,
  flat,
  matrix,
  maxDiff,
  open,
  options,
  screener,
  screening,
} from '@/lib/testing/guide-parts';
import {
  answered,
  createdStudy,
  launch,
  plainAnswer,
  type Step,
  startedInterview,
} from '@/lib/testing/journey';
import { UNSTORABLE } from '@/lib/testing/odd-bodies';
import { refusesStrangers } from '@/lib/testing/refusals';
import { newMember, newOrganization } from '@/lib/testing/world';
import { GET as listRoute } from '../route';
import { GET, PATCH, PUT } from './route';

testDatabase();

const guide = [
  flat([
    open({ text: 'Why tea?', followUp: 'none' }),
    choice({ text: 'Which?', options: options('Hot', 'Cold') }),
  ]),
];
const config = { questionLanguage: 'en', availableLanguages: ['de', 'fr'] };
const more = { externalTitle: 'Tea', welcomeMessage: { title: 'Hello' }, closingMessage: 'Bye', config };

const params = async ({ key }: { key: string }) => ({
  studyId: (await createdStudy(key, guide, more)).id,
  language: 'de',
});
const nowhere = { studyId: randomUUID(), language: 'de' };
refusesStrangers(GET, { params, nowhere });
refusesStrangers(PUT, { method: 'PUT', params, nowhere, body: { strings: {} } });
refusesStrangers(PATCH, { method: 'PATCH', params, nowhere, body: { strings: {} } });

async function study(over: object = {}) {
  const { key, organizationId } = await newOrganization();
  const { id, linkId } = await createdStudy(key, guide, { ...more, ...over });
  const at = (language: string) => ({ studyId: id, language });
  const read = async (language = 'de') => (await call(GET, { key, params: at(language) })).body;
  const put = (strings: object, language = 'de') =>
    call(PUT, { method: 'PUT', key, params: at(language), body: { strings } });
  const file = async (format: string) => (await call(GET, { key, params: at('de'), query: { format } })).text;
  const send = (type: string, body: string, language = 'de') =>
    call(PUT, { method: 'PUT', key, params: at(language), headers: { 'content-type': type }, body });
  const preview = async () => (await call(previewRoute, { key, params: { studyId: id } })).body;
  return { key, organizationId, id, linkId, at, read, put, file, send, preview };
}
type Strings = Record<string, { source: string; text: string | null; state: string | null }>;
/** Every text with `mark` before it. */
const all = (strings: Strings, mark = 'DE ', state = 'approved') =>
  Object.fromEntries(
    Object.entries(strings).map(([path, { source }]) => [path, { text: `${mark}${source}`, state }]),
  );

describe('the texts of a study in another language', () => {
  it('N1: are all that participants read, in their order, by paths that name what has them', async () => {
    const { read } = await study();
    const { strings, ...rest } = await read();
    expect(rest).toEqual({
      sourceLanguage: 'en',
      language: 'de',
      isAvailable: true,
      texts: 7,
      approved: 0,
      edited: 0,
      machine: 0,
      outdated: 0,
      missing: 7,
    });
    expect(Object.values(strings as Strings).map(({ source }) => source)).toEqual([
      'Tea',
      'Hello',
      'Why tea?',
      'Which?',
      'Hot',
      'Cold',
      'Bye',
    ]);
    expect(Object.keys(strings)[2]).toMatch(/^items\.[0-9a-f-]{36}\.text$/);
  });

  it('N1: keep text and state; what is not sent again with PUT is gone, with PATCH it stays', async () => {
    const { key, at, read, put } = await study();
    const path = Object.keys((await read()).strings)[2]!;
    await put({
      externalTitle: { text: 'Tee', state: 'approved' },
      [path]: { text: 'Warum?', state: 'machine' },
    });
    expect((await read()).strings).toMatchObject({
      externalTitle: { source: 'Tea', text: 'Tee', state: 'approved' },
      [path]: { source: 'Why tea?', text: 'Warum?', state: 'machine' },
    });
    const change = (strings: object) =>
      call(PATCH, { method: 'PATCH', key, params: at('de'), body: { strings } });
    expect(
      (await change({ [path]: null, closingMessage: { text: 'Tschüss', state: 'edited' } })).status,
    ).toBe(200);
    const after = await read();
    expect(after).toMatchObject({ approved: 1, edited: 1, machine: 0, missing: 5 });
    expect(after.strings.externalTitle.text).toBe('Tee');
    expect((await put({ externalTitle: { text: 'Tee', state: 'edited' } })).body).toMatchObject({
      edited: 1,
      missing: 6,
    });
  });

  it('N1: are outdated once the source is changed, also in files that were made before', async () => {
    const { key, id, read, put, file, send } = await study();
    await put(all((await read()).strings));
    const before = await file('csv');
    const current = await readStudy(key, id);
    const edited = [flat([open({ text: 'Why coffee?', followUp: 'none' }), guide[0]!.items[1]!])];
    await putGuide(key, id, edited, current.headers.get('etag')!);
    const changed = await read();
    expect(changed).toMatchObject({ outdated: 1, approved: 6, missing: 0 });
    const stale = Object.values(changed.strings as Strings).find(({ state }) => state === 'outdated');
    expect(stale).toEqual({ source: 'Why coffee?', text: 'DE Why tea?', state: 'outdated' });
    expect((await send('text/csv', before)).body).toMatchObject({ outdated: 1, approved: 6 });
    // As it was read, so it may be sent.
    expect((await put(changed.strings)).body).toEqual(changed);
  });

  it.each(['csv', 'xliff'])('N1: come back from %s unchanged, whatever is in them', async (format) => {
    const nasty = [
      '=1+1',
      "'=1",
      "it's",
      'a "b", c;\n d\r\n',
      '<b>&amp;</b> ]]>',
      '  spaces  ',
      'שלום',
      '🙂',
      '-',
      '#',
    ];
    const { read, put, file, send } = await study();
    const paths = Object.keys((await read()).strings);
    const states = ['approved', 'edited', 'machine'];
    for (let from = 0; from < nasty.length; from += paths.length) {
      const strings = Object.fromEntries(
        paths.flatMap((path, at) => {
          const text = nasty[from + at];
          return text === undefined ? [] : [[path, { text, state: states[at % 3] }]];
        }),
      );
      const { body: saved } = await put(strings);
      const text = await file(format);
      const type = format === 'csv' ? 'text/csv; charset=utf-8' : 'application/xliff+xml';
      await put({});
      const again = await send(type, text);
      expect(again.status, again.text).toBe(200);
      expect(again.body).toEqual(saved);
    }
  });

  it('N1: come from CSV with semicolons and from XLIFF 2, too', async () => {
    const { send } = await study();
    expect((await send('text/csv', 'text;path\r\nTee;externalTitle\r\n')).body.strings.externalTitle).toEqual(
      {
        source: 'Tea',
        text: 'Tee',
        state: 'edited',
      },
    );
    const xliff = `<xliff version="2.0" xmlns="urn:oasis:names:tc:xliff:document:2.0" srcLang="en" trgLang="de"><file id="f"><unit id="externalTitle"><segment state="final"><source>Tea</source><target><pc id="1">Te</pc>e</target></segment></unit></file></xliff>`;
    expect((await send('application/xliff+xml', xliff)).body.strings.externalTitle).toMatchObject({
      text: 'Tee',
      state: 'approved',
    });
  });

  it('N1: are refused where they fit nothing, and nothing is stored', async () => {
    const { key, at, read, put, send, organizationId } = await study();
    const unknown = await put({ 'items.none.text': { text: 'x', state: 'edited' } });
    expect(unknown).toMatchObject({ status: 400, body: { code: 'invalid_request_body' } });
    expect(unknown.body.issues[0].path).toEqual(['strings', 'items.none.text']);
    for (const sent of [
      { text: ' ', state: 'edited' },
      { text: 'x', state: 'fine' },
      { text: 'x' },
      { text: 'x'.repeat(5_001), state: 'edited' },
      ...UNSTORABLE.map((text) => ({ text, state: 'edited' })),
    ])
      expect((await put({ externalTitle: sent })).body.code).toBe('invalid_request_body');
    expect((await put({}, 'en')).body.code).toBe('bad_request');
    expect((await put({}, 'tlh')).body.code).toBe('bad_request');
    for (const [type, body] of [
      ['text/csv', 'a,b\n1,2\n'],
      ['text/csv', '\ufeff'],
      ['text/csv', '\r\n\r\n'],
      ['text/csv', 'path,text\n"externalTitle,x'],
      ['application/xliff+xml', '<xliff><file>'],
      ['application/xliff+xml', '<!DOCTYPE x [<!ENTITY a "b">]><xliff></xliff>'],
      ['application/xliff+xml', '<html></html>'],
    ] as const)
      expect((await send(type, body)).body.code, body).toBe('invalid_request_body');
    expect((await send('text/html', 'x')).status).toBe(415);
    expect((await read()).missing).toBe(7);
    const viewer = await newMember(organizationId, 'viewer');
    const refused = await call(PUT, {
      method: 'PUT',
      key: viewer.key,
      params: at('de'),
      body: { strings: {} },
    });
    expect(refused).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    expect((await call(GET, { key: viewer.key, params: at('de') })).status).toBe(200);
    expect((await call(GET, { key, params: at('de'), query: { format: 'pdf' } })).status).toBe(400);
  });

  it('N1: those that lack are named before the launch, by language, and do not refuse it', async () => {
    const { key, id, read, put, preview } = await study();
    await put(all((await read()).strings));
    const { strings } = await read('fr');
    await put({ ...all(strings), closingMessage: { text: 'Adieu', state: 'machine' } }, 'fr');
    expect((await preview()).missingTranslations).toEqual({ fr: ['closingMessage'] });
    expect((await call(listRoute, { key, params: { studyId: id } })).body).toMatchObject({
      sourceLanguage: 'en',
      languages: [
        { language: 'de', isAvailable: true, approved: 7, missing: 0 },
        { language: 'fr', isAvailable: true, approved: 6, machine: 1, missing: 1 },
      ],
    });
    expect((await launch(key, id)).status).toBe(200);
  });

  it('N1: go along when the study is copied', async () => {
    const { key, id, read, put } = await study();
    await put(all((await read()).strings));
    const copy = await call(duplicateRoute, { method: 'POST', key, params: { studyId: id }, body: {} });
    const copied = await call(GET, { key, params: { studyId: copy.body.id, language: 'de' } });
    expect(copied.body).toMatchObject({ approved: 7, missing: 0 });
  });
});

describe('an interview in another language', () => {
  const started = (linkId: string): Promise<Step> => startedInterview(linkId, { language: 'de' });

  const everything = [
    conceptBlock(
      [concept('A cup', { content: { title: 'A cup', description: 'Of clay' } })],
      [open({ text: 'How is it?', followUp: 'none' })],
    ),
    flat([
      matrix({ text: 'How good?', options: options('Good', 'Bad'), rows: [{ text: 'Taste' }] }),
      maxDiff({ text: 'What matters?', metric: 'dear', options: options('Taste!', 'Price!') }),
      { type: 'statement', text: 'Thanks so far.', continueButtonText: 'On' },
    ]),
  ];

  it('N1: is held in the translation, text by text, and leaves the answers in the study’s own words', async () => {
    const { key } = await newOrganization();
    const { id, linkId } = await createdStudy(key, everything, more);
    const at = { studyId: id, language: 'de' };
    const { strings } = (await call(GET, { key, params: at })).body;
    await call(PUT, { method: 'PUT', key, params: at, body: { strings: all(strings) } });
    await launch(key, id);
    const { study: invited, ...interview } = await started(linkId);
    expect(invited).toMatchObject({
      title: 'DE Tea',
      language: 'de',
      translatedLanguages: ['en', 'de'],
      welcome: { title: 'DE Hello' },
    });
    const asked: Step[] = [];
    const end = await answered(interview, (step) => {
      asked.push(step);
      return plainAnswer(step);
    });
    expect(asked).toMatchObject([
      {
        moderator: 'DE How is it?',
        question: { text: 'DE How is it?' },
        concept: { title: 'DE A cup', description: 'DE Of clay' },
      },
      {
        question: {
          text: 'DE How good?',
          rows: [{ text: 'DE Taste' }],
          columns: [{ text: 'DE Good' }, { text: 'DE Bad' }],
        },
      },
      { question: { metric: 'DE dear', options: [{ text: 'DE Taste!' }, { text: 'DE Price!' }] } },
      { question: { text: 'DE Thanks so far.', continueButtonText: 'DE On' } },
    ]);
    expect(end).toMatchObject({ kind: 'end', message: 'DE Bye' });
    const { responseId, token } = interview;
    const { history } = (await call(resumeRoute, { params: { responseId }, token })).body;
    expect(history[2]).toMatchObject({ moderator: 'DE How good?', user: 'DE Taste: DE Good' });
    const read = await call(singleRoute, { key, params: { linkId, responseId } });
    expect(read.body.transcript[2]).toMatchObject({ user: 'Taste: Good' });
  });

  it('B4: what has no translation, or a draft that nobody has read, comes in the study’s own', async () => {
    const { key, id, linkId, put, read } = await study();
    const [path] = Object.entries((await read()).strings as Strings).find(
      ([, one]) => one.source === 'Why tea?',
    )!;
    await put({
      externalTitle: { text: 'Tee', state: 'edited' },
      [path]: { text: 'Warum Tee?', state: 'machine' },
    });
    await launch(key, id);
    const { study: invited, step } = await started(linkId);
    expect(invited).toMatchObject({ title: 'Tee', translatedLanguages: ['en'] });
    expect(step.question.text).toBe('Why tea?');
  });
});

describe('what stands around the interview', () => {
  const fieldwork = {
    consent: { text: 'I take part.', retentionDays: 90 },
    stateTexts: { closed: 'Over.', screenedOut: 'Others now.' },
  };
  const screened = [screening([screener()]), ...guide];
  const look = (linkId: string, language?: string) =>
    call(invitationRoute, { params: { linkId }, query: language === undefined ? {} : { language } });

  /** Live, and translated into German but for the parts of fieldwork. */
  async function translatedStudy() {
    const { key } = await newOrganization();
    const { id, linkId } = await createdStudy(key, screened, more);
    const at = { studyId: id, language: 'de' };
    const read = async () => (await call(GET, { key, params: at })).body;
    const change = (strings: object) => call(PATCH, { method: 'PATCH', key, params: at, body: { strings } });
    const patch = async (body: object) => expect((await patchStudy(key, id, body, '*')).status).toBe(200);
    await change(all((await read()).strings));
    await launch(key, id);
    await patch(fieldwork);
    return { key, id, linkId, read, change, patch };
  }

  it('N1, N5: consent and texts of states are translated at once, without a publish', async () => {
    const { key, id, linkId, read, change } = await translatedStudy();
    expect((await look(linkId)).body.study.translatedLanguages).toEqual(['en']);
    const { strings, missing } = await read();
    const around = ['consent.text', 'stateTexts.closed', 'stateTexts.screenedOut'];
    expect(Object.keys(strings).slice(-3)).toEqual(around);
    expect([missing, strings['consent.text'].source]).toEqual([3, 'I take part.']);
    const preview = await call(previewRoute, { key, params: { studyId: id } });
    expect(preview.body.missingTranslations.de).toEqual(around);

    const mine = Object.fromEntries(around.map((path) => [path, strings[path]]));
    expect((await change(all(mine))).body.missing).toBe(0);
    const after = await call(previewRoute, { key, params: { studyId: id } });
    // Nothing waits for a publish.
    expect([after.body.missingTranslations.de, after.body.action]).toEqual([undefined, preview.body.action]);
    const { study: invited } = (await look(linkId, 'de')).body;
    expect(invited).toMatchObject({
      title: 'DE Tea',
      language: 'de',
      translatedLanguages: ['en', 'de'],
      consent: { text: 'DE I take part.', version: '1', retentionDays: 90 },
    });
    expect((await look(linkId)).body.study.consent.text).toBe('I take part.');
    for (const wrong of ['xx', 'ja'])
      expect([(await look(linkId, wrong)).status, (await look(linkId, wrong)).body.code]).toEqual([
        400,
        'bad_request',
      ]);

    const begin = (text: string, language: string) =>
      call(startRoute, { body: { linkId, language, consent: { text } } });
    expect((await begin('DE I take part.', 'en')).body.code).toBe('conflict');
    expect((await begin('DE I take part.', 'fr')).body.code).toBe('conflict');
    expect((await begin('I take part.', 'de')).status).toBe(201);
    const { body: interview } = await begin('DE I take part.', 'de');
    const end = await answered(interview, ({ question }) => ({ optionIds: [question.options[1].id] }));
    expect(end).toMatchObject({ outcome: 'screened_out', message: 'DE Others now.' });
    const { responseId, token } = interview;
    const resumed = await call(resumeRoute, { params: { responseId }, token });
    expect(resumed.body.step.message).toBe('DE Others now.');
    const reading = await call(readingRoute, { key, params: { linkId, responseId } });
    expect(reading.body.consent).toEqual({ text: 'DE I take part.', version: '1', at: expect.any(String) });

    await call(closeRoute, { method: 'POST', key, params: { studyId: id } });
    expect((await look(linkId, 'de')).body.error).toBe('DE Over.');
    expect((await begin('DE I take part.', 'de')).body.error).toBe('DE Over.');
    expect((await look(linkId)).body.error).toBe('Over.');
  });

  it('N1, N5: nobody agrees to the translation of an earlier text', async () => {
    const { linkId, read, change, patch } = await translatedStudy();
    await change(all((await read()).strings));
    expect((await look(linkId)).body.study.translatedLanguages).toEqual(['en', 'de']);
    await patch({ consent: { text: 'I take part in all of it.' }, stateTexts: { closed: 'Done.' } });
    const changed = await read();
    expect(changed).toMatchObject({ outdated: 2, missing: 1 });
    expect(changed.strings['consent.text']).toEqual({
      source: 'I take part in all of it.',
      text: 'DE I take part.',
      state: 'outdated',
    });
    const { study: invited } = (await look(linkId, 'de')).body;
    expect(invited).toMatchObject({
      translatedLanguages: ['en'],
      consent: { text: 'I take part in all of it.', version: '2' },
    });
    const refused = await call(startRoute, {
      body: { linkId, language: 'de', consent: { text: 'DE I take part.' } },
    });
    expect([refused.status, refused.body.code]).toEqual([409, 'conflict']);
  });

  it('N1: go along in files, and when the study is copied', async () => {
    const { key, id, read, change } = await translatedStudy();
    await change(all((await read()).strings));
    const before = await read();
    const at = { studyId: id, language: 'de' };
    for (const [format, type] of [
      ['csv', 'text/csv'],
      ['xliff', 'application/xliff+xml'],
    ] as const) {
      const { text } = await call(GET, { key, params: at, query: { format } });
      await call(PUT, { method: 'PUT', key, params: at, body: { strings: {} } });
      expect((await read()).missing).toBe(before.texts);
      await call(PUT, { method: 'PUT', key, params: at, headers: { 'content-type': type }, body: text });
      expect(await read(), format).toEqual(before);
    }
    const copy = await call(duplicateRoute, { key, params: { studyId: id }, body: {} });
    const copied = await call(GET, { key, params: { ...at, studyId: copy.body.id } });
    expect(copied.body).toMatchObject({ approved: before.approved, missing: 0 });
  });
});
