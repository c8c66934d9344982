import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { UNLIMITED } from '@/lib/domain/people/key-limits';
import { type Db, database, pool } from '@/lib/store/database';
import { listStaleResponses, setIndexEntries } from '@/lib/store/response-index';
import { lockResponse } from '@/lib/store/responses';
import { testDatabase } from '@/lib/testing/database';
import { flat, open } from '@/lib/testing/guide-parts';
import { answer, launchedStudy, startedInterview } from '@/lib/testing/journey';
import { newOrganization } from '@/lib/testing/world';
import { indexResponses, indexStaleResponses } from './index-responses';
import { tagResponses } from './tag-responses';

testDatabase({ connections: 20 });

async function interviews(count: number) {
  const person = await newOrganization();
  const study = await launchedStudy(person.key, [
    flat([open({ followUp: 'none' }), open({ followUp: 'none' })]),
  ]);
  const made = [];
  for (let n = 0; n < count; n += 1) made.push(await startedInterview(study.linkId));
  return { person, study, made };
}

const stale = (all: boolean) => listStaleResponses(database(), { all, limit: 10_000 });
/** How many statements wait for a row. */
async function waiting(): Promise<number> {
  const { rows } = await pool().query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows[0]!.count;
}
const leave = (responseId: string, ago: string) =>
  pool().query('update response set updated_at = now() - $2::interval where id = $1', [responseId, ago]);

describe('X48: the indexer and participants', () => {
  it('a participant does not wait for an entry that is being written of the interview', async () => {
    const { study, made } = await interviews(1);
    const responseId = made[0]!.responseId;
    await database().transaction(async (indexer) => {
      const entry = {
        responseId,
        studyId: study.id,
        version: 0,
        facts: [],
        parameters: [],
        words: new Map(),
      };
      await setIndexEntries(indexer, [entry]);
      await database().transaction(async (participant) => {
        await participant.execute(sql`set local lock_timeout = 500`);
        expect((await lockResponse(participant, responseId))?.row.id).toBe(responseId);
      });
    });
  });

  it('the indexer does not wait for a participant', async () => {
    const { made } = await interviews(1);
    const responseId = made[0]!.responseId;
    await database().transaction(async (participant) => {
      await lockResponse(participant, responseId);
      await database().transaction(async (indexer) => {
        await indexer.execute(sql`set local lock_timeout = 500`);
        await indexResponses(indexer, [responseId]);
      });
    });
  });

  it('many at once, of the same interviews and in any order, never stand in a circle', async () => {
    const { made } = await interviews(6);
    const ids = made.map(({ responseId }) => responseId);
    const answering = made.map(async (interview) => {
      const reply = await answer(interview, interview.step.id, { text: 'It was crowded.' });
      expect(reply.status).toBe(200);
    });
    const indexing = [ids, [...ids].reverse(), ids.slice(3).concat(ids.slice(0, 3))].flatMap((order) =>
      [1, 2].map(() => indexResponses(database(), order)),
    );
    await Promise.all([...answering, ...indexing, indexStaleResponses(database(), { all: true })]);
    await indexStaleResponses(database(), { all: true });
    const left = await stale(true);
    expect(left.filter((id) => ids.includes(id))).toEqual([]);
  });

  it('the indexer does not wait for somebody who tags many and waits for it', async () => {
    let { person, study, made } = await interviews(2);
    // Somebody who went by readable ids would hold the first when they come to the second.
    while (made[0]!.responseId < made[1]!.responseId) ({ person, study, made } = await interviews(2));
    const [first, second] = made.map(({ responseId }) => responseId);
    await indexResponses(database(), [first!, second!]);
    const entry = (responseId: string) => ({
      responseId,
      studyId: study.id,
      version: 0,
      facts: [],
      parameters: [],
      words: new Map(),
    });
    const { organizationId, userId } = person;
    const tagAll = (db: Db) =>
      tagResponses(
        {
          principal: {
            kind: 'member',
            via: 'key',
            keyId: null,
            organizationId,
            userId,
            role: 'owner',
            ...UNLIMITED,
          },
          db,
          now: () => new Date(),
          requestId: 't',
        },
        {
          study: { by: 'id', id: study.id },
          filter: {},
          after: 0,
          tag: { change: 'add', tag: 'crowded' },
        },
      );
    let tagging: ReturnType<typeof tagAll> | undefined;
    await database().transaction(async (indexer) => {
      await indexer.execute(sql`set local lock_timeout = 500`);
      await setIndexEntries(indexer, [entry(second!)]);
      tagging = database().transaction(async (tagger) => {
        await tagger.execute(sql`set local lock_timeout = 0`);
        await tagger.execute(sql`set local statement_timeout = 0`);
        return tagAll(tagger);
      });
      await expect.poll(waiting, { timeout: 30_000 }).toBe(1);
      await setIndexEntries(indexer, [entry(first!)]);
    });
    expect((await tagging)?.changed).toBe(2);
  });

  it('an older reading does not replace a newer entry', async () => {
    const { study, made } = await interviews(1);
    const responseId = made[0]!.responseId;
    const entry = (version: number) => ({
      responseId,
      studyId: study.id,
      version,
      facts: [],
      parameters: [],
      words: new Map(),
    });
    await setIndexEntries(database(), [entry(7)]);
    await setIndexEntries(database(), [entry(6)]);
    const { rows } = await pool().query('select version from response_facts where response_id = $1', [
      responseId,
    ]);
    expect(rows).toEqual([{ version: 7 }]);
  });
});

describe('X48: what the minute looks for', () => {
  it('is interviews that somebody is at; an abandoned one is left to the round over all', async () => {
    const { made } = await interviews(2);
    const [active, abandoned] = made.map(({ responseId }) => responseId);
    await leave(abandoned!, '2 days');
    const minutely = await stale(false);
    expect(minutely).toContain(active);
    expect(minutely).not.toContain(abandoned);
    expect(await stale(true)).toEqual(expect.arrayContaining([active, abandoned]));
  });

  it('is found by the index of who is under way, however many there are', async () => {
    const client = await pool().connect();
    try {
      await client.query('set enable_seqscan = off');
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(
        `explain select id from response left join response_facts on response_id = id
         where response_facts.version is distinct from response.version
           and response.progress = 'in_progress' and updated_at > now() - interval '1 hour'`,
      );
      expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('response_idle');
    } finally {
      client.release(true);
    }
  });
});
