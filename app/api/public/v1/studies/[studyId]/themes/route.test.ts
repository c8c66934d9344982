import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { call } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { deletedMeanwhile } from '@/lib/testing/deleted-meanwhile';
import { flat, open } from '@/lib/testing/guide-parts';
import { createdStudy } from '@/lib/testing/journey';
import { refusesStrangers } from '@/lib/testing/refusals';
import { newTheme, putIn, themed } from '@/lib/testing/themed';
import { newMember, newOrganization } from '@/lib/testing/world';
import { GET, POST } from './route';

testDatabase();

const made = async ({ key }: { key: string }) => ({
  studyId: (await createdStudy(key, [flat([open()])])).id,
});
const nowhere = { studyId: randomUUID() };

describe('listing themes', () => {
  refusesStrangers(GET, { params: made, nowhere });

  it('L3: shows each with all of its fields, in the order in which they were made, by either id', async () => {
    const { key, study } = await themed();
    await newTheme({ key, study }, { name: 'Waiting', rule: 'Had to wait.' });
    const { body } = await call(GET, { key, params: { studyId: study.linkId } });
    expect(body).toEqual({
      themes: [
        expect.objectContaining({ name: 'Quicksilver', rule: '' }),
        {
          id: expect.any(String),
          name: 'Waiting',
          rule: 'Had to wait.',
          parentId: null,
          status: 'accepted',
          origin: 'person',
          responses: 0,
          asked: 1,
          version: expect.any(Number),
          updatedAt: expect.any(String),
        },
      ],
    });
  });

  it('L3: a theme counts people, not passages, and one above it each person once', async () => {
    const world = await themed();
    const { id: parentId } = world.theme;
    const [first, second] = await Promise.all(
      ['Delay', 'Cold'].map((name) => newTheme(world, { name, parentId })),
    );
    await putIn(world, first?.body.id);
    await putIn(world, first?.body.id, { start: 4, end: 8 });
    await putIn(world, second?.body.id);
    await putIn(world, second?.body.id, { start: 4, end: 8, stance: 'contradicts' });
    const { body } = await call(GET, { key: world.key, params: { studyId: world.study.id } });
    const counts = Object.fromEntries(
      body.themes.map((one: { name: string; responses: number }) => [one.name, one.responses]),
    );
    expect(counts).toEqual({ Quicksilver: 1, Delay: 1, Cold: 1 });
  });

  it('is empty before there are any, where nobody was asked', async () => {
    const { key } = await newOrganization();
    const { studyId } = await made({ key });
    expect((await call(GET, { key, params: { studyId } })).body).toEqual({ themes: [] });
  });
});

describe('making a theme', () => {
  refusesStrangers(POST, { method: 'POST', params: made, nowhere, body: { name: 'Waiting' } });

  it.each([
    ['the first theme', false],
    ['another theme', true],
  ])('A8: %s of a study that is deleted meanwhile is made, or 404', async (_, hasThemes) => {
    const { key } = await newOrganization();
    const replies = await deletedMeanwhile(async () => {
      const { studyId } = await made({ key });
      const send = () => call(POST, { key, params: { studyId }, body: { name: 'Waiting' } });
      if (hasThemes) await send();
      return { studyId, send };
    });
    const said = new Set(replies.map(({ status, body }) => `${status} ${body.code}`));
    expect([...said].sort()).toEqual(['201 undefined', '404 study_not_found']);
  });

  it("L3: a person's theme is accepted at once, and answers with its ETag", async () => {
    const { key } = await newOrganization();
    const { studyId } = await made({ key });
    const reply = await call(POST, { key, params: { studyId }, body: { name: 'Waiting' } });
    expect(reply.status).toBe(201);
    expect(reply.body).toMatchObject({ status: 'accepted', origin: 'person', responses: 0, asked: 0 });
    expect(reply.headers.get('etag')).toMatch(/^".+"$/);
  });

  it.each([
    [{}, 'name'],
    [{ name: '' }, 'name'],
    [{ name: '  ' }, 'name'],
    [{ name: 'x'.repeat(301) }, 'name'],
    [{ name: 'x', rule: 'x'.repeat(5_001) }, 'rule'],
    [{ name: '\0' }, 'name'],
    [{ name: 'x', rule: '\ud83d' }, 'rule'],
    [{ name: 'x', parentId: 'x' }, 'parentId'],
    [{ name: 'x', status: 'rejected' }, undefined],
  ])('refuses %j', async (body, path) => {
    const { key } = await newOrganization();
    const { studyId } = await made({ key });
    const reply = await call(POST, { key, params: { studyId }, body });
    expect([reply.status, reply.body.code]).toEqual([400, 'invalid_request_body']);
    if (path) expect(reply.body.issues[0].path[0]).toBe(path);
  });

  it('L3: stands below another theme of the same study, three deep at most', async () => {
    const { key, study, theme } = await themed();
    const child = await newTheme({ key, study }, { name: 'Child', parentId: theme.id });
    const grandchild = await newTheme({ key, study }, { name: 'Grandchild', parentId: child.body.id });
    expect(grandchild.body.parentId).toBe(child.body.id);
    const params = { studyId: study.id };
    const deeper = await call(POST, { key, params, body: { name: 'x', parentId: grandchild.body.id } });
    expect([deeper.status, deeper.body.code]).toEqual([409, 'conflict']);
    const other = await themed();
    const foreign = await call(POST, { key, params, body: { name: 'x', parentId: other.theme.id } });
    expect([foreign.status, foreign.body.code]).toEqual([404, 'not_found']);
  });

  it('H1: is for who may edit; viewers read', async () => {
    const { person, study } = await themed();
    const viewer = await newMember(person.organizationId, 'viewer');
    const params = { studyId: study.id };
    const refused = await call(POST, { key: viewer.key, params, body: { name: 'x' } });
    expect([refused.status, refused.body.code]).toEqual([403, 'forbidden']);
    expect((await call(GET, { key: viewer.key, params })).body.themes).toHaveLength(1);
  });
});
