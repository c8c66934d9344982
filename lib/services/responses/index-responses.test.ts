import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { database, pool } from '@/lib/store/database';
import { listStaleResponses, setIndexEntries } from '@/lib/store/response-index';
import { lockResponse } from '@/lib/store/responses';
import { testDatabase } from '@/lib/testing/database';
import { flat, open } from '@/lib/testing/guide-parts';
import { answer, launchedStudy, startedInterview } from '@/lib/testing/journey';
import { newOrganization } from '@/lib/testing/world';
import { indexResponses, indexStaleResponses } from './index-responses';

testDatabase({ connections: 20 });

async function interviews(count: number) {
  const { key } = await newOrganization();
  const study = await launchedStudy(key, [flat([open({ followUp: 'none' }), open({ followUp: 'none' })])]);
  const made = [];
  for (let n = 0; n < count; n += 1) made.push(await startedInterview(study.linkId));
  return { study, made };
}

const stale = (all: boolean) => listStaleResponses(database(), { all, limit: 10_000 });
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
           and progress = 'in_progress' and updated_at > now() - interval '1 hour'`,
      );
      expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('response_idle');
    } finally {
      client.release(true);
    }
  });
});
