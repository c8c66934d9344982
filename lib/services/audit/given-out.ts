import { AsyncLocalStorage } from 'node:async_hooks';

/** Modules load twice in one process; what counts and what is counted may have different copies. */
const holder = globalThis as typeof globalThis & {
  __colloquyGivenOut?: AsyncLocalStorage<{ addresses: number }>;
};
holder.__colloquyGivenOut ??= new AsyncLocalStorage();
const counting = holder.__colloquyGivenOut;

/** Runs a request; `givenOut` tells within it how many signed addresses it was given so far. */
export function countGivenOut<T>(work: () => Promise<T>): Promise<T> {
  return counting.run({ addresses: 0 }, work);
}

/**
 * Notes that whoever asks gets so many signed addresses of something recorded, or of a file made of it (O1). An answer
 * that is written while it is sent has them noted before.
 */
export function noteGivenOut(addresses = 1): void {
  const count = counting.getStore();
  if (count) count.addresses += addresses;
}

/** How many signed addresses the request was given. */
export function givenOut(): number {
  return counting.getStore()?.addresses ?? 0;
}
