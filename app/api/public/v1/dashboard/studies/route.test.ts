import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { StudyOverview } from '@/lib/domain/study/study-overview';
import { database } from '@/lib/store/database';
import { response, revision, study, user } from '@/lib/store/schema';
import { call } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { choice, flat, open, screener, screening } from '@/lib/testing/guide-parts';
import {
  answered,
  createdStudy,
  launchedStudy,
  plainAnswer,
  type Step,
  startedInterview,
} from '@/lib/testing/journey';
import { refusesStrangers } from '@/lib/testing/refusals';
import { newMember, newOrganization, type Person } from '@/lib/testing/world';
import { GET } from './route';

testDatabase();
refusesStrangers(GET, {});

const guide = [screening([screener()]), flat([open({ followUp: 'none' })])];
const search = async (key: string, query: Record<string, string> | string = {}) => {
  const reply = await call(GET, { key, query });
  expect(reply.status, reply.text).toBe(200);
  return reply.body;
};
const titles = async (key: string, query: Record<string, string> = {}) =>
  (await search(key, query)).studies.map(({ title }: StudyOverview) => title);
const change = (id: string, set: Partial<typeof study.$inferInsert>) =>
  database().update(study).set(set).where(eq(study.id, id));
const saying = (text: string) => (step: Step) =>
  step.question?.type === 'open_ended' ? { text } : plainAnswer(step);

describe('the search among studies', () => {
  let owner: Person;
  let other: Person;

  beforeAll(async () => {
    owner = await newOrganization();
    other = await newMember(owner.organizationId, 'collaborator');
    await database().update(user).set({ name: 'Änne Heron' }).where(eq(user.id, other.userId));
    const ids = [];
    for (const [title, more] of [
      ['Booking a first night train', { externalTitle: 'Your journey' }],
      ['Cabin concepts', {}],
      ['100% Über_Gepäck', {}],
    ] as const) {
      ids.push((await createdStudy(owner.key, guide, { title, ...more })).id);
    }
    await change(ids[0]!, { folderPath: ['Night trains', 'Booking'], linkId: 'first-night' });
    await change(ids[1]!, { folderPath: ['Night trains'] });
    await launchedStudy(owner.key, guide, { title: 'Points' }).then(({ id }) =>
      change(id, { creatorId: other.userId, folderPath: ['Night'] }),
    );
  });

  it('finds words in title, external title, link id, and the name or address of the creator', async () => {
    expect(await titles(owner.key, { search: 'CABIN' })).toEqual(['Cabin concepts']);
    expect(await titles(owner.key, { search: 'your  journey' })).toEqual(['Booking a first night train']);
    expect(await titles(owner.key, { search: 'first-n' })).toEqual(['Booking a first night train']);
    expect(await titles(owner.key, { search: 'änne' })).toEqual(['Points']);
    expect(await titles(owner.key, { search: other.email.toUpperCase() })).toEqual(['Points']);
    expect(await titles(owner.key, { search: 'night cabin' })).toEqual([]);
  });

  it('finds a study by the link that participants get', async () => {
    const query = { search: 'https://a.example/s/first-night?panel=x' };
    expect(await titles(owner.key, query)).toEqual(['Booking a first night train']);
  });

  it('takes signs for themselves, and letters of any script in either case', async () => {
    expect(await titles(owner.key, { search: '100%' })).toEqual(['100% Über_Gepäck']);
    expect(await titles(owner.key, { search: 'ÜBER_GEPÄCK' })).toEqual(['100% Über_Gepäck']);
    for (const text of ['_', '%', '100%']) {
      expect(await titles(owner.key, { search: text }), text).toEqual(['100% Über_Gepäck']);
    }
    for (const text of ["'", '\\', '";--', '$1', '{}', 'a%_b']) {
      expect(await titles(owner.key, { search: text }), text).toEqual([]);
    }
  });

  it('counts each status under the same search, and the folder as a whole', async () => {
    const all = await search(owner.key, { status: 'live' });
    expect(all.counts).toEqual({ all: 4, draft: 3, live: 1, paused: 0, closed: 0 });
    expect(all.studies).toHaveLength(1);
    const some = await search(owner.key, { search: 'night', status: 'draft' });
    expect(some.counts).toMatchObject({ all: 1, draft: 1, live: 0 });
    expect([some.studyCount, some.responseCount]).toEqual([4, 0]);
    const inside = await search(owner.key, { folder: 'Night trains', search: 'cabin' });
    expect([inside.counts.all, inside.studyCount]).toEqual([1, 2]);
  });

  it('takes a folder with everything below it, and none that only begins alike', async () => {
    expect(await titles(owner.key, { folder: 'Night trains' })).toEqual([
      'Cabin concepts',
      'Booking a first night train',
    ]);
    expect(await titles(owner.key, { folder: 'Night trains/Booking' })).toHaveLength(1);
    expect(await titles(owner.key, { folder: 'Night' })).toEqual(['Points']);
    expect(await titles(owner.key, { folder: 'Nowhere' })).toEqual([]);
  });

  it('takes a creator, and names all there are', async () => {
    expect(await titles(owner.key, { creator: other.userId.toUpperCase() })).toEqual(['Points']);
    const { creators } = await search(owner.key, { search: 'nothing of the kind' });
    expect(creators.map(({ id }: { id: string }) => id).sort()).toEqual([owner.userId, other.userId].sort());
  });

  it('comes in the order that is asked for', async () => {
    const newest = ['Points', '100% Über_Gepäck', 'Cabin concepts', 'Booking a first night train'];
    expect(await titles(owner.key)).toEqual(newest);
    expect(await titles(owner.key, { sort: 'oldest' })).toEqual([...newest].reverse());
    expect(await titles(owner.key, { sort: 'title' })).toEqual([
      '100% Über_Gepäck',
      'Booking a first night train',
      'Cabin concepts',
      'Points',
    ]);
    await change((await search(owner.key, { search: 'cabin' })).studies[0].id, { completeCount: 3 });
    expect((await titles(owner.key, { sort: 'responses' }))[0]).toBe('Cabin concepts');
  });

  it('comes in pages, with the total and the way to the next', async () => {
    const first = await call(GET, { key: owner.key, query: { perPage: '3' } });
    expect(first.body.studies).toHaveLength(3);
    expect(first.headers.get('x-total-count')).toBe('4');
    expect(first.headers.get('link')).toContain('page=1');
    const last = await call(GET, { key: owner.key, query: { perPage: '3', page: '1' } });
    expect([last.body.studies.length, last.headers.get('link')]).toEqual([1, null]);
    expect((await search(owner.key, { page: '9' })).studies).toEqual([]);
  });

  it('E9: answers 304 to the ETag that it gave', async () => {
    const etag = (await call(GET, { key: owner.key })).headers.get('etag')!;
    expect((await call(GET, { key: owner.key, headers: { 'if-none-match': etag } })).status).toBe(304);
  });

  it('E8, H1: shows nothing of others, and everything to a viewer', async () => {
    const stranger = await newOrganization('viewer');
    const nothing = await search(stranger.key);
    expect([nothing.studies, nothing.counts.all, nothing.creators]).toEqual([[], 0, []]);
    const viewer = await newMember(owner.organizationId, 'viewer');
    expect(await titles(viewer.key)).toHaveLength(4);
  });

  it('E1: refuses a query that is no query, and names it', async () => {
    for (const query of [
      'status=open',
      'sort=random',
      'perPage=0',
      'perPage=101',
      'page=-1',
      'creator=me',
      'folder=',
      'folder=a//b',
      'folder=50%25',
      `folder=${'a/'.repeat(10)}a`,
      'search=%00',
      `search=${'x'.repeat(301)}`,
      'search=a&search=b',
    ]) {
      const reply = await call(GET, { key: owner.key, query });
      expect([query, reply.status, reply.body.code]).toEqual([query, 400, 'bad_request']);
      expect(reply.body.error).toContain(query.split('=')[0]);
    }
  });
});

