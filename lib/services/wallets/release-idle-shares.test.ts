import { randomUUID } from 'node:crypto';
import { eq, inArray, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Guide } from '@/lib/domain/guide/guide';
import { database } from '@/lib/store/database';
import { releaseLaunchHold } from '@/lib/store/launch-holds';
import { dropIdlePlaces } from '@/lib/store/quota-places';
import { quotaPlace, response, share, studyHold, transfer } from '@/lib/store/schema';
import { verifyWallets } from '@/lib/store/verify-wallets';
import { testDatabase } from '@/lib/testing/database';
import { answer, answered, launchedStudy, plainAnswer, startedInterview } from '@/lib/testing/journey';
import { newOrganization, newWallet } from '@/lib/testing/world';
import { releaseIdleShares } from './release-idle-shares';

testDatabase();

const guide: Guide = [
  {
    type: 'flat',
    title: 'Two questions',
    items: [
      { type: 'open_ended', text: 'One?', followUp: 'none' },
      { type: 'open_ended', text: 'Two?', followUp: 'none' },
    ],
  },
];

async function idleInterview() {
  const { key, organizationId } = await newOrganization();
  await newWallet(organizationId, { credits: 1_000 });
  const study = await launchedStudy(key, guide);
  const interview = await startedInterview(study.linkId);
  await database()
    .update(response)
    .set({ createdAt: sql`now() - interval '25 hours'`, updatedAt: sql`now() - interval '25 hours'` })
    .where(eq(response.id, interview.responseId));
  return { study, interview };
}

async function shareOf(responseId: string) {
  const [row] = await database().select().from(share).where(eq(share.responseId, responseId));
  return row!;
}

async function remaining(studyId: string) {
  const [row] = await database().select().from(studyHold).where(eq(studyHold.studyId, studyId));
  return row!.remaining;
}

describe('an interview that nobody goes on with', () => {
  it('G3: gives its share back after 24 hours, and takes one again when it goes on', async () => {
    const { study, interview } = await idleInterview();
    expect(await remaining(study.id)).toBe(900);
    await releaseIdleShares(database());
    expect((await shareOf(interview.responseId)).state).toBe('released');
    expect(await remaining(study.id)).toBe(1_000);

    await answer(interview, interview.step.id, { text: 'I am back.' });
    expect((await shareOf(interview.responseId)).state).toBe('held');
    expect(await remaining(study.id)).toBe(900);
    expect(await verifyWallets(database())).toMatchObject({ differences: [] });
  });

  it('G3: is left alone while somebody answers within the day', async () => {
    const { interview } = await idleInterview();
    await database()
      .update(response)
      .set({ lastAnswerAt: sql`now() - interval '23 hours'`, hasContent: true })
      .where(eq(response.id, interview.responseId));
    await releaseIdleShares(database());
    expect((await shareOf(interview.responseId)).state).toBe('held');
  });

  it('G6: without an answer it gives its share back after half an hour already', async () => {
    const { interview } = await idleInterview();
    const since = (minutes: number) =>
      database()
        .update(response)
        .set({
          createdAt: sql`now() - ${`${minutes} minutes`}::interval`,
          updatedAt: sql`now() - ${`${minutes} minutes`}::interval`,
        })
        .where(eq(response.id, interview.responseId));
    await since(29);
    await releaseIdleShares(database());
    expect((await shareOf(interview.responseId)).state).toBe('held');
    await since(31);
    await releaseIdleShares(database());
    expect((await shareOf(interview.responseId)).state).toBe('released');
  });

  it('X3, G6: skips are no answer: it gives its share back after half an hour, too', async () => {
    const { interview } = await idleInterview();
    await answer(interview, interview.step.id, { skip: true });
    await database()
      .update(response)
      .set({
        lastAnswerAt: sql`now() - interval '31 minutes'`,
        updatedAt: sql`now() - interval '31 minutes'`,
      })
      .where(eq(response.id, interview.responseId));
    await releaseIdleShares(database());
    expect((await shareOf(interview.responseId)).state).toBe('released');
  });

  it('N2: gives its places in quotas back, and one that somebody works on a minute later', async () => {
    const idle = [await idleInterview(), await idleInterview()];
    const places = idle.map(({ study, interview }) => ({
      studyId: study.id,
      quotaId: randomUUID(),
      responseId: interview.responseId,
    }));
    await database().insert(quotaPlace).values(places);
    const left = async () => {
      const of = inArray(
        quotaPlace.responseId,
        places.map(({ responseId }) => responseId),
      );
      return (await database().select().from(quotaPlace).where(of)).map(({ responseId }) => responseId);
    };
    await database().transaction(async (somebody) => {
      const first = eq(quotaPlace.responseId, places[0]!.responseId);
      await somebody.select().from(quotaPlace).where(first).for('update');
      await database().transaction(async (sweeper) => {
        await sweeper.execute(sql`set local lock_timeout = 500`);
        await dropIdlePlaces(sweeper, 500);
      });
      expect(await left()).toEqual([places[0]!.responseId]);
    });
    await dropIdlePlaces(database(), 500);
    expect(await left()).toEqual([]);
  });

  it('G3: finishes free of charge when there are no credits left, and the ledger notes it', async () => {
    const { study, interview } = await idleInterview();
    await releaseIdleShares(database());
    await database().transaction((tx) => releaseLaunchHold(tx, study.id));
    await database().execute(sql`update grant_account set credit_limit = 0 where wallet_id =
      (select wallet_id from study where id = ${study.id})`);
    expect(await answered(interview, plainAnswer)).toMatchObject({ kind: 'end', outcome: 'complete' });
    const notes = await database()
      .select()
      .from(transfer)
      .where(eq(transfer.responseId, interview.responseId));
    expect(notes.map(({ reason, amount }) => [reason, amount])).toEqual([['waiver', 0]]);
  });
});
