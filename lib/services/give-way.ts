import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

interface ProcessorTimes {
  /** How long this process's main thread has run, in milliseconds. */
  ran: number;
  /** How long it could have run and waited for a processor, in milliseconds. */
  waited: number;
}

/** A process that waits for a processor more than this share of the time that it runs is not alone on the machine. */
const BUSY_SHARE = 0.2;
/** It then rests so many times as long as it ran. */
const REST = 3;
const LONGEST_REST_MS = 250;

/**
 * For jobs that nobody waits for, to be called between short pieces of work: returns at once while this process has the
 * processors to itself, and otherwise after a rest, so that jobs use at most a quarter of one. Callers at the same time
 * share a rest. Unlike a lower priority of the process it keeps no other job waiting, nor starves anybody where the
 * processors are always busy (decision 114). Returns at once on systems that do not know these times (all but Linux).
 */
export const giveWay = givingWay(processorTimes, (ms) => sleep(ms));

/** The function above, over a clock and a sleep of the caller's. */
export function givingWay(
  read: () => ProcessorTimes | undefined,
  rest: (milliseconds: number) => Promise<void>,
): () => Promise<void> {
  let last = read();
  let resting: Promise<void> | undefined;

  const restIfBusy = async () => {
    const now = read();
    if (!now || !last) return;
    const ran = now.ran - last.ran;
    const waited = now.waited - last.waited;
    if (waited > ran * BUSY_SHARE) await rest(Math.min(ran * REST, LONGEST_REST_MS));
    last = read();
  };
  return () => {
    resting ??= restIfBusy().finally(() => {
      resting = undefined;
    });
    return resting;
  };
}

function processorTimes(): ProcessorTimes | undefined {
  try {
    const [ran, waited] = readFileSync('/proc/self/schedstat', 'utf8').split(' ').map(Number);
    return { ran: ran! / 1e6, waited: waited! / 1e6 };
  } catch {
    return undefined;
  }
}
