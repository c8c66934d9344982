import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { projectRoot } from '@/lib/server/project-root';
import { connectDatabase, database, disconnectDatabase } from '@/lib/store/database';
import { verifyWallets } from '@/lib/store/verify-wallets';
import { patchStudy } from '@/lib/testing/editing';
import { launchedStudy } from '@/lib/testing/journey';
import { startProduct } from '@/lib/testing/product';
import { openGuide } from '@/lib/testing/seeded-study';
import { newOrganization, newWallet } from '@/lib/testing/world';
import { lostAnswers, participate, quantile, type Reply, refusals, sender } from './participants';
import { writeTable } from './report';
import { withDatabase } from './with-database';

const OFFERED = 500;
/** More than are under way when each answer takes a second. */
const PARTICIPANTS = 2_000;
const QUESTIONS = 12;
const MINUTES = Number(process.env.MINUTES ?? 20);

/**
 * `npm run bench:offered`: five hundred answers a second offered to one study on one wallet while the worker's every
 * minute passes twenty times (`MINUTES`). The study is past its target, so that each start takes its share from the
 * wallet. Prints a table and keeps it in docs/benchmarks.md.
 */
export async function main(): Promise<void> {
  await withDatabase(async ({ dataDir, url, keep }) => {
    connectDatabase(url, { max: 10 });
    const { key, organizationId } = await newOrganization();
    // Of hundredths: more than there are interviews.
    await newWallet(organizationId, { credits: 1_000_000_000 });
    const { id, linkId } = await launchedStudy(key, openGuide(QUESTIONS));
    await patchStudy(key, id, { closeAtTarget: false }, '*');
    const product = keep(await startProduct(dataDir, { JOBS: 'inline' }));
    const agent = new http.Agent({ keepAlive: true, maxSockets: PARTICIPANTS });
    const send = sender(product.url, agent);
    const replies: Reply[] = [];
    const kept = new Map<string, number>();
    const stop = { answering: false };
    const from = performance.now();
    // One place in line for each answer that is offered, two milliseconds after the one before.
    let offered = 0;
    const pause = () => {
      const at = from + (offered++ * 1_000) / OFFERED;
      return sleep(at - performance.now());
    };
    const onReply = (reply: Reply) => replies.push(reply);
    const participants = Array.from({ length: PARTICIPANTS }, () =>
      participate({ send, linkId, stop, pause, onReply, kept }),
    );
    for (let minute = 1; minute <= MINUTES; minute += 1) {
      await sleep(60_000);
      say(`minute ${minute}: ${replies.length} answers sent`);
    }
    stop.answering = true;
    const seconds = (performance.now() - from) / 1_000;
    await Promise.all(participants);
    agent.destroy();
    const client = new pg.Client(url);
    await client.connect();
    const one = async (statement: string) =>
      (await client.query<{ count: number }>(statement)).rows[0]!.count;
    const deadlocks = await one(
      'select deadlocks::int as count from pg_stat_database where datname = current_database()',
    );
    const ended = await one(`select count(*)::int as count from response where progress = 'complete'`);
    const charges = await one(`select count(*)::int as count from transfer where to_account = 'spent'`);
    await client.end();
    const { differences } = await verifyWallets(database());
    const lost = await lostAnswers(url, kept);
    const taken = replies.filter(({ status }) => status === 200);
    const perSecond = (of: Reply[]) =>
      `${of.length.toLocaleString('en')}, ${(of.length / seconds).toFixed(0)}`;
    const text = [
      `${os.cpus().length} cores, shared with the participants and the database; one study on one wallet, ${OFFERED} answers a second offered for ${MINUTES} minutes.`,
      '',
      '| | figure | aim |',
      '|---|---|---|',
      `| answers sent, refused ones again, a second | ${perSecond(replies)} | |`,
      `| answers taken, a second | ${perSecond(taken)} | |`,
      `| p50 and p99 of what was sent, ms | ${quantile(replies, 0.5).toFixed(0)}, ${quantile(replies, 0.99).toFixed(0)} | |`,
      `| answers refused | ${refusals(replies)} | none with 500 |`,
      `| acknowledged answers lost | ${lost} | 0 |`,
      `| interviews completed, charges | ${ended.toLocaleString('en')}, ${charges.toLocaleString('en')} | the same |`,
      `| deadlocks | ${deadlocks} | 0 |`,
      `| differences found by \`wallet:verify\` | ${differences.length} | 0 |`,
    ].join('\n');
    process.stdout.write(`\n${text}\n`);
    if (MINUTES >= 20) writeTable(path.join(projectRoot(), 'docs/benchmarks.md'), text, 'offered');
    await disconnectDatabase();
  });
}

function say(line: string): void {
  process.stderr.write(`${line}\n`);
}
