import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { seededRandom } from '@/lib/domain/interview/seeded-random';
import { joinOnCitus, startCitus } from '../citus';
import { freePort, startProduct } from '../product';
import { author, type Crowd, participant } from './clients';
import { type JournaledInterview, newJournal } from './journal';
import { killEverything } from './processes';
import { connectStore, peopledStore } from './store';
import { violations } from './violations';

const AUTHORS = 2;
const PARTICIPANTS = 8;
/** The kill happens at a random time within this period after the clients start. */
const LONGEST_ROUND_MS = 1_200;

export interface KillNineResult {
  violations: string[];
  /** Acknowledged, over all rounds. */
  answers: number;
  launches: number;
  interviews: number;
  /** Resent because no answer arrived. */
  resent: number;
}

/**
 * kill -9 of everything (launcher, web, worker, database) during interviews and launches, round after round; the
 * clients resend what was not acknowledged. Then the database is compared with the acknowledgements. `citus`: the folder
 * of the programs of a PostgreSQL with Citus; coordinator and workers are then killed and started, too.
 */
export async function killNine(options: {
  rounds: number;
  seed: string;
  citus?: string;
  say?: (line: string) => void;
}): Promise<KillNineResult> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'colloquy-kill-'));
  chmodSync(dataDir, 0o755);
  const random = seededRandom('kill-nine', options.seed);
  const citus = options.citus
    ? await startCitus(options.citus, { folder: path.join(dataDir, 'citus'), durable: true })
    : null;
  const settings = {
    PORT: `${await freePort()}`,
    JOBS: 'inline',
    ...(citus && { DATABASE_URL: citus.url, APP_SECRET: randomBytes(32).toString('hex') }),
  };
  const journal = newJournal();
  const own: { interview?: JournaledInterview }[] = Array.from({ length: PARTICIPANTS }, () => ({}));
  const found: string[] = [];
  try {
    if (citus) await joinOnCitus(citus.urls, 'postgres');
    let product = await startProduct(dataDir, settings);
    const keys = await peopledStore(dataDir, AUTHORS, citus?.url);
    for (let round = 1; round <= options.rounds && found.length === 0; round++) {
      const crowd: Crowd = { url: product.url, journal, random, resting: false, revises: true };
      const work = Promise.all([
        ...keys.map((key) => author(crowd, key)),
        ...own.map((mine, index) => untilRest(crowd, () => participant(crowd, `participant ${index}`, mine))),
      ]);
      const delay = Math.round(100 + random() * LONGEST_ROUND_MS);
      await sleep(delay);
      await killEverything(dataDir);
      await citus?.start();
      product = await startProduct(dataDir, settings);
      crowd.resting = true;
      await work;
      found.push(...journal.surprises, ...(await checked(dataDir, journal)));
      options.say?.(`round ${round}: killed after ${delay} ms, ${told(journal)}`);
    }
    return { violations: found, ...counts(journal), resent: journal.resent };
  } finally {
    await killEverything(dataDir);
    rmSync(dataDir, { recursive: true, force: true });
  }

  async function checked(directory: string, told: typeof journal): Promise<string[]> {
    const client = await connectStore(directory, citus?.url);
    try {
      return await violations(client, told);
    } finally {
      await client.end();
    }
  }
}

/** Participants wait for the first study to be live, and start again after each interview. */
export async function untilRest(crowd: Crowd, work: () => Promise<void>): Promise<void> {
  while (!crowd.resting && crowd.journal.surprises.length === 0) {
    await work();
    await sleep(10);
  }
}

export function counts(journal: ReturnType<typeof newJournal>) {
  return {
    answers: journal.interviews.reduce((sum, { answers }) => sum + answers.length, 0),
    launches: journal.studies.filter(({ launched }) => launched).length,
    interviews: journal.interviews.length,
  };
}

function told(journal: ReturnType<typeof newJournal>): string {
  const { answers, launches, interviews } = counts(journal);
  return `${answers} answers of ${interviews} interviews and ${launches} launches acknowledged so far, ${journal.resent} resent`;
}
