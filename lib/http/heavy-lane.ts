import { Overloaded } from './refusal';

/**
 * Heavy reads (long lists, results, exports) that a process runs at once: three of the six connections that API
 * and dashboard share, so that small reads go on beside them.
 */
const AT_ONCE = 3;
/** A request that waited this long is refused with Retry-After. */
const LONGEST_WAIT_MS = 3_000;
const COME_AGAIN_SECONDS = 3;

interface Lane {
  atWork: number;
  waiting: Set<() => void>;
}

/** Modules load twice in one process, and both copies share this queue. */
const holder = globalThis as typeof globalThis & { __colloquyHeavyLane?: Lane };

function lane(): Lane {
  holder.__colloquyHeavyLane ??= { atWork: 0, waiting: new Set() };
  return holder.__colloquyHeavyLane;
}

/** Runs a heavy read when its turn comes, first come, first served. Refuses with 503 when the wait is too long. */
export async function inHeavyLane<T>(work: () => Promise<T>): Promise<T> {
  const { waiting } = lane();
  if (lane().atWork < AT_ONCE) lane().atWork += 1;
  else await turnIn(waiting);
  try {
    return await work();
  } finally {
    const [next] = waiting;
    if (next) next();
    else lane().atWork -= 1;
  }
}

function turnIn(waiting: Set<() => void>): Promise<void> {
  return new Promise((resolve, reject) => {
    const begin = () => {
      waiting.delete(begin);
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(() => {
      waiting.delete(begin);
      reject(new Overloaded('Too many long reads are under way. Try again in a moment.', COME_AGAIN_SECONDS));
    }, LONGEST_WAIT_MS);
    waiting.add(begin);
  });
}
