import { readFileSync } from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { projectRoot } from '@/lib/server/project-root';
import { addUpCounts } from '@/lib/services/responses/add-up-counts';
import { enqueueAnalysis } from '@/lib/services/responses/enqueue-analysis';
import { connectDatabase, database, disconnectDatabase } from '@/lib/store/database';
import { launchedStudy, type TestStudy } from '@/lib/testing/journey';
import { startProduct } from '@/lib/testing/product';
import { openGuide } from '@/lib/testing/seeded-study';
import { newOrganization } from '@/lib/testing/world';
import { clonedStudy } from './cloned-study';
import { lostAnswers, participate, quantile, type Reply, refusals, sender } from './participants';
import { writeTable } from './report';
import { withDatabase } from './with-database';

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

/**
 * `npm run bench:mixed`: participants who answer while clients poll, readers filter, exports are made and analyses wait;
 * before that the participants alone. `MINUTES` (10) of it. Prints a table and keeps it in docs/benchmarks.md.
 */
export async function main(): Promise<void> {
  await withDatabase(async ({ dataDir, url, keep }) => {
    const world = await seeded(url);
    await disconnectDatabase();
    const product = keep(await startProduct(dataDir, { JOBS: 'inline' }));
    const text = await measured(product, world, url);
    process.stdout.write(`\n${text}\n`);
    if (MINUTES >= 10) writeTable(path.join(projectRoot(), 'docs/benchmarks.md'), text, 'mixed');
  });
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
  const { linkId } = answered;
  const onReply = (reply: Reply) => answers.push(reply);
  const participants = Array.from({ length: PARTICIPANTS }, async () => {
    // They do not begin in step with one another, nor answer so.
    await sleep(Math.random() * THINKS_MS, undefined, { ref: false });
    await participate({ send, linkId, stop, pause: think, onReply, kept });
  });
  // The first answers of all come in the first minute.
  await sleep(ALONE_MS / 2);
  const aloneFrom = performance.now();
  await sleep(ALONE_MS);
  const from = performance.now();
  const alone = answers.filter(({ at }) => at >= aloneFrom && at < from);
  say(`alone: p99 ${p99(alone).toFixed(0)} ms`);

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
    `| answers refused | ${refusals(busy)} | none with 500 |`,
    `| acknowledged answers lost | ${lost} | 0 |`,
    `| reads, refused | ${reads.length}, ${refusals(reads)} | |`,
    `| memory of the web process, MB, at half time and at most after it | ${memory[half]}, ${Math.max(...memory.slice(half))} | flat |`,
    `| analyses still waiting at the end | ${await waitingAnalyses(url)} | |`,
  ].join('\n');
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

/** The times between answers are exponential, as of people who do not know of one another. */
const think = () => sleep(Math.min(-Math.log(1 - Math.random()), 4) * THINKS_MS, undefined, { ref: false });

const inMinute = (replies: readonly Reply[], from: number, minute: number) =>
  replies.filter(({ at }) => at >= from + (minute - 1) * 60_000 && at < from + minute * 60_000);

const p99 = (replies: readonly Reply[]) => quantile(replies, 0.99);

function residentMegabytes(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Math.round(Number(kilobytes) / 1_024);
}

function say(line: string): void {
  process.stderr.write(`${line}\n`);
}
