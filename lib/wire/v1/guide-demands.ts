import type { z } from 'zod';
import { isWebAddress } from '@/lib/domain/guide/web-address';
import { list } from '../list';
import { shownWords, text, webAddress } from '../text';

/**
 * What a guide's schema requires of texts and lists. A finished guide is created and published; an unfinished one is
 * what the builder saves (decisions, F4): same keys, types and limits, but parts may be missing.
 */
export interface Demands {
  /** The name of a part in the API document, as it is sent and (with defaults) as it is returned. */
  named(part: string): { id: string; outputId: string };
  /** A text that a finished guide must have. */
  words(maxLength?: number): z.ZodString;
  url(): z.ZodString;
  /** A list that must not be empty in a finished guide. */
  list<T extends z.ZodType>(entry: T, size: { least: number; most: number }): z.ZodType<z.output<T>[]>;
  /** The options of a question that may carry them forward instead. */
  ownOptions<T extends z.ZodType<MayCarryForward>>(item: T): T;
}

interface MayCarryForward {
  options?: unknown[];
  carryForwardFrom?: string | null;
}

export const FINISHED: Demands = {
  named: (part) => ({ id: part, outputId: part }),
  words: shownWords,
  url: webAddress,
  list,
  ownOptions: (item) => item.superRefine(requireOptions, { when: () => true }),
};

export const UNFINISHED: Demands = {
  named: (part) => ({ id: `Draft${part}`, outputId: `Saved${part}` }),
  words: text,
  url: () => text().refine((value) => value === '' || isWebAddress(value), 'Not an http or https URL'),
  list: (entry, { most }) => list(entry, { most }).default([]),
  ownOptions: (item) => item,
};

/** Runs together with other checks of the item, so the fields may still be of any type. */
function requireOptions({ options, carryForwardFrom }: MayCarryForward, ctx: z.RefinementCtx): void {
  const none = options === undefined || (Array.isArray(options) && options.length === 0);
  if (!none || typeof carryForwardFrom === 'string') return;
  ctx.addIssue({
    code: 'custom',
    path: ['options'],
    message: 'Expected at least 1 entry, or carryForwardFrom',
  });
}
