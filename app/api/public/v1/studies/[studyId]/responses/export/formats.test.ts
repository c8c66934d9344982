import { unzipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import { POST as annotateRoute } from '@/app/api/public/v1/responses/[linkId]/[responseId]/annotations/route';
import { GET as responseRoute } from '@/app/api/public/v1/responses/[linkId]/[responseId]/route';
import { GET as listRoute } from '@/app/api/public/v1/responses/[linkId]/route';
import {
  PATCH as changeThemeRoute,
  GET as themeRoute,
} from '@/app/api/public/v1/studies/[studyId]/themes/[themeId]/route';
import { call } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { choice, flat, open } from '@/lib/testing/guide-parts';
import { answered, launchedStudy, startedInterview } from '@/lib/testing/journey';
import { readSav } from '@/lib/testing/read-sav';
import { recordedAnswer } from '@/lib/testing/recorded';
import { refiProblems } from '@/lib/testing/refi-problems';
import { FIRST_WORDS, reviewedResponse } from '@/lib/testing/reviewed';
import { surveyedStudy } from '@/lib/testing/surveyed';
import { FIRST_SENTENCE, newTheme, putIn } from '@/lib/testing/themed';
import { newOrganization, type Person } from '@/lib/testing/world';
import { GET } from './route';

testDatabase();

const HOSTILE = [
  '=HYPERLINK("http://x","y")',
  '🚂 </TextSource> & "quotes" \r\n]]> \u0001\u0008 \uFFFE',
  'مرحبا بالعالم',
  '夜行列車はとても静かでした。',
  `${'é'.repeat(4_000)} end`,
  '../../etc/passwd {{name}} %s',
];

let person: Person;
let studyId: string;
let hostileId: string;
beforeAll(async () => {
  person = await newOrganization();
  ({ id: studyId } = await surveyedStudy(person.key, 6));
  const study = await launchedStudy(
    person.key,
    [
      flat([
        choice({ text: '<b>Which?</b> & "why"' }),
        ...HOSTILE.map((text) => open({ text, followUp: 'none' })),
      ]),
    ],
    { title: '</Project> "=1+1" 🚂 Ünïcode' },
  );
  hostileId = study.id;
  const interview = await startedInterview(study.linkId, {
    urlParams: { __proto__: '=1', 'a b': '\u0007x' },
  });
  let nth = 0;
  await answered(interview, (step) =>
    step.question?.type === 'multiple_choice'
      ? { optionIds: [step.question.options[0].id] }
      : { text: HOSTILE[nth++] },
  );
});

async function file(format: string, study = studyId, more = ''): Promise<{ reply: Response; bytes: Buffer }> {
  const request = new Request(`http://127.0.0.1/x?format=${format}${more}`, {
    headers: { 'x-api-key': person.key },
  });
  const reply = await GET(request, { params: Promise.resolve({ studyId: study }) });
  return { reply, bytes: Buffer.from(await reply.arrayBuffer()) };
}
const entries = (bytes: Buffer) =>
  Object.fromEntries(
    Object.entries(unzipSync(bytes)).map(([name, data]) => [name, Buffer.from(data).toString()]),
  );
const linesOf = (bytes: Buffer) =>
  bytes
    .toString()
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
/** Throws when the text is not well-formed: every element that is opened is closed, in order. */
function wellFormed(xml: string): string[] {
  const open: string[] = [];
  const paths: string[] = [];
  const rest = xml
    .replace(/^<\?xml[^>]*\?>/, '')
    .replace(/<(\/?)([\w:]+)((?:\s[\w:]+="[^"<]*")*)\s*(\/?)>/g, (_, end, name, _a, self) => {
      if (end) expect(open.pop()).toBe(name);
      else {
        paths.push([...open, name].join('/'));
        if (!self) open.push(name);
      }
      return '';
    });
  expect(open).toEqual([]);
  expect(rest).not.toMatch(/[<>]/);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: what XML cannot express
  expect(xml).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/);
  return paths;
}

