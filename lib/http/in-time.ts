/** The time that a request may take on the server: five seconds, whatever the state of the database (A8). */
export const BUDGET_MS = 4_600;
const TICK_MS = 100;

/** Work was not done within its time. */
export class OutOfTime extends Error {
  constructor() {
    super('the request took too long');
  }
}

interface Waiting {
  until: number;
  /** Null once it is settled, so that the outcome can be garbage collected early. */
  fail: ((error: Error) => void) | null;
}

const holder = globalThis as typeof globalThis & { __colloquyWaiting?: Set<Waiting> };

function everybody(): Set<Waiting> {
  if (!holder.__colloquyWaiting) {
    const waiting = new Set<Waiting>();
    holder.__colloquyWaiting = waiting;
    setInterval(() => {
      const now = Date.now();
      for (const one of waiting) {
        if (one.until > now) continue;
        waiting.delete(one);
        one.fail?.(new OutOfTime());
      }
    }, TICK_MS).unref();
  }
  return holder.__colloquyWaiting;
}

/**
 * The outcome of `work`, or a failure after `milliseconds`; the work itself continues. All calls share one timer,
 * because a timer per request keeps what the request read from being collected (decisions/010).
 */
export function inTime<T>(
  milliseconds: number,
  work: Promise<T>,
  now: { waiting?: Waiting } = {},
): Promise<T> {
  return new Promise((resolve, reject) => {
    const one: Waiting = { until: Date.now() + milliseconds, fail: reject };
    now.waiting = one;
    everybody().add(one);
    const over = () => {
      one.fail = null;
      everybody().delete(one);
    };
    work.then(
      (outcome) => {
        over();
        resolve(outcome);
      },
      (error) => {
        over();
        reject(error);
      },
    );
  });
}

/**
 * The time budget of one request over all parts of its work. Waiting in a queue that moves does not count: the database
 * is busy then, not unavailable. `lostMs` is the time spent in a queue that did not move.
 */
export function timeBudget(milliseconds = BUDGET_MS): TimeBudget {
  let left = milliseconds;
  const now: { waiting?: Waiting } = {};
  return {
    spend: async (work, lostMs) => {
      const startedAt = Date.now() - lostMs;
      try {
        return await inTime(left - lostMs, work(), now);
      } finally {
        left -= Date.now() - startedAt;
      }
    },
    extend: (ms) => {
      left += ms;
      if (now.waiting) now.waiting.until += ms;
    },
  };
}

export interface TimeBudget {
  spend<T>(work: () => Promise<T>, lostMs: number): Promise<T>;
  /** For work that is under way, and what comes after it. */
  extend(ms: number): void;
}
