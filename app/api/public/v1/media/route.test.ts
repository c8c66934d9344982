import { describe, expect, it } from 'vitest';
import { GET } from '@/app/api/media/[file]/route';
import { call } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { refusesStrangers } from '@/lib/testing/refusals';
import { newMember, newOrganization } from '@/lib/testing/world';
import { POST } from './route';

testDatabase();

const PNG = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, ...Array(24).fill(7)]);
const upload = (key: string, body: Uint8Array) => call(POST, { method: 'POST', key, body });
const nameOf = (url: string) => url.split('/').at(-1) ?? '';

async function read(file: string, headers: Record<string, string> = {}) {
  const request = new Request(`http://127.0.0.1:3000/api/media/${file}`, { headers });
  const response = await GET(request, { params: Promise.resolve({ file }) });
  return { response, bytes: new Uint8Array(await response.arrayBuffer()) };
}

refusesStrangers(POST, { method: 'POST', body: PNG });

describe('uploading media', () => {
  it('keeps a picture and gives it back byte for byte, without credentials', async () => {
    const { key } = await newOrganization();
    const { status, body } = await upload(key, PNG);
    expect([status, body.type, body.sizeBytes]).toEqual([201, 'image', PNG.byteLength]);
    expect(body.url).toMatch(/^http.*\/api\/media\/[0-9a-f]{64}\.png$/);
    const { response, bytes } = await read(nameOf(body.url));
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(bytes).toEqual(PNG);
  });

  it('gives a part of it, and says when there is no such part', async () => {
    const { key } = await newOrganization();
    const name = nameOf((await upload(key, PNG)).body.url);
    const { response, bytes } = await read(name, { range: 'bytes=1-3' });
    expect([response.status, response.headers.get('content-range')]).toEqual([
      206,
      `bytes 1-3/${PNG.byteLength}`,
    ]);
    expect(new TextDecoder().decode(bytes)).toBe('PNG');
    expect((await read(name, { range: 'bytes=999-' })).response.status).toBe(416);
  });

  it('takes nothing that could run in a page, whatever it calls itself', async () => {
    const { key } = await newOrganization();
    for (const text of ['<svg xmlns="http://www.w3.org/2000/svg"/>', '<!doctype html><script>', 'x', '']) {
      const { status, body } = await upload(key, new TextEncoder().encode(text));
      expect([status, body.code]).toEqual([400, 'bad_request']);
    }
  });

  it('takes no picture past its limit, and leaves nothing of it', async () => {
    const { key } = await newOrganization();
    const large = new Uint8Array(20 * 1024 * 1024 + 1);
    large.set(PNG);
    expect((await upload(key, large)).status).toBe(413);
  });

  it('H1: is not for viewers', async () => {
    const { organizationId } = await newOrganization();
    const viewer = await newMember(organizationId, 'viewer');
    expect((await upload(viewer.key, PNG)).body.code).toBe('forbidden');
  });
});
