import { expect, it } from 'vitest';
import { testDatabase } from '@/lib/testing/database';
import { flat, open } from '@/lib/testing/guide-parts';
import { createdStudy } from '@/lib/testing/journey';
import { keptExport } from '@/lib/testing/kept-export';
import { newOrganization } from '@/lib/testing/world';
import { GET } from './route';

testDatabase();

async function exported() {
  const person = await newOrganization();
  const study = await createdStudy(person.key, [flat([open()])], { title: 'Night trains' });
  return (await keptExport({ ...person, studyId: study.id })).file;
}
const read = (url: URL, key = url.pathname.split('/').at(-1) ?? '') =>
  GET(new Request(url), { params: Promise.resolve({ key }) });

it('M4: whoever has the signed address gets the file, under the name of its study', async () => {
  const reply = await read(await exported());
  expect(reply.status).toBe(200);
  expect(reply.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(reply.headers.get('content-disposition')).toMatch(/filename="Night trains, \d{4}-\d\d-\d\d\.csv"/);
  expect(reply.headers.get('content-length')).toBe('10');
  expect(await reply.text()).toBe('0123456789');
});

it('M4: nobody else does', async () => {
  const url = await exported();
  const other = new URL(url);
  other.searchParams.set('expires', '1');
  const unsigned = new URL(url.pathname, url);
  const replies = [await read(other), await read(unsigned), await read(url, '5f'.repeat(32))];
  for (const reply of replies) expect([reply.status, (await reply.json()).code]).toEqual([403, 'forbidden']);
});