describe('M4: ndjson and expand=transcript', () => {
  it('a line a response has the fields of the list, the whole transcript and the highlights', async () => {
    const { reply, bytes } = await file('ndjson');
    expect(reply.headers.get('content-type')).toContain('ndjson');
    expect(reply.headers.get('x-total-count')).toBe('6');
    const lines = linesOf(bytes);
    const list = (await call(listRoute, { key: person.key, params: { linkId: studyId } })).body;
    expect(
      lines.map(({ transcript: _t, highlights: _h, endReason: _e, consent: _c, ...fields }) => fields),
    ).toEqual(list);
    const one = await call(responseRoute, { key: person.key, params: { linkId: studyId, responseId: '1' } });
    expect(lines[0].transcript).toEqual(one.body.transcript);
  });

  it('the list has transcripts on request, and only then', async () => {
    const params = { linkId: studyId };
    const plain = await call(listRoute, { key: person.key, params });
    const whole = await call(listRoute, {
      key: person.key,
      params,
      query: { expand: 'transcript', perPage: '2' },
    });
    expect(whole.body).toHaveLength(2);
    const one = await call(responseRoute, { key: person.key, params: { ...params, responseId: '2' } });
    expect(whole.body[1].transcript).toEqual(one.body.transcript);
    expect(plain.body[0]).not.toHaveProperty('transcript');
    const bad = await call(listRoute, { key: person.key, params, query: { expand: 'everything' } });
    expect([bad.status, bad.body.code]).toEqual([400, 'bad_request']);
  });
});

