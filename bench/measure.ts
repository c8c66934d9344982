import { setTimeout as sleep } from 'node:timers/promises';
import { cpuMs } from './processes';

/** What a burst of requests came to. */
export interface Burst {
  requests: number;
  seconds: number;
}

/** One of the two that are compared. */
export interface Side {
  /** The server's process, whose CPU time is counted. */
  pid: number;
  burst(milliseconds: number): Promise<Burst>;
}

export interface Comparison {
  name: string;
  /** Requests a second, medians. */
  rates: [number, number];
  /** CPU milliseconds of the server's process for one request, medians. */
  cpu: [number, number];
  /** The first one's rate to the second one's: the median of the rounds' ratios, and their range. */
  ratio: number;
  range: [number, number];
}

const ROUNDS = 5;
const BURST_MS = 2_000;
const WARM_MS = 500;

/** Both in turns, the order reversed each round: what else the machine does falls on both. */
export async function compare(name: string, first: Side, second: Side): Promise<Comparison> {
  for (const side of [first, second]) await side.burst(WARM_MS);
  const rounds: [Sample, Sample][] = [];
  for (let round = 0; round < ROUNDS; round++) {
    if (round % 2 === 0) {
      const a = await sample(first);
      rounds.push([a, await sample(second)]);
    } else {
      const b = await sample(second);
      rounds.push([await sample(first), b]);
    }
  }
  const ratios = rounds.map(([a, b]) => a.rate / b.rate);
  return {
    name,
    rates: [median(rounds.map(([a]) => a.rate)), median(rounds.map(([, b]) => b.rate))],
    cpu: [median(rounds.map(([a]) => a.cpu)), median(rounds.map(([, b]) => b.cpu))],
    ratio: median(ratios),
    range: [Math.min(...ratios), Math.max(...ratios)],
  };
}

interface Sample {
  rate: number;
  cpu: number;
}

async function sample(side: Side): Promise<Sample> {
  const before = cpuMs(side.pid);
  const { requests, seconds } = await side.burst(BURST_MS);
  const after = cpuMs(side.pid);
  await sleep(50);
  return { rate: requests / seconds, cpu: (after - before) / requests };
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
