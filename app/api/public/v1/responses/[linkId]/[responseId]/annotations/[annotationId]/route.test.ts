import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { DELETE as deleteResponseRoute } from '@/app/api/public/v1/responses/[linkId]/[responseId]/route';
import { pool } from '@/lib/store/database';
import { call } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { refusesStrangers } from '@/lib/testing/refusals';
import { reviewedResponse } from '@/lib/testing/reviewed';
import { newMember, type Person } from '@/lib/testing/world';
import { GET as readRoute } from '../../reading/route';
import { POST as annotateRoute } from '../route';
import { DELETE, PATCH } from './route';

testDatabase();

async function annotated(body: object = { body: 'First words.' }, person?: Person) {
  const world = await reviewedResponse(person ? { person } : {});
  const { id } = (await call(annotateRoute, { key: world.key, params: world.params, body })).body;
  return { ...world, params: { ...world.params, annotationId: id } };
}
type World = Awaited<ReturnType<typeof annotated>>;
const change = ({ key, params }: Pick<World, 'key' | 'params'>, body: unknown) =>
  call(PATCH, { method: 'PATCH', key, params, body });
const remove = ({ key, params }: Pick<World, 'key' | 'params'>) =>
  call(DELETE, { method: 'DELETE', key, params });
const read = async ({ key, params }: World) => (await call(readRoute, { key, params })).body;

const nowhere = { linkId: 'nowhere-at-all', responseId: '1', annotationId: randomUUID() };
const params = async (person: Person) => (await annotated({ body: 'x' }, person)).params;
refusesStrangers(PATCH, { method: 'PATCH', body: { body: 'Other words.' }, params, nowhere });
refusesStrangers(DELETE, { method: 'DELETE', params, nowhere });

const highlight = { responseIndex: 0, passage: { start: 4, end: 8 }, tag: 'trains', body: 'Which one?' };

describe('changing an annotation', () => {
  it('changes words and tag, and nothing that is not named', async () => {
    const world = await annotated(highlight);
    const reply = await change(world, { tag: 'timetable' });
    expect([reply.status, reply.body]).toEqual([
      200,
      expect.objectContaining({ tag: 'timetable', body: 'Which one?', quote: '8:15' }),
    ]);
    expect((await change(world, { body: null })).body).toMatchObject({ tag: 'timetable', body: null });
    expect((await change(world, { tag: null })).body).toMatchObject({ tag: null, body: null });
    const { tags } = await read(world);
    expect(tags.map(({ text }: { text: string }) => text)).toEqual(['trains', 'timetable']);
  });

  it('leaves a note its words, and gives it no tag', async () => {
    const world = await annotated();
    expect((await change(world, { body: null })).body.code).toBe('conflict');
    expect((await change(world, { tag: 'x' })).body.code).toBe('conflict');
    expect((await change(world, {})).body.body).toBe('First words.');
  });

  it.each([{ body: ' ' }, { tag: '' }, { body: 1 }, { passage: null }, { body: '\ud800' }, []])(
    'A1, A7: refuses %j',
    async (body) => {
      const world = await annotated(highlight);
      const reply = await change(world, body);
      expect([reply.status, reply.body.code]).toEqual([400, 'invalid_request_body']);
    },
  );
});

describe('deleting an annotation', () => {
  it('leaves nothing of it, and the second time there is nothing', async () => {
    const world = await annotated();
    const reply = await remove(world);
    expect(reply.body).toEqual({ id: world.params.annotationId, deleted: true });
    expect((await read(world)).annotations).toEqual([]);
    expect([(await remove(world)).status, (await remove(world)).body.code]).toEqual([404, 'not_found']);
  });

  it('F6: goes with the response', async () => {
    const world = await annotated();
    await call(deleteResponseRoute, { method: 'DELETE', key: world.key, params: world.params });
    const { rows } = await pool().query('select 1 from annotation where id = $1', [
      world.params.annotationId,
    ]);
    expect(rows).toEqual([]);
  });
});

describe('whose it is', () => {
  it('H1: its author changes and deletes it, so do owners and admins, and nobody else', async () => {
    const owned = await annotated();
    const member = async (role: 'admin' | 'researcher' | 'viewer') =>
      newMember(owned.person.organizationId, role);
    const researcher = await member('researcher');
    const { id } = (
      await call(annotateRoute, { key: researcher.key, params: owned.params, body: { body: 'Mine.' } })
    ).body;
    const theirs = { ...owned, params: { ...owned.params, annotationId: id } };
    for (const key of [(await member('researcher')).key, (await member('viewer')).key]) {
      expect((await change({ ...theirs, key }, { body: 'No.' })).body.code).toBe('forbidden');
      expect((await remove({ ...theirs, key })).body.code).toBe('forbidden');
    }
    const { key } = researcher;
    expect((await change({ ...theirs, key }, { body: 'Still mine.' })).status).toBe(200);
    expect((await change({ ...theirs, key: (await member('admin')).key }, { body: 'Tidied.' })).status).toBe(
      200,
    );
    expect((await remove({ ...theirs, key })).status).toBe(200);
  });

  it('H4: is not found through another response, nor by what is no id', async () => {
    const world = await annotated();
    const other = await reviewedResponse({ person: world.person });
    const annotationId = world.params.annotationId;
    for (const path of [
      { ...other.params, annotationId },
      { ...world.params, annotationId: randomUUID() },
      { ...world.params, annotationId: 'nonsense' },
      { ...world.params, annotationId: '\0' },
    ]) {
      const reply = await change({ key: world.key, params: path }, { body: 'x' });
      expect([reply.status, reply.body.code]).toEqual([404, 'not_found']);
    }
    const upper = { ...world.params, annotationId: annotationId.toUpperCase() };
    expect((await change({ key: world.key, params: upper }, { body: 'x' })).status).toBe(200);
  });
});
