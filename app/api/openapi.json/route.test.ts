import { beforeAll, expect, it } from 'vitest';
import { offerDocument } from '@/lib/http/openapi/api-document';
import { openApiDocument } from '@/lib/http/openapi/open-api-document';
import { apiTable } from '@/lib/server/api-table';
import { call } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { GET } from './route';

testDatabase();

beforeAll(() => offerDocument(() => openApiDocument(apiTable)));

it('is for everybody, and says where the server stands', async () => {
  const reply = await call(GET);
  expect(reply.status).toBe(200);
  expect(reply.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(reply.body.openapi).toBe('3.1.1');
  expect(reply.body.servers).toEqual([{ url: 'http://127.0.0.1:3000' }]);
  expect(Object.keys(reply.body.paths)).toContain('/api/public/v1/studies/create');
});

it('E9: it is not sent again to who has it', async () => {
  const first = await call(GET);
  const etag = first.headers.get('etag') ?? '';
  expect(etag).toMatch(/^W\/"/);
  expect(first.headers.get('cache-control')).toContain('max-age');
  const second = await call(GET, { headers: { 'if-none-match': etag } });
  expect([second.status, second.text]).toEqual([304, '']);
});
