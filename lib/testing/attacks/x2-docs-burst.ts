import { execFile } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { type Attack, type AttackTarget, atMost, exactly, type Figure } from './attack';
import { timedInterviews } from './interviews';
import { launchStudy, newOffice, openQuestions } from './office';
import { p95 } from './percentile';

const REQUESTS = 300;
const HUNG_UP_AFTER_MS = 300;
const INTERVIEWS = 20;
const QUESTIONS = 15;
const PAUSE_MS = 300;
/** The number of rounds of interviews alone, then with the burst: a single round varies too much. */
const ROUNDS = 3;
/** The interval of a load balancer's health checks. */
const SLOWEST_HEALTH_MS = 5_000;
/** A delay that nobody notices. */
const UNNOTICED_MS = 50;

/** Hundreds of clients request pages and disconnect at once; measures the delay for participants (X2). */
export const docsBurst: Attack = {
  name: 'x2-docs-burst',
  settings: { TRUST_PROXY: '1' },
  seconds: 170,
  run: async (target) => {
    const { key } = await newOffice(target);
    const { linkId } = await launchStudy(target, { key, items: openQuestions(QUESTIONS) });
    const interviews = () => timedInterviews(target, { linkId, count: INTERVIEWS, pauseMs: PAUSE_MS });
    // The first requests find empty caches.
    await timedInterviews(target, { linkId, count: 5, pauseMs: 20 });
    return [
      ...(await burst(target, '/docs', interviews)),
      ...(await burst(target, `/s/${linkId}`, interviews)),
    ];
  },
};

async function burst(
  target: AttackTarget,
  path: string,
  interviews: () => Promise<number[]>,
): Promise<Figure[]> {
  const [idle, busy]: [number[], number[]] = [[], []];
  const health: Health = { refused: 0, slowestMs: 0 };
  for (let round = 0; round < ROUNDS; round++) {
    idle.push(...(await interviews()));
    const over = new AbortController();
    const watching = watchHealth(target, health, over.signal);
    const [took] = await Promise.all([interviews(), hungUp(target, path)]);
    busy.push(...took);
    over.abort();
    await watching;
  }
  const page = path.startsWith('/s/') ? 'a study' : path;
  const most = Math.max(2 * p95(idle), UNNOTICED_MS);
  return [
    atMost(
      `ms, p95 of the answers of ${INTERVIEWS} interviews while ${REQUESTS} requests of ${page} hang up; ${Math.round(p95(idle))} with nothing else`,
      Math.round(p95(busy)),
      Math.round(most),
    ),
    exactly(`health requests refused meanwhile`, health.refused, 0),
    atMost(`ms that health took at most`, Math.round(health.slowestMs), SLOWEST_HEALTH_MS),
  ];
}

/**
 * All at once, from a few addresses, each disconnected before its page arrives; in a process of their own, or they would
 * hold up the participants' side of what is measured.
 */
const CLIENTS = `
  const [address, requests, hungUpAfterMs] = process.argv.slice(1);
  await Promise.all(Array.from({ length: Number(requests) }, async (_, index) => {
    try {
      const response = await fetch(address, {
        headers: { 'x-forwarded-for': '203.0.113.' + (index % 20) },
        signal: AbortSignal.timeout(Number(hungUpAfterMs)),
      });
      await response.arrayBuffer();
    } catch {
      // Disconnected, as intended.
    }
  }));
`;

async function hungUp({ url }: AttackTarget, path: string): Promise<void> {
  await sleep(PAUSE_MS);
  const options = ['--input-type=module', '-e', CLIENTS, url + path, `${REQUESTS}`, `${HUNG_UP_AFTER_MS}`];
  await promisify(execFile)(process.execPath, options);
}

interface Health {
  refused: number;
  slowestMs: number;
}

async function watchHealth({ url }: AttackTarget, health: Health, over: AbortSignal): Promise<void> {
  while (!over.aborted) {
    const from = performance.now();
    const status = await fetch(`${url}/api/health`, { signal: AbortSignal.timeout(20_000) }).then(
      (response) => response.status,
      () => 0,
    );
    if (status !== 200) health.refused++;
    health.slowestMs = Math.max(health.slowestMs, performance.now() - from);
    await sleep(100);
  }
}
