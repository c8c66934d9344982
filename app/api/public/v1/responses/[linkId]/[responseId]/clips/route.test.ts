import { afterEach, describe, expect, it } from 'vitest';
import { call } from '@/lib/testing/call';
import { clippedResponse, cut, newClip, spokenResponse } from '@/lib/testing/clipped';
import { testDatabase } from '@/lib/testing/database';
import { refusesStrangers } from '@/lib/testing/refusals';
import { reviewedResponse } from '@/lib/testing/reviewed';
import { newMember } from '@/lib/testing/world';
import { GET as readRoute } from './[clipId]/route';
import { GET, POST } from './route';

testDatabase();

const nowhere = { linkId: 'nowhere-at-all', responseId: '1' };
refusesStrangers(GET, { params: async (person) => (await clippedResponse(person)).params, nowhere });
refusesStrangers(POST, {
  method: 'POST',
  body: { from: 0, to: 2 },
  params: async (person) => (await spokenResponse({ person })).params,
  nowhere,
});

type World = Awaited<ReturnType<typeof spokenResponse>>;
const read = async ({ key, params }: World, clipId: string) =>
  (await call(readRoute, { key, params: { ...params, clipId } })).body;

describe('a clip', () => {
  it('M2: is accepted with its id, and waits to be rendered', async () => {
    const world = await spokenResponse();
    const reply = await cut(world, { title: 'Late', from: 1, to: 3.5 });
    expect([reply.status, reply.body]).toEqual([202, { id: expect.any(String), status: 'queued' }]);
    expect(await read(world, reply.body.id)).toMatchObject({
      ...{ id: reply.body.id, title: 'Late', status: 'queued', progress: 0, problem: null },
      ...{ fromSeconds: 1, toSeconds: 3.5, responseIndex: 0, responseId: world.responseId, readableId: 1 },
      ...{ durationSeconds: null, mp4Url: null, vttUrl: null, posterUrl: null, transcript: '' },
      ...{ layout: 'side_by_side', captions: 'track', hide: [], names: [], passages: [], wordTimes: 'heard' },
      author: { id: world.person.userId, name: world.person.name },
    });
  });

  it('M2: begins and ends with words, counted from 0, the last one included', async () => {
    const world = await spokenResponse({ welcome: true });
    const id = await newClip(world, {
      from: { responseIndex: 1, word: 0 },
      to: { responseIndex: 1, word: 1 },
    });
    const clip = await read(world, id);
    expect(clip.fromSeconds).toBeGreaterThan(0.4);
    expect(clip.fromSeconds).toBeLessThanOrEqual(0.5);
    expect(clip.toSeconds).toBeGreaterThanOrEqual(1.4);
    expect(clip.toSeconds).toBeLessThan(1.6);
    expect([clip.title, clip.wordTimes]).toEqual(['The 8:15', 'heard']);
  });

  it('M2: spreads words without times evenly over their row, says so, and takes a word and seconds', async () => {
    const world = await spokenResponse();
    const id = await newClip(world, { from: { responseIndex: 1, word: 2 }, to: 12 });
    const clip = await read(world, id);
    // "More staff | on the platform.": 9 of 23 letters of a row that begins after eight seconds and takes four.
    expect(clip.fromSeconds).toBeCloseTo(8 + (4 * 9) / 23, 2);
    expect([clip.toSeconds, clip.wordTimes, clip.responseIndex]).toEqual([12, 'spread', 1]);
  });

  it.each([
    [{ from: 3, to: 2 }, 'from'],
    [{ from: 2, to: 2 }, 'from'],
    [{ from: 2, to: 2.1 }, 'to'],
    [{ from: 0, to: 12.5 }, 'to'],
    [{ from: 12, to: 13 }, 'from'],
    [{ from: -1, to: 2 }, 'from'],
    [{ from: '0', to: 2 }, 'from'],
    [{ from: 0, to: { responseIndex: 1, word: 5 } }, 'to'],
    [{ from: { responseIndex: 0, word: 99 }, to: 12 }, 'from'],
    [{ from: { responseIndex: 7, word: 0 }, to: 12 }, 'from'],
    [{ from: { responseIndex: 0, word: 0, seconds: 1 }, to: 12 }, 'from'],
    [{ from: { responseIndex: 0, word: 2 ** 31 }, to: 12 }, 'from'],
    [{ from: 0 }, 'to'],
    [{ from: 0, to: 2, title: ' ' }, 'title'],
    [{ from: 0, to: 2, title: '\0' }, 'title'],
    [{ from: 0, to: 2, captions: 'yes' }, 'captions'],
    [{ from: 0, to: 2, hide: ['hats'] }, 'hide'],
    [{ from: 0, to: 2, names: ['...'] }, 'names'],
    [{ from: 0, to: 2, blur: true }, undefined],
  ])('M2: refuses %j', async (body, path) => {
    const world = await spokenResponse();
    const reply = await cut(world, body);
    expect([reply.status, reply.body.code]).toEqual([400, 'invalid_request_body']);
    if (path) expect(reply.body.issues[0].path[0]).toBe(path);
    expect((await call(GET, world)).body).toEqual({ clips: [], total: 0 });
  });

  it('M2: is at most ten minutes long, and needs a recording', async () => {
    const typed = await reviewedResponse();
    const reply = await cut(typed, { from: 0, to: 1 });
    expect([reply.status, reply.body.error]).toEqual([400, expect.stringContaining('recorded')]);
    const { recordedAnswer } = await import('@/lib/testing/recorded');
    await recordedAnswer({ responseId: typed.responseId, at: 0, durationMs: 700_000 });
    const long = await cut(typed, { from: 1, to: 602 });
    expect([long.status, long.body.error]).toEqual([400, expect.stringContaining('10 minutes')]);
    expect((await cut(typed, { from: 1, to: 601 })).status).toBe(202);
  });

  it('M2: what cannot be hidden is refused, and not ignored', async () => {
    const world = await spokenResponse();
    const refused = async (body: object) => {
      const reply = await cut(world, { from: 0, to: 4, ...body });
      expect([reply.status, reply.body.code]).toEqual([400, 'invalid_request_body']);
      expect(reply.body.issues[0].path[0]).toBe('hide');
      return reply.body.error;
    };
    expect(await refused({ hide: ['faces'] })).toContain('Faces cannot be hidden');
    expect(await refused({ hide: 'faces' })).toContain('`camera`');
    expect(await refused({ hide: ['names'] })).toContain('Say which words');
    // Nobody knows when the words of the second row are said.
    expect(await refused({ names: ['platform'], to: 12 })).toContain('row 1');
    const silent = await newClip(world, { from: 0, to: 12, names: ['platform'], hide: ['sound'] });
    expect(await read(world, silent)).toMatchObject({ hide: ['sound', 'names'], names: ['platform'] });
  });

  it.each([
    [{ start: 9, end: 3 }, 'end'],
    [{ start: 9, end: 9 }, 'end'],
    [{ start: 500, end: 510 }, 'start'],
    [{ start: 4, end: 500 }, 'end'],
    [{ start: 3, end: 4 }, 'start'],
    [{ responseIndex: 0, start: 0, end: 5 }, 'responseIndex'],
    [{ responseIndex: 99, start: 0, end: 5 }, 'responseIndex'],
  ])('M2: a passage that hides nothing is refused: %j', async (passage, field) => {
    const world = await spokenResponse({ welcome: true });
    const passages = [
      { responseIndex: 1, start: 0, end: 3 },
      { responseIndex: 1, ...passage },
    ];
    const reply = await cut(world, { from: 0, to: 4, passages });
    expect([reply.status, reply.body.code]).toEqual([400, 'invalid_request_body']);
    expect(reply.body.issues.map(({ path }: { path: unknown }) => path)).toEqual([['passages', 1, field]]);
    expect((await cut(world, { from: 0, to: 4, passages: passages.slice(0, 1) })).status).toBe(202);
  });

  it('M2: a name that nobody says in it is refused, and not ignored', async () => {
    const world = await spokenResponse();
    const reply = await cut(world, { from: 0, to: 4, names: ['leeds', 'Leads'] });
    expect([reply.status, reply.body.issues?.[0].path]).toEqual([400, ['names', 1]]);
    expect(reply.body.error).toContain('“Leads”');
    // Of a row that the clip does not show.
    expect((await cut(world, { from: 0, to: 4, names: ['staff'] })).status).toBe(400);
    expect((await cut(world, { from: 0, to: 4, names: ['LEEDS'] })).status).toBe(202);
  });

  it('M2: says so when all its words have times that were spread, also where it is cut by seconds', async () => {
    const world = await spokenResponse();
    const times = async (from: number, to: number) =>
      (await read(world, await newClip(world, { from, to }))).wordTimes;
    expect([await times(1, 3), await times(9, 11), await times(1, 11)]).toEqual([
      'heard',
      'spread',
      'spread',
    ]);
  });

  it('A2: has one issue for a field', async () => {
    const reply = await cut(await spokenResponse(), { from: 0, to: 4, title: '' });
    expect(reply.body.issues).toEqual([{ path: ['title'], message: 'Must not be empty' }]);
  });

  it('H1: is for who may edit; viewers see it', async () => {
    const world = await spokenResponse();
    const viewer = await newMember(world.person.organizationId, 'viewer');
    const refused = await cut({ ...world, key: viewer.key }, { from: 0, to: 2 });
    expect([refused.status, refused.body.code]).toEqual([403, 'forbidden']);
    await newClip(world);
    expect((await call(GET, { ...world, key: viewer.key })).body.total).toBe(1);
  });
});

