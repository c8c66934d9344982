import { randomUUID } from 'node:crypto';
import { inflateRawSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { GET as listRoute } from '@/app/api/public/v1/responses/[linkId]/route';
import { database, pool } from '@/lib/store/database';
import { response } from '@/lib/store/schema';
import { call } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { flat, open } from '@/lib/testing/guide-parts';
import { answered, launchedStudy, startedInterview } from '@/lib/testing/journey';
import { refusesStrangers } from '@/lib/testing/refusals';
import { surveyedStudy } from '@/lib/testing/surveyed';
import { newMember, newOrganization, type Person } from '@/lib/testing/world';
import { GET } from './route';

testDatabase();

refusesStrangers(GET, {
  params: async ({ key }) => ({ studyId: (await launchedStudy(key, [flat([open()])])).id }),
  nowhere: { studyId: randomUUID() },
});

let person: Person;
let studyId: string;
beforeAll(async () => {
  person = await newOrganization();
  ({ id: studyId } = await surveyedStudy(person.key, 8));
});

const exported = (format: string, filter: object = {}, key = person.key) =>
  call(GET, { key, params: { studyId }, query: { format, filter: JSON.stringify(filter) } });
const bytesOf = async (format: string): Promise<Buffer> => {
  const request = new Request(`http://127.0.0.1/x?format=${format}`, {
    headers: { 'x-api-key': person.key },
  });
  return Buffer.from(await (await GET(request, { params: Promise.resolve({ studyId }) })).arrayBuffer());
};

/** The cells of a CSV text, as any reader of RFC 4180 has them. */
function cellsOf(csv: string): string[][] {
  const rows: string[][] = [[]];
  for (const [whole, quoted, plain, end] of csv.matchAll(/(?:"((?:[^"]|"")*)"|([^,\r\n]*))(,|\r\n|$)/g)) {
    if (whole === '' && end === '') break;
    rows.at(-1)?.push(quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'));
    if (end === '\r\n') rows.push([]);
  }
  return rows.filter((row) => row.length > 0);
}

/** The files of an archive, read from its own directory. */
function unzipped(archive: Buffer): Map<string, string> {
  const end = archive.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  const files = new Map<string, string>();
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [packed, size, length] = [
      archive.readUInt32LE(at + 20),
      archive.readUInt32LE(at + 24),
      archive.readUInt16LE(at + 28),
    ];
    const offset = archive.readUInt32LE(at + 42);
    const data = offset + 30 + archive.readUInt16LE(offset + 26);
    const text = inflateRawSync(archive.subarray(data, data + packed));
    expect(text.length).toBe(size);
    files.set(archive.toString('utf8', at + 46, at + 46 + length), text.toString());
    at += 46 + length;
  }
  return files;
}

