import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { projectRoot } from '@/lib/server/project-root';
import { connectDatabase, disconnectDatabase } from '@/lib/store/database';
import { launchedStudy } from '@/lib/testing/journey';
import { type Running, startProduct } from '@/lib/testing/product';
import { openGuide } from '@/lib/testing/seeded-study';
import { newOrganization } from '@/lib/testing/world';
import { median } from './measure';
import { participate, type Reply, refusals, sender } from './participants';
import { writeTable } from './report';
import { withDatabase } from './with-database';

const ROUNDS = 3;
const WARM_MS = 4_000;
const MEASURED_MS = 10_000;
const PARTICIPANTS = 32;
/** How much of a processor each web process may use, so that two of them fit onto one with room to spare. */
const PART = 0.2;
const PERIOD_US = 10_000;
const GROUPS = '/sys/fs/cgroup/cpu';

/**
 * `npm run bench:processes`: how many answers two web processes give for one's. All web processes are pinned to the
 * first processor and each may use a fifth of it (a control group of its own); participants and the database are
 * pinned to the second. Needs Linux with cgroup v1, and to be root. Keeps its table in docs/benchmarks.md.
 */
export async function main(): Promise<void> {
  // What this process starts inherits it: the database, and the product until its web processes are moved.
  pin(process.pid, 1);
  await withDatabase(async ({ dataDir, url }) => {
    connectDatabase(url, { max: 10 });
    const { key } = await newOrganization();
    const { linkId } = await launchedStudy(key, openGuide(12));
    await disconnectDatabase();
    const rounds: { one: number; two: number }[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const one = await answersWith(1, dataDir, linkId);
      const two = await answersWith(2, dataDir, linkId);
      process.stderr.write(`${one.toFixed(0)} and ${two.toFixed(0)} a second\n`);
      rounds.push({ one, two });
    }
    const ratios = rounds.map(({ one, two }) => two / one).sort((a, b) => a - b);
    const rate = (name: 'one' | 'two') => median(rounds.map((round) => round[name])).toFixed(0);
    const text = [
      `${os.cpus().length} cores (${os.cpus()[0]?.model.trim()}): web processes on the first by \`taskset\`, each with ${PART * 100} % of it (control groups, periods of ${PERIOD_US / 1_000} ms); ${PARTICIPANTS} participants who do not pause and the database on the second.`,
      '',
      '| | one web process | two | ratio (range) | aim |',
      '|---|---|---|---|---|',
      `| answers a second | ${rate('one')} | ${rate('two')} | **${median(ratios).toFixed(2)}** (${ratios[0]!.toFixed(2)}–${ratios.at(-1)!.toFixed(2)}) | ≥ 1.6 |`,
    ].join('\n');
    process.stdout.write(`\n${text}\n`);
    writeTable(path.join(projectRoot(), 'docs/benchmarks.md'), text, 'processes');
  });
}

/** Acknowledged answers a second. */
async function answersWith(processes: number, dataDir: string, linkId: string): Promise<number> {
  const product = await startProduct(dataDir, { WEB_PROCESSES: `${processes}` });
  const groups: string[] = [];
  try {
    const pids = webProcesses(product);
    if (pids.length !== processes) throw new Error(`${pids.length} web processes instead of ${processes}`);
    const agent = new http.Agent({ keepAlive: true, maxSockets: PARTICIPANTS });
    const send = sender(product.url, agent);
    const replies: Reply[] = [];
    const stop = { answering: false };
    const participants = Array.from({ length: PARTICIPANTS }, () =>
      participate({
        ...{ send, linkId, stop },
        pause: async () => {},
        onReply: (reply) => replies.push(reply),
        kept: new Map(),
      }),
    );
    // At full speed: what a process does once, such as reading its word lists, is not compared.
    await sleep(WARM_MS);
    for (const pid of pids) groups.push(confine(pid));
    await sleep(WARM_MS);
    const from = performance.now();
    await sleep(MEASURED_MS);
    const to = performance.now();
    stop.answering = true;
    await Promise.all(participants);
    agent.destroy();
    const measured = replies.filter(({ at }) => at >= from && at < to);
    if (refusals(measured) !== '0') throw new Error(`answers refused: ${refusals(measured)}`);
    return measured.length / ((to - from) / 1_000);
  } finally {
    await product.stop();
    for (const group of groups) rmdirSync(group);
  }
}

/** The processes that answer requests: the ones beside the first have the same parent and command. */
function webProcesses({ pid }: Running): number[] {
  const facts = (of: number) => {
    try {
      const status = readFileSync(`/proc/${of}/stat`, 'utf8');
      const command = readFileSync(`/proc/${of}/cmdline`, 'utf8');
      return `${status.slice(status.lastIndexOf(')') + 2).split(' ')[1]} ${command}`;
    } catch {
      // It ended meanwhile.
      return '';
    }
  };
  const own = facts(pid);
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((other) => facts(other) === own);
}

/** Onto the first processor, with its part of it. Returns the control group's folder. */
function confine(pid: number): string {
  pin(pid, 0);
  const group = path.join(GROUPS, `colloquy-bench-${pid}`);
  mkdirSync(group);
  writeFileSync(path.join(group, 'cpu.cfs_period_us'), `${PERIOD_US}`);
  writeFileSync(path.join(group, 'cpu.cfs_quota_us'), `${PERIOD_US * PART}`);
  writeFileSync(path.join(group, 'cgroup.procs'), `${pid}`);
  return group;
}

/** All threads of a process. */
function pin(pid: number, processor: number): void {
  execFileSync('taskset', ['--all-tasks', '--cpu-list', '--pid', `${processor}`, `${pid}`], {
    stdio: 'ignore',
  });
}
