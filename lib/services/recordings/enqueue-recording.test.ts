import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { database, pool } from '@/lib/store/database';
import { testDatabase } from '@/lib/testing/database';
import { launchedStudy, startedInterview } from '@/lib/testing/journey';
import { fileGuide } from '@/lib/testing/upload';
import { newOrganization } from '@/lib/testing/world';
import { enqueueJoining, enqueueProcessing } from './enqueue-recording';

testDatabase();

/** An interview of a new organization. */
async function newInterview(): Promise<string> {
  const { key } = await newOrganization();
  const { linkId } = await launchedStudy(key, fileGuide());
  return (await startedInterview(linkId)).responseId;
}

const names = new Map<string, string>();
async function enqueue(name: string, responseId: string): Promise<void> {
  const id = randomUUID();
  names.set(id, name);
  await enqueueProcessing(database(), { id, responseId });
}

/** Takes the job that a worker would take next, and marks it as done. */
async function takeNext(): Promise<string | undefined> {
  const { rows } = await pool().query<{ payload: { recordingId: string } }>(`
    delete from graphile_worker._private_jobs where id = (select id from graphile_worker._private_jobs
      where is_available order by priority, run_at, id limit 1) returning payload`);
  return rows[0] && names.get(rows[0].payload.recordingId);
}

it('X6: organizations take turns in the places for films, however many each has waiting', async () => {
  const [a, b, c] = [await newInterview(), await newInterview(), await newInterview()];
  for (const n of [1, 2, 3, 4, 5]) await enqueue(`a${n}`, a);
  for (const n of [1, 2]) await enqueue(`b${n}`, b);
  expect([await takeNext(), await takeNext(), await takeNext()]).toEqual(['a1', 'b1', 'a2']);
  // An organization's later job does not overtake the turn of others, and none waits twice.
  for (const n of [1, 2]) await enqueue(`c${n}`, c);
  const rest = [];
  for (let next = await takeNext(); next !== undefined; next = await takeNext()) rest.push(next);
  expect(rest).toEqual(['b2', 'c1', 'a3', 'c2', 'a4', 'a5']);
});

it('X6: somebody who always has one job waiting keeps nobody from their turn', async () => {
  const [many, steady] = [await newInterview(), await newInterview()];
  for (const n of [1, 2, 3]) await enqueue(`many${n}`, many);
  const taken = [];
  for (let round = 0; round < 6; round++) {
    await enqueue(`steady${round}`, steady);
    taken.push(await takeNext());
  }
  expect(taken.filter((name) => name?.startsWith('many'))).toEqual(['many1', 'many2', 'many3']);
});

it('X6: joining waits in the same line, and a job of the same key keeps its one place', async () => {
  await pool().query('delete from graphile_worker._private_jobs');
  const responseId = await newInterview();
  await enqueueJoining(database(), { responseId, stepId: 'q1' });
  await enqueueJoining(database(), { responseId, stepId: 'q1' });
  await enqueue('after', responseId);
  const { rows } = await pool().query('select key, priority from graphile_worker.jobs order by priority');
  expect(rows.map(({ key, priority }) => [key.split(':')[0], priority])).toEqual([
    ['join', 0],
    ['process', 1],
  ]);
});
