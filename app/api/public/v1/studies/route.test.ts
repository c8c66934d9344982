import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { database } from '@/lib/store/database';
import { study, user } from '@/lib/store/schema';
import { call } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { flat, open, screener, screening } from '@/lib/testing/guide-parts';
import { answered, createdStudy, launchedStudy, plainAnswer, startedInterview } from '@/lib/testing/journey';
import { refusesStrangers } from '@/lib/testing/refusals';
import { newMember, newOrganization } from '@/lib/testing/world';
import { GET } from './route';

testDatabase();

const guide = [screening([screener()]), flat([open({ followUp: 'none' })])];

refusesStrangers(GET, {});

describe('the list of studies', () => {
  it('E4: tells of each study what is specified, and nothing else', async () => {
    const { key, name, email } = await newOrganization();
    const { id, linkId } = await createdStudy(key, guide, { title: 'Tea', externalTitle: 'Drinks' });
    const { status, body } = await call(GET, { key });
    expect([status, body]).toEqual([
      200,
      [
        {
          id,
          linkId,
          title: 'Tea',
          createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
          responseCount: 0,
          creator: { name, email },
          folderPath: null,
        },
      ],
    ]);
  });

  it('E4: is newest first', async () => {
    const { key } = await newOrganization();
    const ids: string[] = [];
    for (const title of ['one', 'two', 'three']) ids.unshift((await createdStudy(key, guide, { title })).id);
    expect((await call(GET, { key })).body.map(({ id }: { id: string }) => id)).toEqual(ids);
  });

  it('E4: counts complete responses alone', async () => {
    const { key } = await newOrganization();
    const { linkId } = await launchedStudy(key, guide);
    await startedInterview(linkId);
    await answered(await startedInterview(linkId), plainAnswer);
    await answered(await startedInterview(linkId), ({ question }) => ({
      optionIds: [question.options[1].id],
    }));
    expect((await call(GET, { key })).body[0].responseCount).toBe(1);
  });

  it('E4: the creator is null once that user is deleted', async () => {
    const owner = await newOrganization();
    const author = await newMember(owner.organizationId, 'collaborator');
    await createdStudy(author.key, guide);
    await database().delete(user).where(eq(user.id, author.userId));
    expect((await call(GET, { key: owner.key })).body[0].creator).toBeNull();
  });

  it('E4: folderPath is the path of its folder', async () => {
    const { key } = await newOrganization();
    const { id } = await createdStudy(key, guide);
    await database()
      .update(study)
      .set({ folderPath: ['Drinks', 'Hot'] })
      .where(eq(study.id, id));
    expect((await call(GET, { key })).body[0].folderPath).toEqual(['Drinks', 'Hot']);
  });

  it('E8: is empty without studies, and never shows those of others', async () => {
    await createdStudy((await newOrganization()).key, guide);
    expect((await call(GET, { key: (await newOrganization()).key })).body).toEqual([]);
  });

  it('H1: everybody in the organisation may read it', async () => {
    const owner = await newOrganization();
    await createdStudy(owner.key, guide);
    for (const role of ['admin', 'researcher', 'collaborator', 'viewer'] as const) {
      const { key } = await newMember(owner.organizationId, role);
      expect((await call(GET, { key })).body).toHaveLength(1);
    }
  });

  it('A1: unknown query names are ignored', async () => {
    const { key } = await newOrganization();
    expect((await call(GET, { key, query: 'page=x&page=y&%00=1' })).status).toBe(200);
  });

  it('E9: answers 304 to the ETag that it gave, until something changes', async () => {
    const { key } = await newOrganization();
    await createdStudy(key, guide);
    const etag = (await call(GET, { key })).headers.get('etag')!;
    for (const ifNoneMatch of [etag, `"other", ${etag}`, '*', etag.replace(/^W\//, '')]) {
      const same = await call(GET, { key, headers: { 'if-none-match': ifNoneMatch } });
      expect([same.status, same.text, same.headers.get('etag')]).toEqual([304, '', etag]);
    }
    await createdStudy(key, guide);
    const changed = await call(GET, { key, headers: { 'if-none-match': etag } });
    expect([changed.status, changed.body.length]).toEqual([200, 2]);
  });
});
