import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { openEmbedded } from '@/lib/server/embedded-postgres';
import { migrate } from '@/lib/server/migrate';
import { projectRoot } from '@/lib/server/project-root';
import { addUpCounts } from '@/lib/services/responses/add-up-counts';
import { enqueueAnalysis } from '@/lib/services/responses/enqueue-analysis';
import { connectDatabase, database, disconnectDatabase } from '@/lib/store/database';
import { launchedStudy, type TestStudy } from '@/lib/testing/journey';
import { startProduct } from '@/lib/testing/product';
import { openGuide } from '@/lib/testing/seeded-study';
import { newOrganization } from '@/lib/testing/world';
import { clonedStudy } from './cloned-study';
import { writeTable } from './report';

const PARTICIPANTS = 1_000;
const POLLERS = 20;
const READERS = 50;
const EXPORTERS = 5;
const ANALYSES = 10_000;
/** Responses of the study that is read, and of the one whose analyses wait. */
const RESPONSES = 15_000;
const QUESTIONS = 12;
/** A participant thinks so long on average before an answer: about twenty answers a second in all. */
const THINKS_MS = 50_000;
const POLL_MS = 2_000;
const MINUTES = Number(process.env.MINUTES ?? 10);
const ALONE_MS = 60_000;
const GRACE_MS = 10_000;
const TEXT = 'I usually take the train at seven because the later one is crowded, and I stand near the door.';

/** What came back: how long it took and with which status; 0 without an answer. */
interface Reply {
  at: number;
  ms: number;
  status: number;
}

/**
 * `npm run bench:mixed`: participants who answer while clients poll, readers filter, exports are made and analyses wait;
 * before that the participants alone. `MINUTES` (10) of it. Prints a table and keeps it in docs/benchmarks.md.
 */