describe('while nobody knows yet what the media engine can do', () => {
  const kept = globalThis as typeof globalThis & { colloquyMediaEngine?: unknown };
  const engine = kept.colloquyMediaEngine;
  afterEach(() => {
    kept.colloquyMediaEngine = engine;
  });

  it.each([
    ['is slow', () => new Promise(() => undefined)],
    ['fails', () => Promise.reject(new Error('no processor'))],
  ])('M2: a clip is accepted when the trial %s; rendering will show it', async (_, abilities) => {
    kept.colloquyMediaEngine = { film: { abilities } };
    const reply = await cut(await spokenResponse(), { from: 0, to: 2, captions: 'burned' });
    expect([reply.status, reply.text]).toEqual([202, expect.stringContaining('queued')]);
  });
});

it('lists clips by page, newest first', async () => {
  const world = await spokenResponse();
  const ids = [];
  for (const title of ['one', 'two', 'three']) ids.push(await newClip(world, { title, from: 0, to: 2 }));
  const page = async (query: Record<string, string>) => {
    const { body } = await call(GET, { ...world, query });
    return [body.clips.map(({ id }: { id: string }) => id), body.total];
  };
  expect(await page({ perPage: '2' })).toEqual([[ids[2], ids[1]], 3]);
  expect(await page({ perPage: '2', page: '1' })).toEqual([[ids[0]], 3]);
  const bad = await call(GET, { ...world, query: { perPage: '0' } });
  expect([bad.status, bad.body.code]).toEqual([400, 'bad_request']);
});
