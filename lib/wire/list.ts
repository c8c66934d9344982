import { z } from 'zod';

/** Faults that one list reports; the answer names a hundred in all. */
const MOST_FAULTS = 100;

/**
 * A list of at most so many entries, which are counted before they are read, and which reports its first faults
 * only: without that bound a hostile body yields some hundred thousand, too many for the validator's own stack.
 */
export function list<T extends z.ZodType>(entry: T, size: { least?: number; most: number }): z.ZodArray<T> {
  return z
    .array(entry)
    .max(size.most)
    .min(size.least ?? 0)
    .superRefine(
      (_entries, ctx) => {
        if (ctx.issues.length > MOST_FAULTS) ctx.issues.length = MOST_FAULTS;
      },
      { when: () => true },
    );
}
