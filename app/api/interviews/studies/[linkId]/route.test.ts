import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { GET as listRoute } from '@/app/api/public/v1/responses/[linkId]/route';
import { closeStudy } from '@/lib/services/studies/close-study';
import { database } from '@/lib/store/database';
import { studyLink } from '@/lib/store/schema';
import { setStudyStatus } from '@/lib/store/studies';
import { call } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { flat, open } from '@/lib/testing/guide-parts';
import { createdStudy, launchedStudy } from '@/lib/testing/journey';
import { newOrganization } from '@/lib/testing/world';
import { GET } from './route';

testDatabase();

const guide = [flat([open()])];
const look = (linkId: string) => call(GET, { params: { linkId } });

describe('what stands behind a link', () => {
  it('tells what a participant may know, takes nothing and creates nothing', async () => {
    const { key } = await newOrganization();
    const { linkId } = await launchedStudy(key, guide, {
      title: 'Internal',
      externalTitle: 'Your tea',
      background: 'Secret',
      config: { interviewMode: 'audio', questionLanguage: 'de', availableLanguages: ['fr', 'de'] },
      welcomeMessage: { title: 'Hello', message: 'Ten minutes.' },
    });
    const { status, body, text } = await look(linkId);
    expect([status, body]).toEqual([
      200,
      {
        study: {
          title: 'Your tea',
          mode: 'audio',
          language: 'de',
          availableLanguages: ['de', 'fr'],
          translatedLanguages: ['de'],
          welcome: { title: 'Hello', message: 'Ten minutes.' },
          estimatedMinutes: expect.any(Number),
          speech: { transcribes: false, speaks: false },
          turnTaking: 'button',
        },
      },
    ]);
    expect(text).not.toMatch(/Internal|Secret/);
    expect((await call(listRoute, { key, params: { linkId } })).body).toEqual([]);
  });

  it('never shows the internal title: without an external one it says Interview in the language', async () => {
    const { key } = await newOrganization();
    for (const [questionLanguage, title] of [
      ['en', 'Interview'],
      ['fr', 'Entretien'],
      ['zh', '访谈'],
      ['zh-TW', '訪談'],
    ] as const) {
      for (const more of [{}, { externalTitle: ' ' }]) {
        const { linkId } = await launchedStudy(key, guide, {
          title: 'Internal',
          config: { questionLanguage },
          ...more,
        });
        expect((await look(linkId)).body.study).toMatchObject({
          title,
          welcome: { title: null, message: null },
        });
      }
    }
  });

  it('F1: an unknown link, an id and a draft are study_not_found', async () => {
    const { key } = await newOrganization();
    const draft = await createdStudy(key, guide);
    const live = await launchedStudy(key, guide);
    const texts = [];
    for (const name of [draft.linkId, live.id, randomUUID(), 'nowhere', '\0', '', 'x'.repeat(9_999)]) {
      const { status, body, text } = await look(name);
      expect([status, body.code]).toEqual([404, 'study_not_found']);
      texts.push(text);
    }
    expect(new Set(texts).size).toBe(1);
  });

  it('F7: paused and closed are 409 conflict, with a message for participants', async () => {
    const { key } = await newOrganization();
    const { id, linkId } = await launchedStudy(key, guide);
    await setStudyStatus(database(), id, 'live', 'paused');
    const paused = await look(linkId);
    await closeStudy(database(), { studyId: id });
    const closed = await look(linkId);
    for (const { status, body } of [paused, closed]) expect([status, body.code]).toEqual([409, 'conflict']);
    expect([paused.body.error, closed.body.error]).toEqual([
      expect.stringContaining('come back'),
      expect.stringContaining('ended'),
    ]);
  });

  it('A10: an old link leads to the study', async () => {
    const { key } = await newOrganization();
    const { id, linkId } = await launchedStudy(key, guide);
    await database()
      .insert(studyLink)
      .values({ linkId: `old-${linkId}`, studyId: id });
    expect((await look(`old-${linkId}`)).text).toBe((await look(linkId)).text);
  });
});

it('F6: a study that is deleted while it is looked at does not exist', async () => {
  const { key } = await newOrganization();
  const { id, linkId } = await launchedStudy(key, [flat([open()])]);
  // As if its revisions went between the two statements that look at it.
  await database().execute(sql`update study set live_revision_id = gen_random_uuid() where id = ${id}`);
  const reply = await call(GET, { params: { linkId } });
  expect([reply.status, reply.body.code]).toEqual([404, 'study_not_found']);
});
