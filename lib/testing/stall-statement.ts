import pg from 'pg';

/** Which statement of a request is delayed, and whether before or after its execution. */
export interface Stall {
  /** From 0, in the order in which they are sent; or the first commit. */
  nth: number | 'commit';
  /** Before it is sent, or after it was carried out. */
  side: 'before' | 'after';
}

interface Held {
  /** The text of the delayed statement; undefined if there was none. */
  statement(): string | undefined;
  seen(): number;
  release(): void;
  restore(): void;
}

type Query = (...given: unknown[]) => unknown;

/**
 * Delays one statement of the requests that follow, until it is released; calls `whenHeld` when it is reached. For
 * tests that send one request at a time.
 */
export function stallStatement(stall: Stall, whenHeld: () => void): Held {
  const original = pg.Client.prototype.query as unknown as Query;
  let seen = 0;
  let statement: string | undefined;
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const held = () => {
    whenHeld();
    return released;
  };
  const isMeant = (text: string) =>
    statement === undefined && (stall.nth === 'commit' ? text === 'commit' : seen++ === stall.nth);
  pg.Client.prototype.query = function (this: pg.Client, ...given: unknown[]) {
    const text = textOf(given[0]);
    if (!isMeant(text)) return original.apply(this, given);
    statement = text;
    const callback = given.at(-1);
    if (stall.side === 'before') {
      if (typeof callback === 'function') {
        void held().then(() => original.apply(this, given));
        return undefined;
      }
      return held().then(() => original.apply(this, given));
    }
    if (typeof callback !== 'function')
      return (original.apply(this, given) as Promise<unknown>).then((result) => held().then(() => result));
    const later = (...results: unknown[]) => void held().then(() => callback(...results));
    return original.apply(this, [...given.slice(0, -1), later]);
  } as unknown as typeof pg.Client.prototype.query;
  return {
    statement: () => statement,
    seen: () => seen,
    release: () => release(),
    restore: () => {
      release();
      pg.Client.prototype.query = original as unknown as typeof pg.Client.prototype.query;
    },
  };
}

function textOf(query: unknown): string {
  if (typeof query === 'string') return query;
  return typeof query === 'object' && query !== null && 'text' in query ? String(query.text) : '';
}
