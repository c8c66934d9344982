import { randomUUID } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { GET as listRoute } from '@/app/api/public/v1/responses/[linkId]/route';
import { GET as searchRoute } from '@/app/api/public/v1/studies/[studyId]/responses/route';
import { analyseResponse } from '@/lib/services/responses/analyse-response';
import { database } from '@/lib/store/database';
import { response } from '@/lib/store/schema';
import { call, type Reply } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { flat, open } from '@/lib/testing/guide-parts';
import { launchedStudy, startedInterview } from '@/lib/testing/journey';
import { refusesStrangers } from '@/lib/testing/refusals';
import { surveyedStudy } from '@/lib/testing/surveyed';
import { newMember, newOrganization, type Person } from '@/lib/testing/world';
import { POST } from './route';

testDatabase();

refusesStrangers(POST, {
  method: 'POST',
  body: { add: 'late' },
  params: async ({ key }) => ({ studyId: (await launchedStudy(key, [flat([open()])])).id }),
  nowhere: { studyId: randomUUID() },
});

let person: Person;
let studyId: string;
let responseIds: string[];
beforeAll(async () => {
  person = await newOrganization();
  ({ id: studyId, responseIds } = await surveyedStudy(person.key, 8));
});

const tag = (body: unknown, key = person.key): Promise<Reply> =>
  call(POST, { key, params: { studyId }, body });
const listed = async (): Promise<{ id: string; readableId: number; tags: string[]; updatedAt: string }[]> =>
  (await call(listRoute, { key: person.key, params: { linkId: studyId } })).body;
const foundBy = async (name: string): Promise<number[]> =>
  (
    await call(searchRoute, {
      key: person.key,
      params: { studyId },
      query: { sort: 'readableId', order: 'asc', filter: JSON.stringify({ tags: [name] }) },
    })
  ).body.responses.map(({ readableId }: { readableId: number }) => readableId);

describe('a tag', () => {
  it('is given to a selection, shown by every list and found at once', async () => {
    const before = await listed();
    const reply = await tag({ add: ' to  call ', filter: { readableIds: [2, 5] } });
    expect(reply.body).toEqual({ total: 2, seen: 2, changed: 2, after: null });
    const after = await listed();
    expect(after.filter(({ tags }) => tags.includes('to call')).map(({ readableId }) => readableId)).toEqual([
      2, 5,
    ]);
    expect(await foundBy('TO CALL')).toEqual([2, 5]);
    expect(after[1]?.updatedAt).not.toBe(before[1]?.updatedAt);
    expect(after[0]).toEqual(before[0]);
  });

  it('is given once however often it is asked for', async () => {
    await tag({ add: 'twice', filter: { readableIds: [1] } });
    expect((await tag({ add: 'Twice', filter: { readableIds: [1] } })).body.changed).toBe(0);
    expect((await listed())[0]?.tags.filter((one) => one.toLowerCase() === 'twice')).toEqual(['twice']);
  });

  it('goes to all that pass the filter, also those under way', async () => {
    const reply = await tag({ add: 'everybody' });
    expect(reply.body).toMatchObject({ total: 8, changed: 8, after: null });
    expect(await foundBy('everybody')).toHaveLength(8);
    await tag({ remove: 'everybody' });
    expect(await foundBy('everybody')).toEqual([]);
  });

  it('of the analyst’s that was taken away stays away when the response is analysed again', async () => {
    const rows = await database().select().from(response).where(inArray(response.id, responseIds));
    const { id = '', tags: [theirs = ''] = [] } = rows.find(({ tags }) => tags.length > 0) ?? {};
    expect(theirs).not.toBe('');
    await tag({ remove: theirs });
    expect(await foundBy(theirs)).toEqual([]);
    await database().update(response).set({ analyzedAt: null, tags: [] }).where(eq(response.id, id));
    expect(await analyseResponse(database(), id)).toBe('analysed');
    const [row] = await database().select().from(response).where(eq(response.id, id));
    expect(row?.tags).toContain(theirs);
    expect((await listed()).find((one) => one.id === id)?.tags).not.toContain(theirs);
    expect(await foundBy(theirs)).toEqual([]);
  });
});

describe('what is refused', () => {
  it('goes to fewer at a time where that takes long, and to all in the end', async () => {
    const slow = await launchedStudy(person.key, [flat([open()])]);
    for (let nth = 0; nth < 45; nth += 1) await startedInterview(slow.linkId);
    let now = 0;
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => (now += 1_500));
    onTestFinished(() => clock.mockRestore());
    const tagged = (after: number) =>
      call(POST, { key: person.key, params: { studyId: slow.id }, body: { add: 'slowly', after } });
    const first = (await tagged(0)).body;
    expect(first).toEqual({ total: 45, seen: 40, changed: 40, after: 40 });
    expect((await tagged(first.after)).body).toEqual({ total: 45, seen: 5, changed: 5, after: null });
  });

  it('H1: viewers may not tag', async () => {
    const viewer = await newMember(person.organizationId, 'viewer');
    const reply = await tag({ add: 'late' }, viewer.key);
    expect([reply.status, reply.body.code]).toEqual([403, 'forbidden']);
  });

  it.each([
    [{}],
    [{ add: 'a', remove: 'b' }],
    [{ add: ' ' }],
    [{ add: '' }],
    [{ add: 'x'.repeat(81) }],
    [{ add: 'a\0' }],
    [{ add: 'a', filter: { progress: ['done'] } }],
    [{ add: 'a', after: -1 }],
    [{ add: 'a', unknown: 1 }],
  ])('%j is invalid_request_body', async (body) => {
    const reply = await tag(body);
    expect([reply.status, reply.body.code]).toEqual([400, 'invalid_request_body']);
    expect(reply.body.issues.length).toBeGreaterThan(0);
  });
});