export async function main(): Promise<void> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'colloquy-bench-'));
  chmodSync(dataDir, 0o755);
  Object.assign(process.env, { DATA_DIR: dataDir, RATE_LIMITS: 'off' });
  const postgres = await openEmbedded({ dataDir });
  try {
    await migrate(postgres.ownerUrl);
    const world = await seeded(postgres.ownerUrl);
    await disconnectDatabase();
    const product = await startProduct(dataDir, { JOBS: 'inline' });
    try {
      const text = await measured(product, world, postgres.ownerUrl);
      process.stdout.write(`\n${text}\n`);
      if (MINUTES >= 10) writeTable(path.join(projectRoot(), 'docs/benchmarks.md'), text, 'mixed');
    } finally {
      await product.stop();
    }
  } finally {
    await disconnectDatabase();
    await postgres.release();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

interface World {
  key: string;
  read: TestStudy;
  answered: TestStudy;
}

async function seeded(url: string): Promise<World> {
  connectDatabase(url, { max: 10 });
  const client = new pg.Client(url);
  await client.connect();
  const { key } = await newOrganization();
  const read = await clonedStudy(client, key, RESPONSES);
  const answered = await launchedStudy(key, openGuide(QUESTIONS));
  await addUpCounts(database());
  const { rows } = await client.query<{ id: string }>(
    `select id from response where study_id = $1 and progress <> 'in_progress' limit $2`,
    [read.id, ANALYSES],
  );
  for (const { id } of rows) await enqueueAnalysis(database(), id);
  say(`${rows.length} analyses wait`);
  await client.query('vacuum analyze');
  await client.end();
  return { key, read, answered };
}

async function measured(
  product: { url: string; pid: number },
  { key, read, answered }: World,
  url: string,
): Promise<string> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 2_000 });
  const send = sender(product.url, agent);
  const headers = { 'x-api-key': key };
  const stop = { answering: false, reading: false };
  const answers: Reply[] = [];
  const kept = new Map<string, number>();
  const participants = Array.from({ length: PARTICIPANTS }, () =>
    participant(send, answered.linkId, stop, answers, kept),
  );
  // The first answers of all come in the first minute.
  await sleep(ALONE_MS / 2);
  const aloneFrom = performance.now();
  await sleep(ALONE_MS);
  const from = performance.now();
  const alone = answers.filter(({ at }) => at >= aloneFrom && at < from);

  const reads: Reply[] = [];
  const asked = async (to: string) => {
    const reply = await send('GET', to, headers);
    reads.push(reply);
    // As a browser does that is asked to come again.
    if (reply.status === 503 || reply.status === 429) await sleep(reply.retryAfterMs);
    return reply;
  };
  const until = async (work: (nth: number) => Promise<unknown>) => {
    for (let nth = 0; !stop.reading; nth += 1) await work(nth);
  };
  const memory: number[] = [];
  const others = [
    ...Array.from({ length: POLLERS }, () =>
      until(async () => {
        const since = new Date(Date.now() - 5_000).toISOString();
        await asked(`/api/public/v1/responses/${answered.linkId}?perPage=100&updatedSince=${since}`);
        await sleep(POLL_MS);
      }),
    ),
    ...Array.from({ length: READERS }, (_, reader) =>
      until(async (nth) => {
        const filter = { progress: ['complete'], qualityFrom: 1 + ((reader * 7 + nth * 13) % 40) / 10 };
        await asked(
          `/api/public/v1/studies/${read.id}/results?filter=${encodeURIComponent(JSON.stringify(filter))}`,
        );
        await sleep(1_000);
      }),
    ),
    ...Array.from({ length: EXPORTERS }, () =>
      until(async () => {
        await asked(`/api/public/v1/studies/${read.id}/responses/export?format=ndjson`);
        await sleep(POLL_MS);
      }),
    ),
    until(async () => {
      memory.push(residentMegabytes(product.pid));
      await sleep(10_000);
    }),
  ];
  for (let minute = 1; minute <= MINUTES; minute += 1) {
    await sleep(60_000);
    say(`minute ${minute}: p99 ${p99(inMinute(answers, from, minute)).toFixed(0)} ms, ${memory.at(-1)} MB`);
  }
  const end = performance.now();
  stop.reading = true;
  stop.answering = true;
  // Who thinks is not waited for.
  await Promise.race([Promise.all([...participants, ...others]), sleep(GRACE_MS)]);
  agent.destroy();

  const busy = answers.filter(({ at }) => at >= from && at < end);
  const [first, last] = [p99(inMinute(answers, from, 1)), p99(inMinute(answers, from, MINUTES))];
  const half = Math.floor(memory.length / 2);
  const lost = await lostAnswers(url, kept);
  const refused = (replies: readonly Reply[]) => countsOf(replies.filter(({ status }) => status !== 200));
  return [
    `${os.cpus().length} cores, shared with the clients and the database; ${PARTICIPANTS} participants, ${POLLERS} polling clients, ${READERS} readers of filtered results, ${EXPORTERS} exports of ${RESPONSES.toLocaleString('en')} responses at once, ${ANALYSES.toLocaleString('en')} analyses waiting, ${MINUTES} minutes.`,
    '',
    '| | figure | aim |',
    '|---|---|---|',
    `| answers' p99 without the readers, ms | ${p99(alone).toFixed(0)} | |`,
    `| answers' p99 with them, ms | ${p99(busy).toFixed(0)} (${(p99(busy) / p99(alone)).toFixed(1)} times) | at most twice |`,
    `| answers' p50 without and with them, ms | ${quantile(alone, 0.5).toFixed(0)}, ${quantile(busy, 0.5).toFixed(0)} | |`,
    `| last minute's p99 to the first's | ${(last / first).toFixed(2)} | at most 1.2 |`,
    `| answers given, a second | ${busy.length}, ${(busy.length / ((end - from) / 1_000)).toFixed(1)} | |`,
    `| answers refused | ${refused(busy)} | none with 500 |`,
    `| acknowledged answers lost | ${lost} | 0 |`,
    `| reads, refused | ${reads.length}, ${refused(reads)} | |`,
    `| memory of the web process, MB, at half time and at most after it | ${memory[half]}, ${Math.max(...memory.slice(half))} | flat |`,
    `| analyses still waiting at the end | ${await waitingAnalyses(url)} | |`,
  ].join('\n');
}

type Send = ReturnType<typeof sender>;

