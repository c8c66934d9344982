import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { POST as startRoute } from '@/app/api/interviews/route';
import { POST as closeRoute } from '@/app/api/public/v1/studies/[studyId]/close/route';
import { seededRandom } from '@/lib/domain/interview/seeded-random';
import { pool } from '@/lib/store/database';
import { call, type Reply } from './call';
import { testDatabase } from './database';
import { patchStudy } from './editing';
import { flat, open } from './guide-parts';
import { answer, createdStudy, launch, launchedStudy, plainAnswer, startedInterview } from './journey';
import { rounds } from './rounds';
import { type Stall, stallStatement } from './stall-statement';
import { newOrganization, newWallet } from './world';

testDatabase();

// The clock alone is made to jump, so that a request's time is over without anybody having to wait for it.
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() }));
afterEach(() => vi.useRealTimers());

const guide = [flat([open({ followUp: 'none' })])];

async function billed() {
  const { key, organizationId } = await newOrganization();
  await newWallet(organizationId, { credits: 10_000 });
  return { key, organizationId };
}

interface Prepared {
  organizationId: string;
  send: () => Promise<Reply>;
}

/** Each prepares something of its own, and sends the request that is to be stalled. */
const OPERATIONS: Record<string, () => Promise<Prepared>> = {
  launch: async () => {
    const { key, organizationId } = await billed();
    const { id } = await createdStudy(key, guide);
    return { organizationId, send: () => launch(key, id) };
  },
  publish: async () => {
    const { key, organizationId } = await billed();
    const { id } = await launchedStudy(key, guide);
    await patchStudy(key, id, { closingMessage: 'Bye', responseTarget: 12 }, '*');
    return { organizationId, send: () => launch(key, id) };
  },
  start: async () => {
    const { key, organizationId } = await billed();
    const { linkId } = await launchedStudy(key, guide);
    return { organizationId, send: () => call(startRoute, { body: { linkId } }) };
  },
  answer: async () => {
    const { key, organizationId } = await billed();
    const interview = await startedInterview((await launchedStudy(key, guide)).linkId);
    const { step } = interview;
    return { organizationId, send: () => answer(interview, step.id, plainAnswer(step)) };
  },
  close: async () => {
    const { key, organizationId } = await billed();
    const { id } = await launchedStudy(key, guide);
    return {
      organizationId,
      send: () => call(closeRoute, { method: 'POST', key, params: { studyId: id } }),
    };
  },
};

const TABLES = ['study', 'response', 'share', 'study_hold', 'transfer', 'grant_account', 'event'];

/** All that the operations may change, as one text. */
async function stateOf(organizationId: string): Promise<string> {
  const parts = TABLES.map(
    (table) =>
      `(select string_agg(t::text, '|' order by t::text) from "${table}" t where t.organization_id = '${organizationId}')`,
  );
  const turns = `(select count(*)::text from turn join response r on r.id = response_id where r.organization_id = '${organizationId}')`;
  const { rows } = await pool().query(`select concat_ws('#', ${[...parts, turns].join(', ')}) as state`);
  return rows[0].state;
}

/** Until the work that a request left behind has come to its own end. */
async function quiet(): Promise<void> {
  await vi.waitFor(() => expect(pool().idleCount + pool().waitingCount).toBe(pool().totalCount), {
    timeout: 20_000,
    interval: 20,
  });
}

/** The reply, whether anything was changed by the time all is quiet, and the statement that was held up. */
async function stalled(operation: string, stall: Stall) {
  const { organizationId, send } = await OPERATIONS[operation]!();
  await quiet();
  const before = await stateOf(organizationId);
  const held = stallStatement(stall, () => vi.setSystemTime(Date.now() + 5_000));
  try {
    const reply = await send();
    held.release();
    await quiet();
    return { reply, statement: held.statement(), changed: (await stateOf(organizationId)) !== before };
  } finally {
    held.restore();
  }
}

function expectHonest(
  what: string,
  { reply, statement, changed }: Awaited<ReturnType<typeof stalled>>,
): void {
  const said = `${what}, at ${statement}: ${reply.status} ${reply.text}`;
  if (statement === undefined) {
    expect([said, reply.status < 300, changed]).toEqual([said, true, true]);
    return;
  }
  expect([said, reply.status, reply.body.code]).toEqual([said, 500, 'internal_error']);
  const unknown = /unknown/.test(reply.body.error);
  if (!unknown)
    expect([said, reply.body.error, changed]).toEqual([
      said,
      expect.stringContaining('Nothing was changed'),
      false,
    ]);
  // Only a commit that was sent leaves it open.
  if (unknown) expect([said, statement?.toLowerCase()]).toEqual([said, 'commit']);
}

/** How many statements an operation sends when nothing holds it up. */
async function countStatements(operation: string): Promise<number> {
  const { send } = await OPERATIONS[operation]!();
  await quiet();
  const counter = stallStatement({ nth: Number.POSITIVE_INFINITY, side: 'before' }, () => {});
  try {
    expect((await send()).status).toBeLessThan(300);
    return counter.seen();
  } finally {
    counter.restore();
  }
}

/** How many stalls to try, each at a statement drawn from its seed. */
const STALLS = rounds({ sample: 12, long: 1_000 });

describe('a request whose database stalls', () => {
  it.each(Object.keys(OPERATIONS))(
    'X10: %s: a lost answer to its commit is not called nothing',
    async (operation) => {
      const outcome = await stalled(operation, { nth: 'commit', side: 'after' });
      expect(outcome.changed).toBe(true);
      expect(outcome.reply.body.error).toContain('unknown');
      expectHonest(operation, outcome);
    },
  );

  it(`X10: at any statement, it never answers 500 together with a commit but where it says unknown (${STALLS} stalls)`, {
    timeout: 60_000 + STALLS * 10_000,
  }, async () => {
    const names = Object.keys(OPERATIONS);
    const counts = new Map<string, number>();
    for (const name of names) counts.set(name, await countStatements(name));
    for (let seed = 0; seed < STALLS; seed++) {
      const random = seededRandom('stalls', `1 ${seed}`);
      const operation = names[seed % names.length]!;
      const nth = Math.floor(random() * counts.get(operation)!);
      expectHonest(`seed ${seed}, ${operation}`, await stalled(operation, { nth, side: 'before' }));
    }
  });
});
