import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { GET as readAudit } from '@/app/api/public/v1/audit/route';
import { PATCH as changeOrganization } from '@/app/api/public/v1/organization/route';
import { PUT as holdRoute } from '@/app/api/public/v1/responses/[linkId]/[responseId]/hold/route';
import { GET as listRoute } from '@/app/api/public/v1/responses/[linkId]/route';
import { deleteOverdueResponses } from '@/lib/services/responses/delete-overdue-responses';
import { database } from '@/lib/store/database';
import { event, recording, turn } from '@/lib/store/schema';
import { call } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { patchStudy } from '@/lib/testing/editing';
import { flat, open } from '@/lib/testing/guide-parts';
import { answered, launchedStudy, plainAnswer, startedInterview } from '@/lib/testing/journey';
import { keptRecording } from '@/lib/testing/kept-recording';
import { refusesStrangers } from '@/lib/testing/refusals';
import { newOrganization } from '@/lib/testing/world';
import { GET } from './route';

testDatabase();

const guide = [flat([open({ followUp: 'none' })])];
refusesStrangers(GET, {
  method: 'GET',
  params: async ({ key }) => ({ studyId: (await launchedStudy(key, guide)).id }),
  nowhere: { studyId: randomUUID() },
});

const consent = (retentionDays: number | null) => ({
  consent: { text: 'I take part.', required: false, retentionDays },
});
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);

async function study(retentionDays: number | null) {
  const { key, organizationId } = await newOrganization();
  const { id, linkId } = await launchedStudy(key, guide);
  await patchStudy(key, id, consent(retentionDays), '*');
  const left = async () => (await call(listRoute, { key, params: { linkId } })).body.length;
  const forecast = (query: Record<string, string> = {}) => call(GET, { key, params: { studyId: id }, query });
  return { key, organizationId, id, linkId, left, forecast };
}
const take = async (linkId: string) => {
  const started = await startedInterview(linkId);
  await answered(started, plainAnswer);
  return started;
};

describe('GET …/studies/{studyId}/retention', () => {
  it('N5: recordings and words go when the promised days are over, not before', async () => {
    const { organizationId, linkId, left, forecast } = await study(30);
    const { responseId, step } = await startedInterview(linkId).then(async (started) => {
      const kept = await keptRecording({ responseId: started.responseId, stepId: started.step.id });
      await answered(started, () => ({ text: 'It was fine.', recordings: [kept.id] }));
      return started;
    });
    expect(step.kind).toBe('question');
    expect((await forecast()).body).toMatchObject({ days: 30, overdue: 0, withinWeek: 0 });
    await deleteOverdueResponses(database(), inDays(29));
    expect(await left()).toBe(1);
    await deleteOverdueResponses(database(), inDays(31));
    expect(await left()).toBe(0);
    expect(await database().select().from(turn).where(eq(turn.responseId, responseId))).toEqual([]);
    expect(await database().select().from(recording).where(eq(recording.responseId, responseId))).toEqual([]);
    const events = await database().select().from(event).where(eq(event.organizationId, organizationId));
    expect(events.map(({ type }) => type)).toContain('response.deleted');
  });

  it('N5: what participants were told holds whatever the study says later, and a shorter time for all', async () => {
    const longer = await study(30);
    await take(longer.linkId);
    await patchStudy(longer.key, longer.id, consent(365), '*');
    await deleteOverdueResponses(database(), inDays(31));
    expect(await longer.left()).toBe(0);

    const removed = await study(30);
    await take(removed.linkId);
    await patchStudy(removed.key, removed.id, { consent: null }, '*');
    await deleteOverdueResponses(database(), inDays(31));
    expect(await removed.left()).toBe(0);

    const shorter = await study(null);
    await take(shorter.linkId);
    await deleteOverdueResponses(database(), inDays(10_000));
    expect(await shorter.left()).toBe(1);
    await patchStudy(shorter.key, shorter.id, consent(7), '*');
    await deleteOverdueResponses(database(), inDays(8));
    expect(await shorter.left()).toBe(0);
  });

  it('N5: tells what goes next, also for a time that is not saved', async () => {
    const { linkId, forecast } = await study(3);
    await take(linkId);
    await take(linkId);
    const { body } = await forecast();
    expect(body).toMatchObject({ days: 3, overdue: 0, withinWeek: 2 });
    expect(new Date(body.nextAt).getTime()).toBeGreaterThan(inDays(2).getTime());
    // What was told to participants is not undone by a longer time.
    expect((await forecast({ days: '365' })).body).toMatchObject({ days: 365, withinWeek: 2 });
    const none = await study(null);
    await take(none.linkId);
    expect((await none.forecast()).body).toMatchObject({
      days: null,
      overdue: 0,
      withinWeek: 0,
      nextAt: null,
    });
    expect((await none.forecast({ days: '5' })).body).toMatchObject({ days: 5, withinWeek: 1 });
    for (const days of ['0', '-1', 'x', '36501', '1e3']) expect((await forecast({ days })).status).toBe(400);
  });

  it('O1: the audit log has the numbers that were set', async () => {
    const { key, id } = await study(null);
    await patchStudy(key, id, { retention: { wordsDays: 30 } }, '*');
    const { entries } = (await call(readAudit, { key, query: { action: 'changeStudy' } })).body;
    expect(entries[0].changes).toEqual({
      'retention.recordingsDays': { to: null },
      'retention.wordsDays': { to: 30 },
      'retention.everythingDays': { to: null },
    });
  });

  it('O2: tells by part what goes, under the organisation’s numbers, and what a hold keeps', async () => {
    const { key, id, linkId, forecast } = await study(null);
    const { responseId } = await startedInterview(linkId).then(async (started) => {
      const kept = await keptRecording({ responseId: started.responseId, stepId: started.step.id });
      await answered(started, () => ({ text: 'It was fine.', recordings: [kept.id] }));
      return started;
    });
    await take(linkId);
    const figures = async (query: Record<string, string>) => {
      const { parts, kept, held } = (await forecast(query)).body;
      return {
        parts: [parts.recordings, parts.words, parts.everything].map((one) => one.withinWeek),
        kept,
        held,
      };
    };
    // One of them has a recording.
    expect(await figures({ recordingsDays: '3' })).toEqual({
      parts: [1, 0, 0],
      kept: { recordings: 3, words: null, everything: null },
      held: 0,
    });
    expect((await figures({ recordingsDays: '3', wordsDays: '5' })).parts).toEqual([0, 2, 0]);
    await call(changeOrganization, { method: 'PATCH', key, body: { retention: { everythingDays: 6 } } });
    expect(await figures({ wordsDays: '20' })).toEqual({
      parts: [0, 0, 2],
      kept: { recordings: 6, words: 6, everything: 6 },
      held: 0,
    });
    expect((await patchStudy(key, id, { retention: { wordsDays: 2 } }, '*')).body.retention).toEqual({
      ...{ recordingsDays: null, wordsDays: 2, everythingDays: null },
    });
    await database().execute(`update response set ended_at = ended_at - interval '3 days'`);
    expect((await forecast()).body.parts.words).toMatchObject({ overdue: 2 });
    await call(holdRoute, { method: 'PUT', key, params: { linkId, responseId }, body: { reason: 'A case' } });
    expect((await forecast()).body).toMatchObject({ held: 1, parts: { words: { overdue: 1 } } });
  });
});
