import type { Db } from '@/lib/store/database';
import { makeResults } from './responses/make-results';

/**
 * Reads that would keep a process for tens of milliseconds, in which no participant's answer goes on. Each takes a
 * database and what can be copied to another process, and answers what can be copied back.
 */
export const offloadable = { makeResults };

type Offloadable = typeof offloadable;
export type OffloadName = keyof Offloadable;
export type OffloadInput = Parameters<Offloadable[OffloadName]>[1];
/** Does such a read elsewhere, and rejects with its error; resolves to undefined when it could not be done there. */
export type Offloader = (name: OffloadName, input: OffloadInput) => Promise<unknown>;

/** Modules load twice in one process, and both copies use its offloader. */
const holder = globalThis as typeof globalThis & { __colloquyOffloader?: Offloader };

/** From now on reads are done there; null: here. */
export function offloadTo(offloader: Offloader | null): void {
  if (offloader) holder.__colloquyOffloader = offloader;
  else delete holder.__colloquyOffloader;
}

/** Does the read in the process for it where there is one, and else here, on `db`. */
export async function offload<Name extends OffloadName>(
  db: Db,
  name: Name,
  input: Parameters<Offloadable[Name]>[1],
): Promise<Awaited<ReturnType<Offloadable[Name]>>> {
  const done = (await holder.__colloquyOffloader?.(name, input)) ?? (await offloadable[name](db, input));
  return done as Awaited<ReturnType<Offloadable[Name]>>;
}
