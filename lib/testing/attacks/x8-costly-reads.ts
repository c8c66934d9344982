import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { openEmbedded } from '@/lib/server/embedded-postgres';
import { connectDatabase, disconnectDatabase } from '@/lib/store/database';
import { seededStudy } from '../seeded-study';
import { newOrganization } from '../world';
import { type Attack, type AttackTarget, atMost, exactly, type Figure } from './attack';
import { p95 } from './percentile';

const RESPONSES = 10_000;
/** The most that an export writes while its client waits (M4). */
const WRITTEN_AT_ONCE = 5_000;
/** More than the queue of heavy reads runs at once: the others wait or are refused. */
const READERS = 8;
const BESIDE_MS = 30_000;
const READS = 120;
const PAUSE_MS = 60;
/** 1,200 points, of which a workbook takes 40. */
const MOST_WORKBOOKS = 30;
/**
 * The largest factor by which costly reads may slow down small ones, with which they share a process and a database.
 */
const MOST_TIMES = 100;

/** One key reads as much as it can while another one reads little (X8). */
export const costlyReads: Attack = {
  name: 'x8-costly-reads',
  seconds: 170,
  run: async (target) => {
    const { greedy, exported, small } = await seeded(target);
    const whileCounting = (count: number) => smallReads(target, small, (took) => took.length < count);
    // The first reads find empty caches.
    await whileCounting(READS / 4);
    const alone = await whileCounting(READS);
    const served: Served = { byStatus: new Map(), over: AbortSignal.timeout(BESIDE_MS) };
    const greed = Array.from({ length: READERS }, (_, nth) => readCostly(target, greedy, served, nth));
    const beside = await smallReads(target, small, () => !isOver(served));
    await Promise.all(greed);
    return [
      ...compared(alone, beside),
      othersThanKnown(served),
      await workbooksUntilRefused(target, exported),
    ];
  },
};

interface Reader {
  key: string;
  linkId: string;
  id: string;
}

/**
 * Written straight to the product's database: studies of ten thousand responses, five thousand and ten, each of an
 * organization of its own, because what one reads counts against its limits.
 */
async function seeded({
  dataDir,
}: AttackTarget): Promise<{ greedy: Reader; exported: Reader; small: Reader }> {
  process.env.DATA_DIR = dataDir;
  const postgres = await openEmbedded({ dataDir });
  try {
    connectDatabase(postgres.ownerUrl, { max: 4 });
    const client = new pg.Client(postgres.ownerUrl);
    await client.connect();
    const reader = async (responses: number) => {
      const { key } = await newOrganization();
      return { key, ...(await seededStudy(client, key, responses)) };
    };
    const readers = {
      greedy: await reader(RESPONSES),
      exported: await reader(WRITTEN_AT_ONCE),
      small: await reader(10),
    };
    await client.end();
    return readers;
  } finally {
    await disconnectDatabase();
    await postgres.release();
  }
}

/** The milliseconds of each, as long as `goesOn` is true. */
async function smallReads(
  { url }: AttackTarget,
  { key, linkId }: Reader,
  goesOn: (took: readonly number[]) => boolean,
): Promise<number[]> {
  const took: number[] = [];
  while (goesOn(took)) {
    await sleep(PAUSE_MS);
    const from = performance.now();
    const response = await fetch(`${url}/api/public/v1/responses/${linkId}?perPage=10`, {
      headers: { 'x-api-key': key },
    });
    await response.arrayBuffer();
    if (response.status !== 200) throw new Error(`a small read was answered ${response.status}`);
    took.push(performance.now() - from);
  }
  return took;
}

interface Served {
  byStatus: Map<number, number>;
  over: AbortSignal;
}

/** Once one was refused, the key's points are used up: from then on no read is costly. */
const isOver = ({ byStatus, over }: Served) => byStatus.has(429) || over.aborted;

/** One after the other, as fast as they are answered. */
async function readCostly({ url }: AttackTarget, reader: Reader, served: Served, nth: number): Promise<void> {
  const { key, linkId, id } = reader;
  const study = `/api/public/v1/studies/${id}`;
  const paths = [
    `/api/public/v1/responses/${linkId}?perPage=${RESPONSES}`,
    `${study}/results`,
    `${study}/responses/export?format=csv`,
    `${study}/responses/export?format=xlsx`,
  ];
  for (let turn = nth; !isOver(served); turn++) {
    const path = paths[turn % paths.length] ?? '';
    const { status } = await drained(url + path, key);
    served.byStatus.set(status, (served.byStatus.get(status) ?? 0) + 1);
    // The queue of heavy reads is full: the client retries, as real ones do.
    if (status === 503) await sleep(200);
  }
}

async function drained(url: string, key: string): Promise<{ status: number }> {
  const response = await fetch(url, { headers: { 'x-api-key': key } });
  // Discarded: the attack's own memory is not measured.
  await response.body?.pipeTo(new WritableStream());
  return response;
}

function compared(alone: readonly number[], beside: readonly number[]): Figure[] {
  const [idle, busy] = [p95(alone), p95(beside)];
  const what = `times as long, p95 of ${beside.length} small reads of another key beside costly ones`;
  const figures = `${busy.toFixed(0)} ms, ${idle.toFixed(0)} alone`;
  return [atMost(`${what} (${figures})`, Number((busy / idle).toFixed(1)), MOST_TIMES)];
}

function othersThanKnown({ byStatus }: Served): Figure {
  const others = [...byStatus.keys()].filter((status) => ![200, 202, 429, 503].includes(status));
  const counts = [...byStatus].map(([status, count]) => `${count} times ${status}`).join(', ');
  const what = `statuses but 200, 202, 429 and 503 of lists of ${RESPONSES}, results, CSV and XLSX (${counts})`;
  return exactly(what, `${others}`, '');
}

/** Started and disconnected, so that the limit of points ends it and not the duration. */
async function workbooksUntilRefused({ url }: AttackTarget, { key, id }: Reader): Promise<Figure> {
  let answered = 0;
  let status = 200;
  while (status !== 429 && answered <= MOST_WORKBOOKS) {
    const path = `/api/public/v1/studies/${id}/responses/export?format=xlsx`;
    const response = await fetch(url + path, { headers: { 'x-api-key': key } });
    status = response.status;
    if (status === 200) answered++;
    await response.body?.cancel();
    if (status === 503) await sleep(1_000);
  }
  return atMost(
    'workbooks that one key may begin until it is refused by their cost',
    answered,
    MOST_WORKBOOKS,
  );
}
