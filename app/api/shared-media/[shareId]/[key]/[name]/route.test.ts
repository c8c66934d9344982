import { expect, it } from 'vitest';
import { signedUrl } from '@/lib/ports/signed-path';
import { testDatabase } from '@/lib/testing/database';
import { spokenStudy } from '@/lib/testing/recorded-study';
import { newOrganization } from '@/lib/testing/world';
import { GET } from './route';

testDatabase();

it('M3: plays nothing behind a link that never was, nor by an address of another kind', async () => {
  const { recording } = await spokenStudy(await newOrganization());
  const shareId = '8a9b0c1d-2e3f-4a5b-8c6d-7e8f90a1b2c3';
  const params = Promise.resolve({ shareId, key: recording.key, name: 'audio.m4a' });
  const own = `/api/shared-media/${shareId}/${recording.key}/audio.m4a`;
  const plain = signedUrl(`/api/recordings/${recording.key}/audio.m4a`, new Date());
  const shared = new URL(plain.replace(/\/api\/recordings\/[^?]*/, own));
  expect((await GET(new Request(shared), { params })).status).toBe(403);
  expect((await GET(new Request(signedUrl(own, new Date())), { params })).status).toBe(404);
});
