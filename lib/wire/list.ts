import { z } from 'zod';

/** The maximum of faults per list; an answer names a hundred in total. */
const MOST_FAULTS = 100;

/**
 * A list with a maximum length, which is checked before its entries are parsed, and which reports only its first
 * faults: otherwise a hostile body yields some hundred thousand, too many for the validator's stack.
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
