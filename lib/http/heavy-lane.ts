import { Overloaded } from './refusal';

/**
 * How many heavy reads (long lists, results, exports) a process does at once: three of its ten connections, so that a
 * burst of them never keeps a participant's answer waiting.
 */
const AT_ONCE = 3;
/** Who waited so long is told to come again. */
const LONGEST_WAIT_MS = 3_000;
const COME_AGAIN_SECONDS = 3;

interface Lane {
  atWork: number;
  waiting: Set<() => void>;
}

/** Modules load twice in one process: the lane is one. */
const holder = globalThis as typeof globalThis & { __colloquyHeavyLane?: Lane };

function lane(): Lane {
  holder.__colloquyHeavyLane ??= { atWork: 0, waiting: new Set() };
  return holder.__colloquyHeavyLane;
}

/** Does a heavy read when it is its turn, first come, first served. Refuses with 503 when that takes too long. */
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