describe('what is told of a study', () => {
  it('is how many complete responses came when, and what was said last', async () => {
    const { key } = await newOrganization();
    const { id, linkId } = await launchedStudy(key, guide);
    await answered(await startedInterview(linkId, { language: 'en' }), saying('The first words.'));
    const { responseId } = await startedInterview(linkId).then(async (interview) => {
      await answered(interview, saying('A door that closes. That is the whole luxury.'));
      return interview;
    });
    const unfinished = await startedInterview(linkId);
    await answered(unfinished, ({ question }) =>
      question.type === 'open_ended' ? undefined : plainAnswer({ question }),
    );
    await database()
      .update(response)
      .set({ endedAt: sql`now() - interval '3 days'` })
      .where(sql`${response.studyId} = ${id} and ${response.readableId} = 1`);
    const [row] = (await search(key)).studies;
    expect(row).toMatchObject({
      responseCount: 2,
      responseTotal: 3,
      problemCount: null,
      lastHeard: {
        text: 'A door that closes. That is the whole luxury.',
        isShortened: false,
        language: 'en',
        responseId,
        readableId: 2,
      },
    });
    expect(row.completedPerDay).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1]);
    expect(Date.now() - Date.parse(row.lastResponseAt)).toBeLessThan(60_000);
  });

  it('is nothing heard where nobody said anything, and words shortened where they are many', async () => {
    const { key } = await newOrganization();
    const closed = await launchedStudy(key, [flat([choice()])]);
    await answered(await startedInterview(closed.linkId), plainAnswer);
    expect((await search(key)).studies[0].lastHeard).toBeNull();
    const { linkId } = await launchedStudy(key, guide);
    await answered(await startedInterview(linkId), saying(`🙂${'x'.repeat(1_000)}`));
    const { lastHeard } = (await search(key)).studies[0];
    expect([[...lastHeard.text].length, lastHeard.isShortened]).toEqual([400, true]);
    await answered(await startedInterview(linkId), (step) =>
      step.question.type === 'open_ended' ? { skip: true } : plainAnswer(step),
    );
    expect((await search(key)).studies[0].lastHeard.isShortened).toBe(true);
  });

  it('is how many problems keep a draft from being launched', async () => {
    const { key } = await newOrganization();
    const { id } = await createdStudy(key, guide);
    expect((await search(key)).studies[0].problemCount).toBe(0);
    const [row] = await database().select().from(revision).where(eq(revision.studyId, id));
    const [first, ...rest] = row!.guide;
    await database()
      .update(revision)
      .set({ guide: [{ ...first!, items: [] }, ...rest] })
      .where(eq(revision.id, row!.id));
    expect((await search(key)).studies[0].problemCount).toBe(1);
  });

  it('is no creator once that person is deleted, and a null folder outside folders', async () => {
    const owner = await newOrganization();
    const author = await newMember(owner.organizationId, 'collaborator');
    await createdStudy(author.key, guide);
    await database().delete(user).where(eq(user.id, author.userId));
    expect((await search(owner.key)).studies[0]).toMatchObject({ creator: null, folderPath: null });
  });
});