describe('csv', () => {
  it('has a row a response and columns for facts, parameters and questions', async () => {
    const reply = await exported('csv');
    const [head = [], ...rows] = cellsOf(reply.text);
    expect((await bytesOf('csv')).subarray(0, 3).toString('hex')).toBe('efbbbf');
    expect(rows.map(([number]) => number)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8']);
    expect(rows.every((row) => row.length === head.length)).toBe(true);
    expect(head).toEqual(
      expect.arrayContaining([
        'id',
        'progress',
        'tags',
        'tagline',
        'urlParams: source',
        'Q1: Did you travel by train this month?',
        'Q7: How satisfied were you? / Seats',
        'Q6: Which was the hardest to carry? / A suitcase',
        'Q8: What matters on board? / Quiet',
        'Q10: What do you make of it? [Quiet coach]',
      ]),
    );
    expect(head.some((name) => name.includes('Thank you for joining'))).toBe(false);
    const source = head.indexOf('urlParams: source');
    expect(rows.map((row) => row[source])).toEqual(
      Array.from({ length: 8 }, (_, at) => (at % 2 ? 'poster' : 'newsletter')),
    );
    const seats = head.indexOf('Q7: How satisfied were you? / Seats');
    expect(rows.some((row) => ['Not at all', 'Somewhat', 'Fully'].includes(row[seats] ?? ''))).toBe(true);
  });

  it('is named after the study and the day, and tells how many it has', async () => {
    const { headers } = await exported('csv', { readableIds: [1, 2] });
    expect(headers.get('x-total-count')).toBe('2');
    const day = new Date().toISOString().slice(0, 10);
    const disposition = headers.get('content-disposition') ?? '';
    expect(disposition).toContain(`filename="Night trains, =1+1 & more, ${day}.csv"`);
    expect(disposition).toContain(
      `filename*=UTF-8''Night%20trains%2C%20%3D1%2B1%20%26%20%E2%80%9Cmore%E2%80%9D%2C%20${day}.csv`,
    );
  });

  it('leaves nothing for a spreadsheet to calculate', async () => {
    const hostile = ['=1+1', '+1', '-1', '@x', '\t=1', '\r=1', ' =1', '"=1', "=cmd|' /C calc'!A0", ',=1'];
    const study = await launchedStudy(person.key, [
      flat(hostile.map((_, at) => open({ text: `=Q${at}`, followUp: 'none' }))),
    ]);
    const interview = await startedInterview(study.linkId, { urlParams: { '=name': '=value' } });
    let nth = 0;
    await answered(interview, () => ({ text: hostile[nth++] }));
    const { text } = await call(GET, { key: person.key, params: { studyId: study.id } });
    const cells = cellsOf(text).flat();
    expect(cells).toEqual(expect.arrayContaining(["'=1+1", "'=value", "'+1", "'-1", "'@x"]));
    for (const cell of cells) if (!/^-?\d+$/.test(cell)) expect(cell).not.toMatch(/^[\s]*[=+\-@]/);
  });
});

describe('json', () => {
  it('N2: has the fields of the list, response by response, and why each ended', async () => {
    const list = await call(listRoute, { key: person.key, params: { linkId: studyId } });
    expect(list.body.map(({ progress }: { progress: string }) => progress)).toContain('complete');
    expect(JSON.parse((await exported('json')).text)).toEqual(
      list.body.map((fields: { progress: string }) => ({
        ...fields,
        endReason: fields.progress === 'in_progress' ? null : fields.progress,
        consent: null,
        highlights: [],
      })),
    );
    expect(JSON.parse((await exported('json', { search: 'unsaid' })).text)).toEqual([]);
  });
});

describe('xlsx', () => {
  it('is a workbook of text and numbers, with no formula in it', async () => {
    const files = unzipped(await bytesOf('xlsx'));
    expect([...files.keys()].sort()).toEqual([
      '[Content_Types].xml',
      '_rels/.rels',
      'xl/_rels/workbook.xml.rels',
      'xl/workbook.xml',
      'xl/worksheets/sheet1.xml',
      'xl/worksheets/sheet2.xml',
    ]);
    const sheet = files.get('xl/worksheets/sheet1.xml') ?? '';
    expect(sheet.match(/<row>/g)).toHaveLength(9);
    expect(sheet).not.toContain('<f>');
    expect(sheet).toContain('A =SUM(A1) kite');
  });
});

describe('transcripts', () => {
  it('are one document with what was asked and said', async () => {
    const { text } = await exported('transcripts', { search: 'luggage' });
    expect(text).toContain('**Moderator:** How was your last journey?');
    expect(text).toContain('**Participant:** The luggage rack was full');
  });

  it('are documents of an archive, one a response', async () => {
    const files = unzipped(await bytesOf('transcripts-zip'));
    expect([...files.keys()]).toEqual(Array.from({ length: 8 }, (_, at) => `response-${at + 1}.md`));
    expect(files.get('response-1.md')).toContain('# Response 1');
  });

  it('do not let words become markup', async () => {
    const study = await launchedStudy(person.key, [flat([open({ followUp: 'none' })])]);
    await answered(await startedInterview(study.linkId), () => ({ text: '# Big <b>bold</b> [x](y)' }));
    const { text } = await call(GET, {
      key: person.key,
      params: { studyId: study.id },
      query: 'format=transcripts',
    });
    expect(text).toContain('\\# Big \\<b\\>bold\\</b\\> \\[x\\](y)');
  });
});

it('is written while it is read: whoever goes away ends it', async () => {
  const study = await launchedStudy(person.key, [flat([open()])]);
  await startedInterview(study.linkId);
  const [row] = await database().select().from(response).where(eq(response.studyId, study.id));
  const copies = Array.from({ length: 3_000 }, (_, at) => ({
    ...row!,
    id: randomUUID(),
    readableId: at + 2,
    tokenHash: Buffer.from(randomUUID()),
    doc: `{"filler":"${'x'.repeat(2_000)}"}`,
  }));
  for (let at = 0; at < copies.length; at += 500)
    await database()
      .insert(response)
      .values(copies.slice(at, at + 500));
  const request = new Request('http://127.0.0.1/x?format=json', { headers: { 'x-api-key': person.key } });
  const reply = await GET(request, { params: Promise.resolve({ studyId: study.id }) });
  let queries = 0;
  const real = pool().query.bind(pool());
  pool().query = ((...args: Parameters<typeof real>) => {
    queries += 1;
    return real(...args);
  }) as typeof real;
  try {
    const reader = reply.body!.getReader();
    const { value } = await reader.read();
    expect(value?.length).toBeGreaterThanOrEqual(65_536);
    expect(value?.length).toBeLessThan(70_000);
    await reader.cancel();
    const atMost = queries;
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(queries).toBe(atMost);
    expect(queries).toBeLessThan(5);
  } finally {
    pool().query = real;
  }
});

it('H1: viewers may export', async () => {
  const viewer = await newMember(person.organizationId, 'viewer');
  expect((await exported('csv', {}, viewer.key)).status).toBe(200);
});

it.each([
  ['pdf', {}],
  ['csv', { luggage: 1 }],
])('refuses %s %j', async (format, filter) => {
  expect((await exported(format, filter)).body.code).toBe('bad_request');
});
