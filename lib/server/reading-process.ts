import { env } from '@/lib/env';
import { type OffloadInput, type OffloadName, offloadable } from '@/lib/services/offload';
import { connectDatabase, database as currentDatabase, disconnectDatabase } from '@/lib/store/database';
import { lowerPriority } from '@/lib/store/lower-priority';
import { endWith } from './end-with';
import { NICENESS } from './niceness';
import { openDatabase } from './open-database';

/** As many as heavy reads are done at once (lib/http/heavy-lane.ts). */
const CONNECTIONS = 3;

export interface ReadingTask {
  id: number;
  name: OffloadName;
  input: OffloadInput;
  /** Milliseconds since 1970; whoever asked has given up by then. */
  until: number;
}

export type ReadingReply =
  | { id: number; value: unknown }
  | { id: number; message: string; properties: Record<string, unknown> };

/**
 * A child of a web process: does its long reads (lib/services/offload.ts), on connections of its own. A process and not
 * a thread, because Linux may share processors out between sessions first, and a thread would use up its parent's share.
 */
export async function main(): Promise<void> {
  const ending = endWith();
  const { url, directUrl, release } = await openDatabase();
  connectDatabase(url, {
    max: CONNECTIONS,
    niceness: NICENESS.longReads,
    pooled: directUrl !== url,
    prepared: env().databasePrepared,
  });
  ending.stop = async () => {
    await disconnectDatabase();
    await release();
  };
  process.on('message', async (task: ReadingTask) => {
    const reply = await done(task);
    if (process.connected) process.send?.(reply);
  });
  // Not before: on a busy machine it would take minutes to start.
  lowerPriority(process.pid, NICENESS.longReads);
  process.send?.('ready');
}

async function done({ id, name, input, until }: ReadingTask): Promise<ReadingReply> {
  try {
    if (Date.now() > until) throw new Error('nobody waits for this read any more');
    return { id, value: await offloadable[name](currentDatabase(), input) };
  } catch (error) {
    const { message, ...properties } = rootOf(error);
    // Copied as what JSON keeps: a refusal is known by these, and so is an error of the database.
    return { id, message, properties: JSON.parse(JSON.stringify(properties)) };
  }
}

/** Of an error that the query builder wrapped, the driver's own. */
function rootOf(error: unknown): { message: string } {
  if (!(error instanceof Error)) return { message: String(error) };
  return error.cause instanceof Error ? rootOf(error.cause) : { ...error, message: error.message };
}
