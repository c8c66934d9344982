import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seededRandom } from '@/lib/domain/interview/seeded-random';
import { author, type Crowd, participant } from '@/lib/testing/chaos/clients';
import { newJournal } from '@/lib/testing/chaos/journal';
import { killEverything, processesOf, signal } from '@/lib/testing/chaos/processes';
import { send } from '@/lib/testing/chaos/send';
import { connectStore, peopledStore } from '@/lib/testing/chaos/store';
import { violations } from '@/lib/testing/chaos/violations';
import { type Running, startProduct } from '@/lib/testing/product';

let dataDir: string;
let product: Running;
let key: string;

beforeAll(async () => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'colloquy-faults-'));
  chmodSync(dataDir, 0o755);
  product = await startProduct(dataDir);
  [key = ''] = await peopledStore(dataDir, 1);
});
afterAll(async () => {
  await killEverything(dataDir);
  rmSync(dataDir, { recursive: true, force: true });
});

const listed = () =>
  send(product.url, { method: 'GET', path: '/api/public/v1/studies', headers: { 'x-api-key': key } });

async function untilListed(): Promise<void> {
  for (let attempt = 0; (await listed())?.status !== 200; attempt++) {
    if (attempt === 200) throw new Error('it does not come back');
    await sleep(100);
  }
}

const databaseProcesses = () =>
  processesOf(dataDir).filter(
    ({ command }) => command.startsWith('postgres:') || command.includes('/postgres '),
  );

/** Leaves one live study behind. */
async function authorOfOne(crowd: Crowd): Promise<void> {
  const short: Crowd = { ...crowd };
  const done = author(short, key);
  while (!crowd.journal.studies.some(({ launched }) => launched)) await sleep(10);
  short.resting = true;
  await done;
}

describe('a database that fails', () => {
  it('A8: killed while serving, it is back without a restart of ours and has lost nothing that was acknowledged', async () => {
    const journal = newJournal();
    const crowd: Crowd = {
      url: product.url,
      journal,
      random: seededRandom('faults'),
      resting: false,
      revises: true,
    };
    await authorOfOne(crowd);
    const work = Promise.all(
      Array.from({ length: 6 }, (_, index) => participant(crowd, `participant ${index}`, {})),
    );
    await sleep(700);
    const postmaster = Number(
      readFileSync(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0],
    );
    const before = journal.interviews.reduce((sum, { answers }) => sum + answers.length, 0);
    signal(postmaster, 'SIGKILL');
    await sleep(500);
    await untilListed();
    await sleep(700);
    crowd.resting = true;
    await work;

    const client = await connectStore(dataDir);
    const found = await violations(client, journal).finally(() => client.end());
    expect([...journal.surprises, ...found]).toEqual([]);
    expect(before).toBeGreaterThan(0);
    expect(journal.interviews.reduce((sum, { answers }) => sum + answers.length, 0)).toBeGreaterThan(before);
    expect(processesOf(dataDir).map(({ pid }) => pid)).toContain(product.pid);
    expect(product.complaints()).not.toMatch(/uncaught|unhandled|nobody handled/i);
  });

  it('A8: standing still, every request is over within five seconds with internal_error, and it goes on afterwards', async () => {
    await untilListed();
    const still = databaseProcesses();
    expect(still.length).toBeGreaterThan(3);
    for (const { pid } of still) signal(pid, 'SIGSTOP');
    const from = Date.now();
    const replies = await Promise.all(
      Array.from({ length: 40 }, async (_, index) => {
        // Some come when the pool is long exhausted.
        await sleep((index % 5) * 400);
        const sent = Date.now();
        const reply = await listed();
        return { status: reply?.status, code: reply?.body.code, ms: Date.now() - sent };
      }),
    ).finally(() => {
      for (const { pid } of still) signal(pid, 'SIGCONT');
    });
    expect(Date.now() - from).toBeGreaterThan(1_000);
    for (const reply of replies) {
      expect(reply).toMatchObject({ status: 500, code: 'internal_error' });
      // The promise is a time, so this is one of the few assertions of time.
      expect(reply.ms).toBeLessThan(5_000);
    }
    await untilListed();
  });
});
