import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { call } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { refusesStrangers } from '@/lib/testing/refusals';
import { reviewedResponse } from '@/lib/testing/reviewed';
import { PUT } from '../route';
import { GET } from './route';

testDatabase();

refusesStrangers(GET, {
  params: async (person) => ({ studyId: (await reviewedResponse({ person })).study.id }),
  nowhere: { studyId: 'nowhere-at-all' },
});

const MARKDOWN =
  '## Trains\n\nThey are **late**.\n\n3. They [say so](https://example.org/a?b=1&c=2)\n4. [not](javascript:alert(1))\n\n> As ever\n\n---';

async function written() {
  const { key, study, responseId } = await reviewedResponse();
  const passage = { responseId, responseIndex: 0, start: 0, end: 33 };
  const blocks = [
    { id: 'a', type: 'text', text: MARKDOWN },
    { id: 'b', type: 'quote', by: 'A traveller', passage },
    { id: 'c', type: 'table', columns: ['What', 'Why'], rows: [['a | b', '<c>']] },
  ];
  await call(PUT, {
    ...{ method: 'PUT', key, params: { studyId: study.id } },
    ...{ headers: { 'if-match': '*' }, body: { title: 'Late trains', blocks } },
  });
  return (format: string) =>
    GET(
      new Request(`http://127.0.0.1:3000/api/public/v1/studies/${study.id}/report/export?format=${format}`, {
        headers: { 'x-api-key': key },
      }),
      { params: Promise.resolve({ studyId: study.id }) },
    );
}

it('M3: is a file of Markdown, in which words stay words', async () => {
  const answer = await (await written())('markdown');
  expect(answer.headers.get('content-disposition')).toContain('Late trains.md');
  const text = await answer.text();
  expect(text).toContain('# Late trains\n\n## Trains\n\nThey are **late**.');
  expect(text).toContain('> The 8:15 to Leeds was cancelled.');
  expect(text).toContain('| a \\| b | \\<c\\> |');
});

it('M3: is a document for word processors', async () => {
  const answer = await (await written())('docx');
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  const document = strFromU8(files['word/document.xml'] ?? new Uint8Array());
  expect(document).toContain('Late trains');
  expect(document).toContain('“The 8:15 to Leeds was cancelled.');
  expect(document).toContain('&lt;c&gt;');
  expect(document).toContain('<w:pStyle w:val="Heading2"/>');
  for (const text of ['3. ', 'say so', '4. ', '[not](javascript:alert(1))', 'As ever'])
    expect(document).toContain(`>${text}</w:t>`);
  const links = strFromU8(files['word/_rels/document.xml.rels'] ?? new Uint8Array());
  expect(links).toContain('Target="https://example.org/a?b=1&amp;c=2"');
  expect(links).not.toContain('javascript');
});

it('M3: refuses other formats', async () => {
  const answer = await (await written())('pdf');
  expect([answer.status, (await answer.json()).code]).toEqual([400, 'bad_request']);
});
