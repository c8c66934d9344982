import { type ChildProcess, fork } from 'node:child_process';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Webhook } from 'standardwebhooks';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { POST as createRoute } from '@/app/api/public/v1/webhooks/route';
import { type Random, randomBelow, seededRandom } from '@/lib/domain/interview/seeded-random';
import { env } from '@/lib/env';
import { pool } from '@/lib/store/database';
import { call } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { storedEvents } from '@/lib/testing/events-of';
import { flat, open, screener, screening } from '@/lib/testing/guide-parts';
import { answered, launchedStudy, plainAnswer, startedInterview } from '@/lib/testing/journey';
import { rounds } from '@/lib/testing/rounds';
import { newOrganization } from '@/lib/testing/world';
import { projectRoot } from './project-root';

/** The worker's own process and the receiver are killed again and again, in a day that passes in leaps. */
testDatabase();

const KILLS = rounds({ sample: 3, long: 80 });
/** Ends what hangs, and says nothing of speed. */
const LONGEST_MS = rounds({ sample: 600_000, long: 2 * 3_600_000 });
const DAY_SECONDS = 24 * 3_600;

const holder = globalThis as typeof globalThis & { colloquyEnv?: ReturnType<typeof env> };
const before = env();
beforeAll(() => {
  holder.colloquyEnv = { ...before, webhooksPrivate: true };
});
afterAll(() => {
  holder.colloquyEnv = before;
});

let worker: ChildProcess | undefined;
afterEach(() => killWorker());

async function startWorker(): Promise<void> {
  const child = fork('lib/server/boot.mjs', ['worker'], {
    cwd: projectRoot(),
    execArgv: [],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATABASE_URL: pool().options.connectionString!,
      APP_SECRET: env().appSecret,
      WEBHOOKS_PRIVATE: 'on',
      LOG_LEVEL: 'silent',
    },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let complaints = '';
  child.stderr?.on('data', (piece) => (complaints += piece));
  worker = child;
  await new Promise<void>((resolve, reject) => {
    child.once('message', () => resolve());
    child.once('exit', (code) => reject(new Error(`the worker ended with ${code}: ${complaints}`)));
  });
}

/** kill -9: nothing is finished, nothing is put away. */
async function killWorker(): Promise<void> {
  const child = worker;
  worker = undefined;
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await gone;
}

interface Taken {
  headers: Record<string, string>;
  body: string;
}

/** A receiver that answers when it likes, takes messages in and dies before it answers, and comes back at its port. */
class Receiver {
  readonly taken: Taken[] = [];
  /** Verified as they come: a message that is five minutes old is none. */
  readonly unverified: unknown[] = [];
  secret = '';
  isReliable = false;
  port = 0;
  private server: http.Server | undefined;

  constructor(private readonly random: Random) {}

  async start(): Promise<void> {
    const server = http.createServer(async (req, res) => {
      const pieces: Buffer[] = [];
      try {
        for await (const piece of req) pieces.push(piece as Buffer);
      } catch {
        return;
      }
      const mood = this.isReliable ? 0 : this.random();
      if (mood > 0.85) return void res.writeHead(503, { 'retry-after': '60' }).end();
      const headers = req.headers as Record<string, string>;
      const body = Buffer.concat(pieces).toString();
      this.taken.push({ headers, body });
      try {
        new Webhook(this.secret).verify(body, headers);
      } catch (error) {
        this.unverified.push(error);
      }
      // The first one in any case: something has to come again.
      if (mood > 0.6 || this.taken.length === 1) req.socket.destroy();
      else res.writeHead(204).end();
    });
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(this.port, '127.0.0.1', resolve);
    });
    this.port = (server.address() as AddressInfo).port;
    this.server = server;
  }

  async kill(): Promise<void> {
    const { server } = this;
    this.server = undefined;
    if (!server) return;
    const gone = new Promise((resolve) => server.close(resolve));
    server.closeAllConnections();
    await gone;
  }
}

/** What is refused because a study is busy is sent again, as clients do; an answer that was taken is not taken twice. */
async function patiently<T>(work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!String(error).includes('"study_busy"')) throw error;
      await sleep(500);
    }
  }
}

/** As much later for the jobs: what they wait for comes sooner. */
async function pass(seconds: number): Promise<void> {
  await pool().query(
    `update graphile_worker._private_jobs set run_at = run_at - make_interval(secs => $1) where locked_at is null`,
    [seconds],
  );
}

it(
  'J2: worker and receiver are killed at random for a day: every event arrives, signed, and twice under one id',
  async () => {
    const seed = process.env.SEED ?? `${Date.now()}`;
    process.stdout.write(`killed deliveries seed ${seed}\n`);
    const random = seededRandom('killed deliveries', seed);
    const receiver = new Receiver(random);
    await receiver.start();
    const { key } = await newOrganization();
    const events = ['response.started', 'response.completed', 'response.screened_out'];
    const made = await call(createRoute, {
      key,
      body: { url: `http://127.0.0.1:${receiver.port}/in`, events },
    });
    receiver.secret = made.body.secret;
    const study = await launchedStudy(key, [screening([screener()]), flat([open({ followUp: 'none' })])]);
    const out = ({ question }: { question: { options: { id: string }[] } }) => ({
      optionIds: [question.options[1]!.id],
    });
    const people = async () => {
      for (let nth = 0; nth < 3; nth += 1) {
        const answers = random() < 0.3 ? out : plainAnswer;
        const interview = await patiently(() => startedInterview(study.linkId));
        await patiently(() => answered(interview, answers));
      }
    };

    for (let kill = 0; kill < KILLS; kill += 1) {
      if (!worker) await startWorker();
      await Promise.all([people(), sleep(randomBelow(1_500, random))]);
      const victim = randomBelow(3, random);
      if (victim !== 0) await killWorker();
      if (victim !== 1) {
        await receiver.kill();
        await Promise.all([people(), sleep(randomBelow(500, random))]);
        await receiver.start();
      }
      await pass(DAY_SECONDS / KILLS);
    }

    receiver.isReliable = true;
    if (!worker) await startWorker();
    // What a dead worker held is released some seconds later; what waits for its next attempt is asked to come.
    const undelivered = async () => {
      await pass(DAY_SECONDS);
      const { rows } = await pool().query<{ count: number }>(
        `select ((select count(*) from webhook_delivery where status <> 'delivered') +
               (select count(*) from event where delivered_at is null))::int as count`,
      );
      return rows[0]!.count;
    };
    await expect.poll(undelivered, { timeout: 180_000, interval: 500 }).toBe(0);
    await killWorker();
    await receiver.kill();

    expect(receiver.unverified).toEqual([]);
    const happened = (await storedEvents(study.id)).filter(({ type }) => events.includes(type));
    const told = new Map<string, string>();
    for (const { headers, body } of receiver.taken) {
      const id = headers['webhook-id']!;
      // A message that comes again is the same to the last byte.
      expect(told.get(id) ?? body).toBe(body);
      told.set(id, body);
    }
    const named = (type: string, responseId: string | null) => `${type} ${responseId}`;
    expect(
      [...told]
        .map(([id, body]) => {
          const { type, data } = JSON.parse(body) as { type: string; data: { responseId: string } };
          return `${id} ${named(type, data.responseId)}`;
        })
        .sort(),
    ).toEqual(happened.map(({ id, type, responseId }) => `${id} ${named(type, responseId)}`).sort());
    expect(happened.length).toBeGreaterThanOrEqual(6 * KILLS);
    // It was amid them: some came more than once.
    expect(receiver.taken.length).toBeGreaterThan(told.size);
  },
  LONGEST_MS,
);
