import { isFailure } from '@/lib/domain/failure';

/** Parts of work that run at once: more than the database has connections, so that none of these is idle. */
const AT_WORK = 32;
/** When no work has completed for this long, the database is unavailable and waiting would never end (A8). */
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
  /** When a part of work last completed by itself. */
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
 * Runs a part of work when its turn comes, first come, first served. Hundreds at once would compete for the same few
 * connections at every step until most of them time out; in a queue each is soon done. Work must never wait for a
 * client, or slow clients would block everybody. `lostMs` is how long no work completed while this one waited.
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

/** The free place goes to the first in the queue. */
function passOn(queue: Line): void {
  const [next] = queue.waiting;
  if (!next) {
    queue.atWork -= 1;
    return;
  }
  queue.waiting.delete(next);
  next.begin();
}
