import type { Delay, Outcome, Settled } from './outcome';

/** A request that waits for its next attempt. */
export interface Waiting {
  why: Delay;
  /** The time of the next attempt, by the session's clock. */
  until: number;
}

export interface ResenderOptions {
  now: () => number;
  random: () => number;
  /** Calls once, `ms` from now; returns a function that cancels it. */
  after: (ms: number, call: () => void) => () => void;
  onWaiting: (waiting: Waiting | null) => void;
}

const FIRST_MS = 1_000;
const LONGEST_MS = 15_000;

/**
 * Repeats a request, ever more slowly, until the server has given a final reply. It never gives up: no answer may be
 * lost.
 */
export class Resender {
  private readonly asleep = new Set<() => void>();

  constructor(private readonly options: ResenderOptions) {}

  async send<T>(request: () => Promise<Outcome<T>>): Promise<Settled<T>> {
    for (let tries = 0; ; tries += 1) {
      const outcome = await request();
      if (outcome.kind !== 'again') {
        if (this.asleep.size === 0) this.options.onWaiting(null);
        return outcome;
      }
      const ms = outcome.afterMs ?? this.backoff(tries);
      this.options.onWaiting({ why: outcome.why, until: this.options.now() + ms });
      await this.sleep(ms);
    }
  }

  /** Tries all waiting requests at once: the connection is back, or the participant asked for it. */
  wake(): void {
    for (const up of [...this.asleep]) up();
  }

  private backoff(tries: number): number {
    return Math.min(FIRST_MS * 2 ** tries, LONGEST_MS) * (0.75 + this.options.random() / 2);
  }

  private sleep(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const up = () => {
        cancel();
        this.asleep.delete(up);
        resolve();
      };
      const cancel = this.options.after(ms, up);
      this.asleep.add(up);
    });
  }
}
