import { isFailure } from '@/lib/domain/failure';

/** Pieces of work under way at once; more than the database has connections, so that none of those idles. */
const AT_WORK = 32;
/** Nobody ahead got anywhere for so long: the database is gone, and waiting for one's turn would never end (A8). */
const STUCK_MS = 4_000;
const TICK_MS = 250;

interface Waiting {
  since: number;
  begin(): void;
  fail(error: Error): void;
}
interface Line {
  atWork: number;
  waiting: Set<Waiting>;
  /** When a piece of work last came to an end of its own. */
  moved: number;
}

const holder = globalThis as typeof globalThis & { __colloquyLine?: Line };

function line(): Line {
  if (!holder.__colloquyLine) {
    const made: Line = { atWork: 0, waiting: new Set(), moved: 0 };
    holder.__colloquyLine = made;
    setInterval(() => failStuck(made, Date.now()), TICK_MS).unref();
  }
  return holder.__colloquyLine;
}

function failStuck({ waiting, moved }: Line, now: number): void {
  for (const one of waiting) {
    if (now - Math.max(one.since, moved) < STUCK_MS) continue;
    waiting.delete(one);
    one.fail(new Error('those ahead got nowhere'));
  }
}

/**
 * Does a piece of work when it is its turn, first come, first served. Hundreds at once would all wait for the same
 * few connections at every step, until the time for that is over for most of them; in a line each is soon done.
 * Never waits for a client: that would let slow ones hold up everybody. `lostMs`: for how long nobody ahead got anywhere.
 */
export async function inTurn<T>(work: (lostMs: number) => Promise<T>): Promise<T> {
  const queue = line();
  const since = Date.now();
  if (queue.atWork >= AT_WORK) {
    await new Promise<void>((begin, fail) => queue.waiting.add({ since, begin, fail }));
  } else {
    queue.atWork += 1;
  }
  try {
    const result = await work(Date.now() - Math.max(since, queue.moved));
    queue.moved = Date.now();
    return result;
  } catch (error) {
    if (isFailure(error) && error.code !== 'internal_error') queue.moved = Date.now();
    throw error;
  } finally {
    passOn(queue);
  }
}

/** The place at work goes to the first in line. */
function passOn(queue: Line): void {
  const [next] = queue.waiting;
  if (!next) {
    queue.atWork -= 1;
    return;
  }
  queue.waiting.delete(next);
  next.begin();
}
