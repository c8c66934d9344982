import { describe, expect, it } from 'vitest';
import { POST as uploadRoute } from '@/app/api/public/v1/media/route';
import { POST as duplicateRoute } from '@/app/api/public/v1/studies/[studyId]/duplicate/route';
import { DELETE as deleteRoute } from '@/app/api/public/v1/studies/[studyId]/route';
import type { Guide } from '@/lib/domain/guide/guide';
import { call } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { createdStudy } from '@/lib/testing/journey';
import { newOrganization } from '@/lib/testing/world';
import { GET } from './route';

testDatabase();

it.each(['..', '../postgres/PG_VERSION', `${'ab'.repeat(32)}.png`, 'x.png', ''])(
  'there is nothing at %j',
  async (file) => {
    const { status, body } = await call(GET, { params: { file } });
    expect([status, body.code]).toEqual([404, 'not_found']);
  },
);

const PNG = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, ...Array(64).fill(7)]);

/** A picture, and a study of one question that shows it. */
async function shown(key: string, url?: string) {
  const at: string = url ?? (await call(uploadRoute, { method: 'POST', key, body: PNG })).body.url;
  const media = [{ name: 'Front', url: at, type: 'image' as const }];
  const guide: Guide = [
    { type: 'flat', title: 'Talk', items: [{ type: 'open_ended', text: 'What is it?', media }] },
  ];
  const { id } = await createdStudy(key, guide);
  return { url: at, file: at.split('/').at(-1) ?? '', studyId: id };
}

async function read(file: string, headers: Record<string, string> = {}) {
  const request = new Request(`http://127.0.0.1:3000/api/media/${file}`, { headers });
  return GET(request, { params: Promise.resolve({ file }) });
}

const remove = (key: string, studyId: string) =>
  call(deleteRoute, { method: 'DELETE', key, params: { studyId } });

describe('a picture of a study', () => {
  it('X9: is kept for minutes by a browser, and by nobody in between', async () => {
    const { file } = await shown((await newOrganization()).key);
    const first = await read(file);
    expect(first.headers.get('cache-control')).toBe('private, max-age=300');
    const again = await read(file, { 'if-none-match': first.headers.get('etag') ?? '' });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it('X9: is gone with its study, and stays where another one shows it', async () => {
    const { key } = await newOrganization();
    const { file, studyId } = await shown(key);
    const copy = await call(duplicateRoute, { method: 'POST', key, params: { studyId } });
    expect((await remove(key, studyId)).status).toBe(200);
    expect((await read(file)).status).toBe(200);
    expect((await remove(key, copy.body.id)).status).toBe(200);
    const gone = await read(file);
    expect([gone.status, (await gone.json()).code]).toEqual([404, 'not_found']);
  });

  it('X9: is not taken away by an organisation that merely named its address', async () => {
    const { key } = await newOrganization();
    const { file, url } = await shown(key);
    const stranger = (await newOrganization()).key;
    const theirs = await shown(stranger, url);
    await remove(stranger, theirs.studyId);
    expect((await read(file)).status).toBe(200);
  });
});