describe('M1: what reviewers marked', () => {
  const TAG = 'waiting [x]';
  let linkId: string;
  beforeAll(async () => {
    const { params } = await reviewedResponse({ person });
    linkId = params.linkId;
    const bodies = [
      { responseIndex: 0, passage: { start: 0, end: 16 }, tag: TAG, body: 'Ask *why*' },
      { body: 'A note' },
    ];
    for (const body of bodies) {
      const made = await call(annotateRoute, { key: person.key, params, body });
      expect(made.status).toBe(201);
    }
  });
  const LINES = ['A note', `“${FIRST_WORDS.slice(0, 16)}” [${TAG}] Ask *why*`];

  it('is in json as in ndjson', async () => {
    const [response] = JSON.parse((await file('json', linkId)).bytes.toString());
    expect(response.highlights).toMatchObject([
      { responseIndex: null, quote: null, tag: null, note: 'A note' },
      { responseIndex: 0, quote: FIRST_WORDS.slice(0, 16), tag: TAG, note: 'Ask *why*' },
    ]);
    const [line] = linesOf((await file('ndjson', linkId)).bytes);
    expect(line.highlights).toEqual(response.highlights);
  });

  it('is in transcripts, after what was said', async () => {
    const text = (await file('markdown', linkId)).bytes.toString();
    const quote = '“The 8:15 to Leed” \\[waiting \\[x\\]\\] Ask \\*why\\*';
    expect(text).toMatch(/More staff on the platform\.\n+## Highlights\n/);
    expect(text.split('## Highlights')[1]).toBe(`\n\n- A note\n- ${quote}\n\n---\n\n`);
    const single = entries((await file('transcripts-zip', linkId)).bytes)['response-1.md'];
    expect(`${single}\n---\n\n`).toBe(text);
    expect((await file('markdown')).bytes.toString()).not.toContain('Highlights');
    const word = entries((await file('docx', linkId)).bytes)['word/document.xml'] ?? '';
    for (const line of LINES) expect(word).toContain(line);
  });

  it('is a variable for statistics programs, as it is a column of tables', async () => {
    const { meta, rows } = await readSav((await file('sav', linkId)).bytes);
    expect(rows.map(({ highlights }) => highlights)).toEqual([LINES.join('\n')]);
    expect(meta.sysvars.find(({ name }) => name === 'highlights')?.label).toBe(
      'What reviewers marked or noted, a line each: the words, the tag, the note',
    );
    expect((await file('csv', linkId)).bytes.toString()).toContain(LINES.join('\n'));
  });
});

describe('M4: sav', () => {
  const read = async (study: string) => readSav((await file('sav', study)).bytes);

  it('another reader finds the cases, variables, labels, value labels and missing values', async () => {
    const { meta, rows } = await read(studyId);
    expect(meta.header.encoding).toBe('UTF-8');
    expect([meta.header.n_cases, rows.length]).toEqual([6, 6]);
    expect(rows.map((row) => row.number)).toEqual([1, 2, 3, 4, 5, 6]);
    const named = (name: string) => meta.sysvars.find((one) => one.name === name);
    expect(named('Q1')?.label).toBe('Did you travel by train this month?');
    expect(named('Q1')?.missing).toBe(-99);
    const labels = meta.valueLabels.find(({ appliesToNames }) => appliesToNames?.includes('Q1'));
    expect(labels?.entries.map(({ val, label }) => [val, label])).toEqual([
      [1, 'Yes'],
      [2, 'No'],
      [-99, 'Skipped'],
    ]);
    expect(new Set(meta.sysvars.map(({ name }) => name.toUpperCase())).size).toBe(meta.sysvars.length);
    const csv = (await file('csv')).bytes.toString();
    for (const row of rows) {
      expect(csv).toContain(row.id);
      expect([1, 2]).toContain(row.Q1);
    }
    // 14 October 1582 is the first day of its calendar.
    const began = new Date((Number(rows[0]?.created) - 12_219_379_200) * 1_000);
    expect(Math.abs(began.getTime() - Date.now())).toBeLessThan(120_000);
  });

  it('long and foreign texts come back whole', async () => {
    const { rows } = await read(hostileId);
    const answers = HOSTILE.map((_, at) => rows[0]?.[`Q${at + 2}`]);
    expect(answers).toEqual(HOSTILE);
  });
});

describe('M4: qdpx', () => {
  it('is a project whose elements stand as the schema wants, with places in code points', async () => {
    const reviewed = await reviewedResponse({ person, welcome: true });
    const { params, words } = { params: reviewed.params, words: '🚂' };
    const transcript = (await call(responseRoute, { key: person.key, params })).body.transcript;
    const row = transcript.find(({ user }: { user: string }) => user.includes(words));
    const start = row.user.indexOf(words);
    const made = await call(annotateRoute, {
      key: person.key,
      params,
      body: {
        responseIndex: row.responseIndex,
        passage: { start: start + 3, end: start + 9 },
        tag: 'waiting & "cold"',
        body: 'See <this>',
      },
    });
    expect(made.status).toBe(201);
    const { bytes } = await file('qdpx', params.linkId);
    const files = entries(bytes);
    const xml = files['project.qde'] ?? '';
    wellFormed(xml);
    expect(refiProblems(xml)).toEqual([]);
    for (const part of ['Users', 'CodeBook', 'Variables', 'Cases', 'Sources'])
      expect(xml).toContain(`<${part}>`);
    const [, from, to] = /startPosition="(\d+)" endPosition="(\d+)"/.exec(xml) ?? [];
    const [, source] = /<TextSource [^>]*plainTextPath="internal:\/\/([^"]+)"/.exec(xml) ?? [];
    const text = files[`sources/${source}`] ?? '';
    expect([...text].slice(Number(from), Number(to)).join('')).toBe(row.user.slice(start + 3, start + 9));
    expect(xml).toContain('name="waiting &amp; &quot;cold&quot;"');
    const codes = [...xml.matchAll(/<Code guid="([^"]+)"/g)].map(([, guid]) => guid);
    for (const [, guid] of xml.matchAll(/<CodeRef targetGUID="([^"]+)"/g)) expect(codes).toContain(guid);
    const guids = [...xml.matchAll(/ guid="([^"]+)"/g)].map(([, guid]) => guid);
    expect(new Set(guids).size).toBe(guids.length);
    for (const guid of guids) expect(guid).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    for (const [, guid] of xml.matchAll(/<SourceRef targetGUID="([^"]+)"/g)) expect(guids).toContain(guid);
  });

  it('has the accepted themes as codes, nested and described, and their evidence as coded passages', async () => {
    const reviewed = await reviewedResponse({ person });
    const { study } = reviewed;
    const made = async (name: string, parentId: string | null = null) =>
      (await newTheme(reviewed, { name, rule: `Speaks of “${name}” & no more.`, parentId })).body.id;
    const late = await made('Late trains');
    const cold = await made('Cold', late);
    const same = await made('late trains');
    const rejected = await made('Bikes');
    expect((await putIn(reviewed, late)).status).toBe(201);
    expect((await putIn(reviewed, cold, { stance: 'contradicts' })).status).toBe(201);
    expect((await putIn(reviewed, rejected)).status).toBe(201);
    const one = { key: person.key, params: { studyId: study.id, themeId: rejected } };
    const etag = (await call(themeRoute, one)).headers.get('etag') ?? '';
    const headers = { 'if-match': etag };
    const change = { ...one, method: 'PATCH', headers, body: { status: 'rejected' } };
    expect((await call(changeThemeRoute, change)).status).toBe(200);
    const { bytes } = await file('qdpx', reviewed.params.linkId);
    const files = entries(bytes);
    const xml = files['project.qde'] ?? '';
    wellFormed(xml);
    expect(refiProblems(xml)).toEqual([]);
    const [, codes] = /<Codes>(.*)<\/Codes>/.exec(xml) ?? [];
    const against = /guid="([^"]+)" name="Against: Cold"/.exec(xml)?.[1];
    const described = (name: string) => `<Description>Speaks of “${name}” &amp; no more.</Description>`;
    expect(codes?.replace(/<Code [^>]*name="Highlight"[^>]*><\/Code>/, '')).toBe(
      [
        `<Code guid="${late}" name="Late trains" isCodable="true">${described('Late trains')}`,
        `<Code guid="${cold}" name="Cold" isCodable="true">${described('Cold')}`,
        `<Code guid="${against}" name="Against: Cold" isCodable="true"></Code></Code></Code>`,
        `<Code guid="${same}" name="late trains (2)" isCodable="true">${described('late trains')}</Code>`,
      ].join(''),
    );
    const [, source] = /<TextSource [^>]*plainTextPath="internal:\/\/([^"]+)"/.exec(xml) ?? [];
    const text = [...(files[`sources/${source}`] ?? '')];
    const passages = xml.matchAll(
      /startPosition="(\d+)" endPosition="(\d+)" creatingUser="([^"]+)".*?<CodeRef targetGUID="([^"]+)"/g,
    );
    const coded = [...passages].map(([, from, to, by, code]) => [
      text.slice(Number(from), Number(to)).join(''),
      code,
      xml.includes(`<User guid="${by}"`),
    ]);
    const sentence = FIRST_WORDS.slice(0, FIRST_SENTENCE.end);
    expect(coded.sort()).toEqual(
      [
        [sentence, late, true],
        [sentence, against, true],
      ].sort(),
    );
  });

  it('has the sound of spoken answers, in step with their words', async () => {
    const reviewed = await reviewedResponse({ person });
    const { responseId } = reviewed;
    const words = [
      { word: 'The', startMs: 500, endMs: 700 },
      { word: '8:15', startMs: 700, endMs: 1_400 },
      { word: 'waited', startMs: 3_900, endMs: 4_200 },
    ];
    await recordedAnswer({ responseId, at: 0, durationMs: 8_000, words });
    const { bytes } = await file('qdpx', reviewed.params.linkId);
    const files = entries(bytes);
    const xml = files['project.qde'] ?? '';
    wellFormed(xml);
    expect(refiProblems(xml)).toEqual([]);
    expect(xml).toContain('<AudioSource ');
    const points = [...xml.matchAll(/timeStamp="(\d+)" position="(\d+)"/g)].map(([, time, at]) => [
      Number(time),
      Number(at),
    ]);
    const [, transcript] = /<Transcript [^>]*plainTextPath="internal:\/\/([^"]+)"/.exec(xml) ?? [];
    const text = [...(files[`sources/${transcript}`] ?? '')];
    expect(points[0]).toEqual([0, 0]);
    expect(points.at(-1)).toEqual([8_000, text.length]);
    expect(text.slice(points[1]?.[1]).join('')).toMatch(/^waited/);
    expect(points[1]?.[0]).toBe(3_900);
  });
});

