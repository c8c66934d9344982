import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { call } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { flat, open } from '@/lib/testing/guide-parts';
import { createdStudy } from '@/lib/testing/journey';
import { refusesStrangers } from '@/lib/testing/refusals';
import { newMember, newOrganization } from '@/lib/testing/world';
import { POST } from './route';

testDatabase();

const guide = [flat([open()])];
refusesStrangers(POST, {
  method: 'POST',
  body: { parameters: { pid: '1' } },
  params: async ({ key }) => ({ studyId: (await createdStudy(key, guide)).id }),
  nowhere: { studyId: randomUUID() },
});

describe('POST …/studies/{studyId}/links', () => {
  it('G6: answers 201 with the url alone, the same for either id', async () => {
    const { key } = await newOrganization();
    const { id, linkId } = await createdStudy(key, guide);
    const body = { parameters: { pid: 'a b' } };
    const made = await call(POST, { key, params: { studyId: id }, body });
    expect([made.status, made.body]).toEqual([
      201,
      { url: expect.stringMatching(new RegExp(`/s/${linkId}\\?pid=a%20b&_clq_sig=[\\w-]{43}$`)) },
    ]);
    expect((await call(POST, { key, params: { studyId: linkId }, body })).body).toEqual(made.body);
  });

  it('H1: is for those who may edit', async () => {
    const { key, organizationId } = await newOrganization();
    const { id } = await createdStudy(key, guide);
    const viewer = await newMember(organizationId, 'viewer');
    const reply = await call(POST, { key: viewer.key, params: { studyId: id }, body: { parameters: {} } });
    expect([reply.status, reply.body.code]).toEqual([403, 'forbidden']);
  });

  it.each([
    [{}, ['parameters']],
    [{ parameters: null }, ['parameters']],
    [{ parameters: ['a'] }, ['parameters']],
    [{ parameters: { a: 1 } }, ['parameters', 'a']],
    [{ parameters: { _clq_sig: 'x' } }, ['parameters']],
    [{ parameters: { a: 'x'.repeat(20_000) } }, ['parameters']],
    [{ parameters: {}, more: 1 }, ['more']],
  ])('A1: %j is invalid_request_body', async (body, path) => {
    const { key } = await newOrganization();
    const { id } = await createdStudy(key, guide);
    const reply = await call(POST, { key, params: { studyId: id }, body });
    expect([reply.status, reply.body.code]).toEqual([400, 'invalid_request_body']);
    expect(reply.body.issues[0].path).toEqual(path);
  });
});
