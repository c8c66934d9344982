import { isFailure } from '@/lib/domain/failure';
import { answeredWithin, currentLane, type Lane } from '@/lib/store/database';
import { Overloaded } from './refusal';

/** Parts of work that run at once: more than the database has connections, so that none of these is idle. */
const AT_WORK = 32;
/** When no work has completed for this long, the database is unavailable and waiting would never end (A8). */
const STUCK_MS = 4_000;
const TICK_MS = 250;
const COME_AGAIN_SECONDS = 2;
/** How much the newest part of work says of how long the next will take. */
const NEWEST = 0.1;
/** Whoever comes when so many wait would wait for longer than the user of a browser does. */
const MOST_WAITING = 1_000;

interface Waiting {
  since: number;
  /** By then its turn must have come. */
  until: number;
  begin(): void;
  fail(error: Error): void;
}
interface Line {
  atWork: number;
  waiting: Set<Waiting>;
  /** When a part of work last completed by itself. */
  moved: number;
  /** How long a part of work takes from its turn to its end, in milliseconds: the newest count most. */
  tookMs: number;
}

const holder = globalThis as typeof globalThis & { __colloquyLines?: Partial<Record<Lane, Line>> };

/** The line of the lane that this request works on. */
function line(): Line {
  holder.__colloquyLines ??= {};
  const known = holder.__colloquyLines[currentLane()];
  if (known) return known;
  const made: Line = { atWork: 0, waiting: new Set(), moved: 0, tookMs: 0 };
  holder.__colloquyLines[currentLane()] = made;
  setInterval(() => sendAway(made, Date.now()), TICK_MS).unref();
  return made;
}

function sendAway({ waiting, moved }: Line, now: number): void {
  for (const one of waiting) {
    const isStuck = now - Math.max(one.since, moved) >= STUCK_MS;
    if (!isStuck && now < one.until) continue;
    waiting.delete(one);
    one.fail(isStuck && !isBusy() ? new Error('those ahead got nowhere') : comeAgain());
  }
}

/** For what cannot be done in time because there is too much of it. */
export function comeAgain(cause?: unknown): Overloaded {
  return new Overloaded('Too much is asked at once. Send it again in a moment.', COME_AGAIN_SECONDS, cause);
}

/** Whether the database is there, and has more to do than it can: it answered somebody so lately. */
export function isBusy(withinMs = STUCK_MS): boolean {
  return answeredWithin(withinMs);
}

/**
 * Runs a part of work when its turn in its lane comes, first come, first served. Hundreds at once would compete for the same few
 * connections at every step until most of them time out; in a queue each is soon done. Work must never wait for a
 * client, or slow clients would block everybody. `lostMs` is how long no work completed while this one waited.
 * What would not be done `withinMs` and a little, by what such work takes now, is put off with 503: somebody waits who is
 * better told to come again; so is whoever comes when too many wait already. Work that begins too late for its end would
 * be given up, and with a queue that stays long, all of it would.
 */
export async function inTurn<T>(
  work: (lostMs: number) => Promise<T>,
  { withinMs = Number.POSITIVE_INFINITY }: { withinMs?: number } = {},
): Promise<T> {
  const queue = line();
  const since = Date.now();
  if (queue.waiting.size >= MOST_WAITING) throw comeAgain();
  if (queue.atWork >= AT_WORK) {
    const until = since + Math.max(0, withinMs - queue.tookMs);
    await new Promise<void>((begin, fail) => queue.waiting.add({ since, until, begin, fail }));
  } else {
    queue.atWork += 1;
  }
  const began = Date.now();
  try {
    const result = await work(began - Math.max(since, queue.moved));
    queue.moved = Date.now();
    return result;
  } catch (error) {
    if (isFailure(error) && error.code !== 'internal_error') queue.moved = Date.now();
    throw error;
  } finally {
    queue.tookMs += (Date.now() - began - queue.tookMs) * NEWEST;
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