describe('M4: srt and vtt', () => {
  it('one response is a caption file, several are an archive of them', async () => {
    const reviewed = await reviewedResponse({ person });
    await recordedAnswer({ responseId: reviewed.responseId, at: 0, durationMs: 8_000 });
    const srt = await file('srt', reviewed.params.linkId);
    expect(srt.reply.headers.get('content-type')).toContain('subrip');
    expect(srt.bytes.toString()).toMatch(/^1\n00:00:00,000 --> /);
    const vtt = await file('vtt', reviewed.params.linkId);
    expect(vtt.bytes.toString()).toMatch(/^WEBVTT\n\n/);
    const several = await file('vtt');
    expect(several.reply.headers.get('content-type')).toBe('application/zip');
    expect(entries(several.bytes)).toEqual({ 'no captions.txt': 'None of these responses was recorded.\n' });
  });
});

it('M4: xlsx has a codebook that says what each column holds', async () => {
  const files = entries((await file('xlsx')).bytes);
  expect(files['xl/workbook.xml']).toContain('name="Codebook"');
  const codebook = files['xl/worksheets/sheet2.xml'] ?? '';
  const head = (files['xl/worksheets/sheet1.xml'] ?? '').match(/<row>.*?<\/row>/)?.[0] ?? '';
  expect(codebook.match(/<row>/g)).toHaveLength((head.match(/<c /g) ?? []).length + 1);
  expect(codebook).toContain('A suitcase\nA bicycle');
});

