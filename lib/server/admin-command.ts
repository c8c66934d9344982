import type { z } from 'zod';
import type { Db } from '@/lib/store/database';
import { readFlags } from './read-flags';

/** The result of a command, printed as one JSON value; with `failed` the exit code is 1 although there is a result. */
export interface Outcome {
  print: unknown;
  failed?: boolean;
}

export interface AdminCommand {
  /** Its flags, as `--help` shows them. */
  usage: string;
  /** Parses the flags before a database is opened; throws WrongUse. */
  prepare: (args: readonly string[]) => PreparedCommand;
}

export interface PreparedCommand {
  flags: Readonly<Record<string, unknown>>;
  /** It looks at what is there: an embedded database is not made for it. */
  existing: boolean;
  run: (db: Db) => Promise<Outcome>;
}

/** A command about the instance itself, which is given no database: it may not be there, or not migrated. */
export interface InstanceCommand {
  usage: string;
  /** As for an AdminCommand. */
  prepareAlone: (args: readonly string[]) => () => Promise<Outcome>;
}

export function adminCommand<Shape extends z.ZodObject>(
  usage: string,
  flags: Shape,
  run: (db: Db, flags: z.output<Shape>) => Promise<Outcome>,
  { existing = false } = {},
): AdminCommand {
  return {
    usage,
    prepare: (args) => {
      const values = readFlags(flags, args);
      return { flags: values, existing, run: (db) => run(db, values) };
    },
  };
}

export function instanceCommand<Shape extends z.ZodObject>(
  usage: string,
  flags: Shape,
  run: (flags: z.output<Shape>) => Promise<Outcome>,
): InstanceCommand {
  return {
    usage,
    prepareAlone: (args) => {
      const values = readFlags(flags, args);
      return () => run(values);
    },
  };
}
