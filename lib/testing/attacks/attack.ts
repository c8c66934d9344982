/** A running product to attack, as its operator and its clients see it. */
export interface AttackTarget {
  /** Such as http://127.0.0.1:4000. */
  url: string;
  /** The data directory of this product alone. */
  dataDir: string;
  /** The server's process, to watch its memory and processor time. */
  pid: number;
  /** Runs one administration command and answers what it printed; throws with its standard error. */
  admin<T>(command: string, flags: Record<string, string>): Promise<T>;
}

/** One measurement of an attack. */
export interface Figure {
  /** What was tried, such as "wrong passwords looked at, of 240 from 12 addresses". */
  what: string;
  measured: number | string;
  /** The limit in words, such as "at most 20". */
  bound: string;
  held: boolean;
}

export interface Attack {
  /** The fault's number first, such as `x7-guessing`: the attack's name on the command line. */
  name: string;
  /** Environment variables beside those of startProduct; rate limits are on unless set otherwise. */
  settings?: Record<string, string>;
  /** After this many seconds the attack counts as failed. Default 120. */
  seconds?: number;
  /**
   * The data directory is a disk of this many MiB; the attack is skipped, with a line that says so, where none can be
   * mounted.
   */
  diskMib?: number;
  run(target: AttackTarget): Promise<Figure[]>;
}

/** A figure with an upper limit. */
export function atMost(what: string, measured: number, most: number): Figure {
  return { what, measured, bound: `at most ${most}`, held: measured <= most };
}

/** A figure with an exact value. */
export function exactly<T extends number | string>(what: string, measured: T, expected: T): Figure {
  return { what, measured, bound: `${expected}`, held: measured === expected };
}
