/** What a request may take of our own time: it is over within five seconds whatever became of the database (A8). */
export const BUDGET_MS = 4_600;
const TICK_MS = 100;

interface Waiting {
  until: number;
  /** Null once it is over: it would keep the outcome from being collected while young. */
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
        one.fail?.(new Error('the request took too long'));
      }
    }, TICK_MS).unref();
  }
  return holder.__colloquyWaiting;
}

/**
 * The outcome of `work`, or a failure once `milliseconds` have passed; the work itself goes on. One timer for all: a
 * timer a request keeps what the request read from being collected (decisions/010).
 */
export function inTime<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const one: Waiting = { until: Date.now() + milliseconds, fail: reject };
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
 * A request's time, over all of its pieces of work. Waiting in a line that moves costs nothing: the database is busy,
 * not gone. `lostMs` is what was waited in one that did not move.
 */
export function timeBudget(): <T>(work: () => Promise<T>, lostMs: number) => Promise<T> {
  let left = BUDGET_MS;
  return async (work, lostMs) => {
    const begun = Date.now() - lostMs;
    try {
      return await inTime(left - lostMs, work());
    } finally {
      left -= Date.now() - begun;
    }
  };
}
