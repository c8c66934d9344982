import type { z } from 'zod';
import type { Db } from '@/lib/store/database';
import { readFlags } from './read-flags';

/** What a command prints, one JSON value; `failed` makes the exit code 1 all the same. */
export interface Outcome {
  print: unknown;
  failed?: boolean;
}

export interface AdminCommand {
  /** Its flags, as `--help` shows them. */
  usage: string;
  /** Reads the flags at once, before a database is needed; throws WrongUse. */
  prepare: (args: readonly string[]) => (db: Db) => Promise<Outcome>;
}

export function adminCommand<Shape extends z.ZodObject>(
  usage: string,
  flags: Shape,
  run: (db: Db, flags: z.output<Shape>) => Promise<Outcome>,
): AdminCommand {
  return {
    usage,
    prepare: (args) => {
      const values = readFlags(flags, args);
      return (db) => run(db, values);
    },
  };
}
