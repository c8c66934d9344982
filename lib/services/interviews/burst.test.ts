import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { seededRandom } from '@/lib/domain/interview/seeded-random';
import { database, pool } from '@/lib/store/database';
import type { Reply } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { flat, open } from '@/lib/testing/guide-parts';
import { answer, launchedStudy, startedInterview, type TestInterview } from '@/lib/testing/journey';
import { type ModelServer, startModelServer } from '@/lib/testing/model-server';
import { rounds } from '@/lib/testing/rounds';
import { newOrganization } from '@/lib/testing/world';

testDatabase();

/** Everybody answers in the same moment. */
const AT_ONCE = rounds({ sample: 40, long: 200 });
/** What storing an answer takes, in seconds, so that any machine is too slow: ten connections store 25 in five seconds. */
const STORING_SECONDS = 2;
/** From an answer to its reply (K2), whatever the reply is. */
const LONGEST_MS = 5_000;

let server: ModelServer;
let interviews: TestInterview[];
beforeAll(
  async () => {
    server = await startModelServer();
    const { key } = await newOrganization();
    const guide = [
      flat(
        (['heavy', 'heavy', 'heavy'] as const).map((followUp) =>
          open({ text: 'How was your night?', followUp }),
        ),
      ),
    ];
    const { linkId } = await launchedStudy(key, guide);
    interviews = [];
    for (let nth = 0; nth < AT_ONCE; nth += 1) interviews.push(await startedInterview(linkId));
    await database().execute(
      sql.raw(`
    create function slowly() returns trigger language plpgsql as $$
    begin perform pg_sleep(${STORING_SECONDS}); return new; end $$;
    create trigger slowly before insert on turn for each row execute function slowly();
  `),
    );
  },
  120_000 + AT_ONCE * 500,
);
afterAll(() => server.stop());
beforeEach(() => {
  Object.assign(server, { behaviour: 'good', asked: [], delayMs: 0 });
  Object.assign(globalThis, { __colloquyCircuits: undefined, __colloquyPace: undefined });
});

/** What a statement that does nothing takes meanwhile, at the most, in milliseconds: what the machine is late by. */
async function slowestStatement(isOver: () => boolean): Promise<number> {
  const client = new pg.Client(pool().options.connectionString);
  await client.connect();
  let slowestMs = 0;
  while (!isOver()) {
    const began = Date.now();
    await client.query('select 1');
    slowestMs = Math.max(slowestMs, Date.now() - began);
    await pause(20);
  }
  await client.end();
  return slowestMs;
}

interface Given {
  replies: Reply[];
  slowestMs: number;
}

/** Answers the step that the interview is at, and does as it is told until the answer is taken. */
async function given(interview: TestInterview, text: string): Promise<Given> {
  const replies: Reply[] = [];
  let slowestMs = 0;
  for (;;) {
    const began = Date.now();
    const reply = await answer(interview, interview.step.id, { text });
    slowestMs = Math.max(slowestMs, Date.now() - began);
    replies.push(reply);
    const after = Number(reply.headers.get('retry-after'));
    if (reply.status === 200 || replies.length > 60 || !(after > 0)) return { replies, slowestMs };
    await pause(after * 1_000);
  }
}

const CASES: { name: string; is: Partial<ModelServer> }[] = [
  { name: 'a model of a second', is: { delayMs: 1_000 } },
  { name: 'an endpoint that hangs', is: { behaviour: 'hanging' } },
];

describe(`K2: ${AT_ONCE} answers at once, more than the machine can store in time`, () => {
  it.each(CASES)(
    'with $name: each is taken or told to come again, and none is lost',
    {
      timeout: 60_000 + AT_ONCE * 1_000,
    },
    async ({ name, is }) => {
      Object.assign(server, is);
      const random = seededRandom('burst', name);
      const said = interviews.map(
        (_, nth) => `The heating failed near Passau, in cabin ${nth}, ${random()}.`,
      );
      const before = interviews.map(({ step }) => step.id);
      const loop = monitorEventLoopDelay({ resolution: 10 });
      loop.enable();
      let isOver = false;
      const late = slowestStatement(() => isOver);
      const all = await Promise.all(interviews.map((interview, nth) => given(interview, said[nth]!)));
      isOver = true;
      loop.disable();
      const statuses = new Map<string, number>();
      for (const { replies } of all)
        for (const { status, headers } of replies) {
          const what = `${status}${headers.has('retry-after') ? ', come again' : ''}`;
          statuses.set(what, (statuses.get(what) ?? 0) + 1);
        }
      // A row that is still held by an answer that was given up is 409, to be sent again as well.
      expect([...statuses.keys()].filter((one) => !/^(200|(409|503), come again)$/.test(one))).toEqual([]);
      expect(statuses.get('503, come again')).toBeGreaterThan(0);
      expect(statuses.get('200')).toBe(AT_ONCE);
      // What the machine took from the whole process, tests and all, is not the server's.
      const slowestMs = Math.max(...all.map((one) => one.slowestMs));
      expect(slowestMs).toBeLessThan(LONGEST_MS + loop.max / 1e6 + (await late));
      const { rows } = await database().execute(
        sql`select response_id as "responseId", step_id as "stepId", user_text as "user" from turn`,
      );
      for (const [nth, interview] of interviews.entries()) {
        const kept = rows.filter(
          ({ responseId, stepId }) => responseId === interview.responseId && stepId === before[nth],
        );
        expect(kept.map(({ user }) => user)).toEqual([said[nth]]);
        interview.step = all[nth]!.replies.at(-1)!.body.step;
        expect(interview.step.kind).not.toBe('end');
      }
    },
  );
});
