import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { pool } from '@/lib/store/database';
import { call } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { flat, open } from '@/lib/testing/guide-parts';
import { createdStudy } from '@/lib/testing/journey';
import { refusesStrangers } from '@/lib/testing/refusals';
import { newMember, newOrganization } from '@/lib/testing/world';
import { GET, POST } from './route';

testDatabase();

const wanted = { url: 'https://hooks.invalid/in', events: ['response.completed', 'study.launched'] };
refusesStrangers(GET, {});
refusesStrangers(POST, { method: 'POST', body: { ...wanted, url: 'https://127.0.0.1/in' } });

const create = (key: string, more: object = {}) => call(POST, { key, body: { ...wanted, ...more } });

describe('J1: a webhook', () => {
  it('is made with a secret that is shown this once and sealed at rest', async () => {
    const { key, organizationId } = await newOrganization();
    const { status, body } = await create(key, { description: 'Warehouse' });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      url: wanted.url,
      status: 'active',
      description: 'Warehouse',
      studyIds: null,
    });
    expect([...body.events].sort()).toEqual([...wanted.events].sort());
    expect(body.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    const list = await call(GET, { key });
    expect(list.body.webhooks).toHaveLength(1);
    expect(list.text).not.toContain('whsec_');
    const { rows } = await pool().query('select * from webhook where organization_id = $1', [organizationId]);
    expect(rows[0].secret.toString('latin1')).not.toContain(body.secret.slice(6));
  });

  it('is for owners and admins alone', async () => {
    const { key, organizationId } = await newOrganization();
    await create(key);
    const admin = await newMember(organizationId, 'admin');
    expect((await call(GET, { key: admin.key })).body.webhooks).toHaveLength(1);
    for (const role of ['researcher', 'collaborator', 'viewer'] as const) {
      const member = await newMember(organizationId, role);
      for (const reply of [await call(GET, { key: member.key }), await create(member.key)])
        expect([reply.status, reply.body.code]).toEqual([403, 'forbidden']);
    }
    expect((await call(GET, { key: (await newOrganization()).key })).body.webhooks).toEqual([]);
  });

  it.each([
    'http://hooks.example.org/in',
    'https://127.0.0.1/in',
    'https://2130706433/in',
    'https://0x7f.1/in',
    'https://[::1]/in',
    'https://[::ffff:169.254.169.254]/in',
    'https://169.254.169.254/latest/meta-data',
    'https://10.1.2.3/in',
    'https://192.168.0.1/in',
    'https://[fd00::1]/in',
    'https://0.0.0.0/in',
    'https://localhost/in',
    'https://localhost./in',
    'https://127.0.0.1./in',
    'https://0177.0.0.1/in',
    'https://[::127.0.0.1]/in',
    'https://168.63.129.16/machine',
    'https://metadata.google.internal/computeMetadata/v1',
  ])('J2: does not go to %s', async (url) => {
    const { key } = await newOrganization();
    const { status, body } = await create(key, { url });
    expect([status, body.code, body.issues]).toEqual([
      400,
      'invalid_request_body',
      [{ path: ['url'], message: 'The address must be public, and https.' }],
    ]);
  });

  it.each([
    [{ url: 'ftp://hooks.example.org' }, 'url'],
    [{ url: 'https://user:word@hooks.example.org' }, 'url'],
    [{ url: 'https://hooks.example.org:0/in' }, 'url'],
    [{ url: `https://hooks.example.org/${'x'.repeat(2_000)}` }, 'url'],
    [{ events: [] }, 'events'],
    [{ events: ['response.completed', 'response.completed'] }, 'events'],
    [{ events: ['response.eaten'] }, 'events'],
    [{ studyIds: ['no id'] }, 'studyIds'],
    [{ studyIds: [randomUUID()] }, 'studyIds'],
    [{ description: 'a\0b' }, 'description'],
    [{ secret: 'mine' }, 'secret'],
  ])('refuses %j', async (wrong, path) => {
    const { key } = await newOrganization();
    const { status, body } = await create(key, wrong);
    expect([status, body.code, body.issues?.[0]?.path[0]]).toEqual([400, 'invalid_request_body', path]);
  });

  it('is about studies of the organisation alone', async () => {
    const { key } = await newOrganization();
    const other = await newOrganization();
    const [own, theirs] = [
      await createdStudy(key, [flat([open()])]),
      await createdStudy(other.key, [flat([open()])]),
    ];
    expect((await create(key, { studyIds: [own.id.toUpperCase()] })).body.studyIds).toEqual([own.id]);
    const { body } = await create(key, { studyIds: [own.id, theirs.id] });
    expect(body.issues[0].path).toEqual(['studyIds', 1]);
  });

  it('an organisation has 20 at most', async () => {
    const { key } = await newOrganization();
    for (let nth = 0; nth < 20; nth += 1) expect((await create(key)).status).toBe(201);
    expect((await create(key)).body.code).toBe('conflict');
  });
});