it('M4: docx is a document with each response’s transcript', async () => {
  const { reply, bytes } = await file('docx');
  expect(reply.headers.get('content-disposition')).toContain('.docx');
  const text = entries(bytes)['word/document.xml'] ?? '';
  expect(text).toContain('How was your last journey?');
  expect(text.match(/Response [1-6]/g)?.length).toBeGreaterThanOrEqual(6);
});

it.each([
  'csv',
  'xlsx',
  'json',
  'ndjson',
  'markdown',
  'docx',
  'srt',
  'vtt',
  'qdpx',
  'sav',
  'transcripts-zip',
])('M4: %s holds hostile texts and an empty study without harm', async (format) => {
  const hostile = await file(format, hostileId);
  expect(hostile.reply.status).toBe(200);
  if (['xlsx', 'docx', 'qdpx'].includes(format))
    for (const [name, text] of Object.entries(entries(hostile.bytes))) {
      expect(name).not.toContain('..');
      if (/\.(xml|qde|rels)$/.test(name) && !name.startsWith('word/')) wellFormed(text);
      if (name.endsWith('.qde')) expect(refiProblems(text)).toEqual([]);
      if (name === 'word/document.xml') expect(text).not.toContain('\u0001');
    }
  const none = await file(format, studyId, `&filter=${encodeURIComponent('{"search":"unsaid"}')}`);
  expect([none.reply.status, none.reply.headers.get('x-total-count')]).toEqual([200, '0']);
  if (format === 'qdpx') expect(refiProblems(entries(none.bytes)['project.qde'] ?? '')).toEqual([]);
});

it('M4: the filters of the list are those of an export', async () => {
  const total = async (more: string) =>
    (await file('json', studyId, more)).reply.headers.get('x-total-count');
  expect(await total('&updatedSince=2099-01-01T00:00:00Z')).toBe('0');
  expect(await total('&flag=safety')).toBe('0');
  const list = await call(listRoute, {
    key: person.key,
    params: { linkId: studyId },
    query: { includeInProgress: 'false' },
  });
  expect(await total('&includeInProgress=false')).toBe(String(list.body.length));
});
