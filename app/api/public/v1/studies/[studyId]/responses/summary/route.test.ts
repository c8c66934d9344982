import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { database } from '@/lib/store/database';
import { response } from '@/lib/store/schema';
import { call } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { flat, open } from '@/lib/testing/guide-parts';
import { launchedStudy, type TestStudy } from '@/lib/testing/journey';
import { refusesStrangers } from '@/lib/testing/refusals';
import { surveyedStudy } from '@/lib/testing/surveyed';
import { newOrganization } from '@/lib/testing/world';
import { GET } from './route';

testDatabase();

refusesStrangers(GET, {
  params: async ({ key }) => ({ studyId: (await launchedStudy(key, [flat([open()])])).id }),
  nowhere: { studyId: randomUUID() },
});

let key: string;
let study: TestStudy & { responseIds: string[] };
beforeAll(async () => {
  ({ key } = await newOrganization());
  study = await surveyedStudy(key, 9);
});

const summary = (query: Record<string, string> = {}) =>
  call(GET, { key, params: { studyId: study.id }, query });

it('counts what passes beside the whole study', async () => {
  const rows = await database().select().from(response).where(eq(response.studyId, study.id));
  const { body } = await summary({ filter: JSON.stringify({ progress: ['complete'] }) });
  const complete = rows.filter(({ progress }) => progress === 'complete').length;
  expect(body.found.byProgress).toEqual({ complete, screened_out: 0, in_progress: 0 });
  expect(body.whole.total).toBe(9);
  expect(body.found.total).toBe(complete);
  const whole = await summary();
  expect(whole.body.found).toEqual(whole.body.whole);
});

it('gives medians of complete responses, and null without any', async () => {
  const rows = await database().select().from(response).where(eq(response.studyId, study.id));
  const scores = rows.flatMap(({ progress, qualityScore }) =>
    progress === 'complete' && qualityScore !== null ? [qualityScore] : [],
  );
  scores.sort((a, b) => a - b);
  const half = scores.length / 2;
  const median = ((scores[Math.ceil(half) - 1] ?? 0) + (scores[Math.floor(half)] ?? 0)) / 2;
  const { body } = await summary();
  // Rounded to one decimal: half of one may lie between them, in whole hundredths.
  expect(Math.round(Math.abs(body.found.medianQuality - median) * 100)).toBeLessThanOrEqual(5);
  const none = await summary({ filter: JSON.stringify({ search: 'unsaid' }) });
  expect(none.body.found).toMatchObject({ total: 0, medianDurationSeconds: null, medianQuality: null });
});

it.each([
  [['complete']],
  [['screened_out']],
  [['complete', 'in_progress']],
  [['complete', 'screened_out', 'in_progress']],
])('of %s is told from counts as it is told from the responses themselves', async (progress) => {
  const figures = async (more: object) => {
    const { found, days } = (await summary({ filter: JSON.stringify({ progress, ...more }) })).body;
    return { found, days };
  };
  expect(await figures({})).toEqual(await figures({ createdFrom: '1970-01-01T00:00:00Z' }));
});

it('counts each of the last 14 days from where the reader’s day begins, today last', async () => {
  const [first, second] = study.responseIds;
  const now = Date.now();
  const setBack = (id: string | undefined, days: number) =>
    database()
      .update(response)
      .set({ createdAt: new Date(now - days * 86_400_000) })
      .where(eq(response.id, id ?? ''));
  await setBack(first, 3);
  await setBack(second, 40);
  for (const utcOffsetMinutes of [0, 840, -840]) {
    const { body } = await summary({ utcOffsetMinutes: String(utcOffsetMinutes) });
    expect(body.days).toHaveLength(14);
    const today = new Date(now + utcOffsetMinutes * 60_000).toISOString().slice(0, 10);
    expect(body.days.at(-1).date).toBe(today);
    expect(body.days.at(-4).count).toBe(1);
    expect(body.days.reduce((sum: number, { count }: { count: number }) => sum + count, 0)).toBe(8);
  }
});

it.each(['1441', '1.5', 'x', '900', '-0'])('refuses the offset %s', async (utcOffsetMinutes) => {
  expect((await summary({ utcOffsetMinutes })).body.code).toBe('bad_request');
});