/** Answers step after step with pauses, one interview after another, each answer again until it is acknowledged. */
async function participant(
  send: Send,
  linkId: string,
  stop: { answering: boolean },
  answers: Reply[],
  kept: Map<string, number>,
): Promise<void> {
  await sleep(Math.random() * THINKS_MS);
  while (!stop.answering) {
    const started = await send('POST', '/api/interviews', {}, { linkId });
    if (started.status !== 201) {
      await sleep(started.retryAfterMs);
      continue;
    }
    const { responseId, token, step } = started.body;
    let stepId: string | null = step.id;
    while (stepId !== null && !stop.answering) {
      const body = { stepId, answer: { text: TEXT } };
      const path = `/api/interviews/${responseId}/answers`;
      const reply = await send('POST', path, { authorization: `Bearer ${token}` }, body);
      answers.push(reply);
      if (reply.status === 200) {
        kept.set(responseId, (kept.get(responseId) ?? 0) + 1);
        stepId = reply.body.progress === 'in_progress' ? reply.body.step.id : null;
        // Exponential: people do not answer in step with one another.
        await sleep(Math.min(-Math.log(1 - Math.random()), 4) * THINKS_MS, undefined, { ref: false });
      } else await sleep(reply.retryAfterMs);
    }
  }
}

/** How many acknowledged answers are not in the database. */
async function lostAnswers(url: string, kept: ReadonlyMap<string, number>): Promise<number> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query<{ id: string; turns: number }>(
    'select response_id as id, count(*)::int as turns from turn where response_id = any($1) group by 1',
    [[...kept.keys()]],
  );
  await client.end();
  const stored = new Map(rows.map(({ id, turns }) => [id, turns]));
  return [...kept].reduce((sum, [id, count]) => sum + Math.max(0, count - (stored.get(id) ?? 0)), 0);
}

async function waitingAnalyses(url: string): Promise<number> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query<{ waiting: number }>(
    `select count(*)::int as waiting from graphile_worker.jobs where task_identifier = 'analyseResponse'`,
  );
  await client.end();
  return rows[0]!.waiting;
}

function sender(url: string, agent: http.Agent) {
  return (method: 'GET' | 'POST', to: string, headers: Record<string, string>, body?: object) =>
    // biome-ignore lint/suspicious/noExplicitAny: a client reads what the contract promises
    new Promise<Reply & { body: any; retryAfterMs: number }>((resolve) => {
      const from = performance.now();
      const done = (status: number, text: string, retryAfter?: string) =>
        resolve({
          at: performance.now(),
          ms: performance.now() - from,
          status,
          body: text.startsWith('{') ? JSON.parse(text) : null,
          retryAfterMs: Number(retryAfter ?? 1) * 1_000,
        });
      const req = http.request(
        url + to,
        { agent, method, headers: { ...headers, ...(body && { 'content-type': 'application/json' }) } },
        (res) => {
          const chunks: Buffer[] = [];
          // An export is read and not kept.
          res.on('data', (chunk: Buffer) => method === 'POST' && chunks.push(chunk));
          res.on('end', () =>
            done(res.statusCode ?? 0, Buffer.concat(chunks).toString(), res.headers['retry-after']),
          );
          res.on('error', () => done(0, ''));
        },
      );
      req.on('error', () => done(0, ''));
      req.end(body && JSON.stringify(body));
    });
}

const inMinute = (replies: readonly Reply[], from: number, minute: number) =>
  replies.filter(({ at }) => at >= from + (minute - 1) * 60_000 && at < from + minute * 60_000);

const p99 = (replies: readonly Reply[]) => quantile(replies, 0.99);

function quantile(replies: readonly Reply[], part: number): number {
  const sorted = replies.map(({ ms }) => ms).sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length * part)] ?? Number.NaN;
}

/** "3 × 503, 1 × 0", or 0. */
function countsOf(replies: readonly Reply[]): string {
  const counts = new Map<number, number>();
  for (const { status } of replies) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts].map(([status, count]) => `${count} × ${status}`).join(', ') || '0';
}

function residentMegabytes(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Math.round(Number(kilobytes) / 1_024);
}

function say(line: string): void {
  process.stderr.write(`${line}\n`);
}
