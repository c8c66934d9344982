/** A running product to attack, as its operator and any number of strangers see it. */
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

/** One thing that an attack measured. */
export interface Figure {
  /** What strangers tried, such as "wrong passwords looked at, of 240 from 12 addresses". */
  what: string;
  measured: number | string;
  /** What it has to be, in words, such as "at most 20". */
  bound: string;
  held: boolean;
}

export interface Attack {
  /** The fault's number first, such as `x7-guessing`: what it is called on the command line. */
  name: string;
  /** Environment of the product beyond startProduct's; limits are on unless it says otherwise. */
  settings?: Record<string, string>;
  /** After so many seconds it counts as not held. 120 unless it says otherwise. */
  seconds?: number;
  /** The data directory is a disk of so many MiB; skipped, with a line that says so, where none may be mounted. */
  diskMib?: number;
  run(target: AttackTarget): Promise<Figure[]>;
}

/** A figure that must not be greater than `most`. */
export function atMost(what: string, measured: number, most: number): Figure {
  return { what, measured, bound: `at most ${most}`, held: measured <= most };
}

/** A figure that must be exactly this. */
export function exactly<T extends number | string>(what: string, measured: T, expected: T): Figure {
  return { what, measured, bound: `${expected}`, held: measured === expected };
}
