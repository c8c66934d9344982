import { eq, sql } from 'drizzle-orm';
import pg from 'pg';
import { expect, it } from 'vitest';
import { POST as startRoute } from '@/app/api/interviews/route';
import { POST as tagRoute } from '@/app/api/public/v1/studies/[studyId]/responses/tags/route';
import { seededRandom } from '@/lib/domain/interview/seeded-random';
import { database, disconnectDatabase, pool } from '@/lib/store/database';
import { response } from '@/lib/store/schema';
import { verifyWallets } from '@/lib/store/verify-wallets';
import { call, type Reply } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { patchStudy } from '@/lib/testing/editing';
import { choice, flat, open, options, screener, screening, selected } from '@/lib/testing/guide-parts';
import { answer, launchedStudy, plainAnswer, type Step } from '@/lib/testing/journey';
import { rounds } from '@/lib/testing/rounds';
import { newOrganization, newWallet } from '@/lib/testing/world';
import { closeDueStudies } from '../fieldwork/close-due-studies';
import { addUpCounts } from '../responses/add-up-counts';
import { indexStaleResponses } from '../responses/index-responses';
import { releaseIdleShares } from './release-idle-shares';

testDatabase({ connections: 20 });

/** Ticks of the jobs that run every minute, one right after the other, and participants at once. */
const LOAD = rounds({ sample: { ticks: 4, atOnce: 8 }, long: { ticks: 60, atOnce: 32 } });

const guide = [
  screening([screener()]),
  flat([
    choice({ externalId: 'drink', options: options('Tea', 'Milk') }),
    open({ followUp: 'none' }),
    open({ followUp: 'none' }),
  ]),
];

/** Chooses at random, and leaves now and then. */
const anyAnswer = (random: () => number) => (step: Step) => {
  if (random() < 0.06) return undefined;
  if (step.question?.type !== 'multiple_choice') return plainAnswer(step);
  return { optionIds: [step.question.options[random() < 0.7 ? 0 : 1].id] };
};

/** An interview of somebody who does as they are told when the study is busy, as the participants' page does. */
async function interviewed(linkId: string, answerFor: (step: Step) => unknown): Promise<void> {
  const told = async (send: () => Promise<Reply>): Promise<Reply> => {
    for (;;) {
      const reply = await send();
      if (reply.body.code !== 'study_busy') return reply;
    }
  };
  const started = await told(() => call(startRoute, { body: { linkId } }));
  expect(started.status).toBe(201);
  let { step } = started.body;
  while (step.kind !== 'end') {
    const given = answerFor(step);
    if (given === undefined) return;
    const reply = await told(() => answer(started.body, step.id, given));
    expect(reply.status).toBe(200);
    step = reply.body.step;
  }
}

/** Whoever is under way has been silent for a day. One after the other: this must not make circles of its own. */
async function leaveLongAgo(): Promise<void> {
  const underWay = await database()
    .select({ id: response.id })
    .from(response)
    .where(eq(response.progress, 'in_progress'));
  const ago = sql`now() - interval '25 hours'`;
  for (const { id } of underWay) {
    await database().update(response).set({ updatedAt: ago, lastAnswerAt: ago }).where(eq(response.id, id));
  }
}

it('answers to one study on one wallet, and what jobs and people do meanwhile, never stand in a circle', async () => {
  const { key, organizationId } = await newOrganization();
  await newWallet(organizationId, { credits: 10_000_000 });
  const study = await launchedStudy(key, guide);
  const quotas = [
    { name: 'Tea', limit: 10_000, when: selected('drink', ['Tea']) },
    { name: 'Milk', limit: 10_000, when: selected('drink', ['Milk']) },
  ];
  expect((await patchStudy(key, study.id, { quotas, closeAtTarget: false }, '*')).status).toBe(200);
  let over = false;
  const participant = async (nth: number) => {
    const random = seededRandom('circles', String(nth));
    do await interviewed(study.linkId, anyAnswer(random));
    while (!over);
  };
  const tag = async (change: 'add' | 'remove') => {
    const params = { studyId: study.id };
    const { status, body } = await call(tagRoute, { key, params, body: { [change]: 'crowded' } });
    if (body.code !== 'study_busy') expect(status).toBe(200);
  };
  const tick = () =>
    Promise.all([
      addUpCounts(database()),
      addUpCounts(database()),
      indexStaleResponses(database(), { all: true }),
      closeDueStudies(database(), new Date()),
      releaseIdleShares(database()),
      tag('add'),
      tag('remove'),
    ]);
  const participants = Array.from({ length: LOAD.atOnce }, (_, nth) => participant(nth));
  const ticks = async () => {
    try {
      for (let at = 0; at < LOAD.ticks; at += 1) {
        await tick();
        await leaveLongAgo();
      }
    } finally {
      over = true;
    }
  };
  await Promise.all([ticks(), ...participants]);
  await tick();
  expect(await verifyWallets(database())).toMatchObject({ wallets: 1, differences: [] });
  expect(await deadlocks()).toBe(0);
}, 600_000);

/** How many circles PostgreSQL had to break, also those after which the work was done again. Ends all connections. */
async function deadlocks(): Promise<number> {
  const { connectionString } = pool().options;
  // A connection tells what it counted when it ends.
  await disconnectDatabase();
  const client = new pg.Client(connectionString);
  await client.connect();
  const others = async () => {
    const { rows } = await client.query(
      `select count(*)::int as count from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`,
    );
    return rows[0].count;
  };
  await expect.poll(others, { timeout: 30_000 }).toBe(0);
  const { rows } = await client.query(
    'select deadlocks::int from pg_stat_database where datname = current_database()',
  );
  await client.end();
  return rows[0].deadlocks;
}
