import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { GET } from '@/app/api/media/[file]/route';
import { DELETE as deleteStudy } from '@/app/api/public/v1/studies/[studyId]/route';
import { recordingQuotaBytes } from '@/lib/ports/recording-store/quota';
import { database } from '@/lib/store/database';
import { media, organizationStorage } from '@/lib/store/schema';
import { call } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { flat, open } from '@/lib/testing/guide-parts';
import { createdStudy } from '@/lib/testing/journey';
import { refusesStrangers } from '@/lib/testing/refusals';
import { newMember, newOrganization } from '@/lib/testing/world';
import { POST } from './route';

testDatabase();

const PNG = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, ...Array(64).fill(7)]);
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

  it('takes no photo of a telephone, sound or mere beginning for a film, and says what it takes', async () => {
    const { key, organizationId } = await newOrganization();
    const began = (brand: string) => new TextEncoder().encode(`\0\0\0\x18ftyp${brand}\0\0\0\0mif1heic`);
    const whole = (brand: string) => Uint8Array.from([...began(brand), ...Array(400).fill(7)]);
    const files = ['heic', 'heix', 'mif1', 'M4A '].map(whole);
    for (const file of [...files, began('isom'), PNG.slice(0, 8)]) {
      const { status, body } = await upload(key, file);
      expect([status, body.code]).toEqual([400, 'bad_request']);
      expect(body.error).toContain('PNG, JPEG, GIF, WebP, AVIF');
    }
    const kept = database().select().from(media).where(eq(media.organizationId, organizationId));
    expect(await kept).toEqual([]);
    expect((await upload(key, whole('isom'))).body.type).toBe('video');
  });

  it('X4: counts against the storage of its organisation, until the last study that shows it is deleted', async () => {
    const { key, organizationId } = await newOrganization();
    const stored = async () => {
      const [row] = await database()
        .select()
        .from(organizationStorage)
        .where(eq(organizationStorage.organizationId, organizationId));
      return row?.bytes ?? 0;
    };
    const { url } = (await upload(key, PNG)).body;
    expect(await stored()).toBe(PNG.byteLength);
    const shown = [{ name: 'Tea', url, type: 'image' as const }];
    const { id } = await createdStudy(key, [flat([open({ media: shown })])]);
    await call(deleteStudy, { method: 'DELETE', key, params: { studyId: id } });
    expect(await stored()).toBe(0);
  });

  it('X4: is 413 when there is no room for it, leaves nothing, and says what to do', async () => {
    const { key, organizationId } = await newOrganization();
    const most = recordingQuotaBytes();
    await database()
      .insert(organizationStorage)
      .values({ organizationId, bytes: most - PNG.byteLength });
    const both = await Promise.all([upload(key, PNG), upload(key, PNG)]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 413]);
    const refused = both.find(({ status }) => status === 413);
    expect(refused?.body.error).toContain('no room');
    const kept = await database().select().from(media).where(eq(media.organizationId, organizationId));
    expect(kept).toHaveLength(1);
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
