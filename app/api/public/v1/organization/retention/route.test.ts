import { expect, it } from 'vitest';
import { call } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { patchStudy } from '@/lib/testing/editing';
import { flat, open } from '@/lib/testing/guide-parts';
import { answered, launchedStudy, startedInterview } from '@/lib/testing/journey';
import { refusesStrangers } from '@/lib/testing/refusals';
import { newOrganization } from '@/lib/testing/world';
import { PATCH } from '../route';
import { GET } from './route';

testDatabase();

refusesStrangers(GET, {});

const guide = [flat([open({ text: 'How was it?', followUp: 'none' })])];
const NONE = { recordingsDays: null, wordsDays: null, everythingDays: null };

it('O2: tells what would go in all studies, before a number is saved', async () => {
  const { key } = await newOrganization();
  const studies = [await launchedStudy(key, guide), await launchedStudy(key, guide)];
  for (const { linkId } of [...studies, studies[0]!])
    await answered(await startedInterview(linkId), () => ({ text: 'It was fine.' }));
  await patchStudy(key, studies[1]!.id, { retention: { everythingDays: 3 } }, '*');
  const forecast = async (query: Record<string, string> = {}) => (await call(GET, { key, query })).body;
  expect(await forecast()).toMatchObject({
    ...{ retention: NONE, studies: 0, held: 0 },
    parts: {
      recordings: { overdue: 0, withinWeek: 0, nextAt: null },
      words: { overdue: 0, withinWeek: 0, nextAt: null },
      everything: { overdue: 0, withinWeek: 1, nextAt: expect.stringMatching(/Z$/) },
    },
  });
  // A response counts once, for the most of it that goes by then.
  expect((await forecast({ wordsDays: '2' })).parts).toMatchObject({
    words: { overdue: 0, withinWeek: 2 },
    everything: { overdue: 0, withinWeek: 1 },
  });
  const set = (retention: unknown) => call(PATCH, { method: 'PATCH', key, body: { retention } });
  expect((await set({ wordsDays: 2 })).body.retention).toEqual({ ...NONE, wordsDays: 2 });
  expect(await forecast()).toMatchObject({ retention: { ...NONE, wordsDays: 2 } });
  expect((await forecast({ wordsDays: 'none' })).parts.words.withinWeek).toBe(0);
  for (const wordsDays of ['0', '-1', 'x', '36501', '1e3', 'NONE'])
    expect((await call(GET, { key, query: { wordsDays } })).body.code).toBe('bad_request');
});

it('O2: is set to whole numbers of days, or to none', async () => {
  const { key } = await newOrganization();
  const set = (retention: unknown) => call(PATCH, { method: 'PATCH', key, body: { retention } });
  expect((await set({ recordingsDays: 1, wordsDays: 36_500 })).status).toBe(200);
  for (const wrong of [
    null,
    7,
    { recordingsDays: 0 },
    { wordsDays: 1.5 },
    { everythingDays: 36_501 },
    { days: 1 },
  ])
    expect((await set(wrong)).body.code).toBe('invalid_request_body');
});
