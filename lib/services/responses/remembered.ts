import { createHash } from 'node:crypto';

/** What a process read, with what it was read of: when that changes, it is read again. */
interface Remembered<T> {
  stamp: string;
  value: T;
}

/** Some kB each. */
const MOST_KEPT = 100;
/** Words of a response that was deleted are in no memory for longer. */
const KEPT_MS = 10 * 60_000;

/**
 * A memory for reads that cost much and change seldom. `of` answers what it has for `key` while `stamp` is the same,
 * and else reads: the stamp must change with everything that the value is made of.
 */
export class Memory<T> {
  private readonly kept = new Map<string, Remembered<T>>();

  async of(key: unknown, stamp: unknown, read: () => Promise<T>): Promise<T> {
    const [known, now] = [hashOf(key), hashOf(stamp)];
    const before = this.kept.get(known);
    if (before?.stamp === now) return before.value;
    const value = await read();
    this.keep(known, { stamp: now, value });
    return value;
  }

  private keep(key: string, remembered: Remembered<T>): void {
    this.kept.delete(key);
    this.kept.set(key, remembered);
    const [oldest] = this.kept.keys();
    if (this.kept.size > MOST_KEPT && oldest !== undefined) this.kept.delete(oldest);
    setTimeout(() => {
      if (this.kept.get(key) === remembered) this.kept.delete(key);
    }, KEPT_MS).unref();
  }
}

function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64');
}
