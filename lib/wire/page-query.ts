import { z } from 'zod';
import { RESPONSE_FLAGS } from '@/lib/domain/response/response-flag';
import { shownAs } from './shown-as';
import { timestampParameter } from './timestamp';

/** An integer written in plain digits, within bounds. */
export function wholeParameter(minimum: number, maximum: number) {
  const message = `expected an integer from ${minimum} to ${maximum}`;
  return z
    .string()
    .regex(/^(0|[1-9][0-9]{0,8})$/, message)
    .transform(Number)
    .refine((value) => value >= minimum && value <= maximum, message);
}

interface PageSize {
  /** What a page has, in the plural. */
  noun: string;
  usual: number;
  most: number;
}

/** The fields `page` (from 0) and `perPage` of a list's query. */
export function pageFields({ noun, usual, most }: PageSize) {
  return {
    page: pageNumber(),
    perPage: wholeParameter(1, most)
      .default(usual)
      .meta({
        description: `${noun} on a page.`,
        override: shownAs({ type: 'integer', minimum: 1, maximum: most, default: usual }, 'pattern'),
      }),
  };
}

/** Past the end of every list, and still an exact number when it is multiplied by the size of a page. */
const LAST_PAGE = 999_999_999;

/** The field `page` (from 0) of a list. There is no last one: pages past the end are empty (E1). */
export function pageNumber() {
  return z
    .string()
    .regex(/^(0|[1-9][0-9]*)$/, 'expected an integer from 0')
    .transform((digits) => Math.min(Number(digits), LAST_PAGE))
    .default(0)
    .meta({
      description: 'The page, from 0.',
      override: shownAs({ type: 'integer', minimum: 0, default: 0 }, 'pattern'),
    });
}

const fields = {
  ...pageFields({ noun: 'Responses', usual: 1_000, most: 10_000 }),
  includeInProgress: z
    .enum(['true', 'false'], 'expected true or false')
    .transform((value) => value === 'true')
    .default(true)
    .meta({
      description: 'Whether to include responses not yet analysed, also in progress.',
      override: shownAs({ type: 'boolean', default: true }, 'enum'),
    }),
};

/** The query of a v1 list of responses (E1). */
export const PageQuery = z.object({
  ...fields,
  updatedSince: timestampParameter('up')
    .optional()
    .meta({
      description: 'Only responses changed at or after this RFC 3339 time.',
      override: { type: 'string', format: 'date-time' },
    }),
  flag: z.enum(RESPONSE_FLAGS, 'expected safety').optional().meta({
    description: 'Only responses that carry this flag.',
  }),
  expand: z.enum(['transcript'], 'expected transcript').optional().meta({
    description: 'Adds the whole `transcript` to each response.',
  }),
});

/** The same under its legacy names. */
export const LegacyPageQuery = z.object({
  page: fields.page,
  per_page: fields.perPage,
  updated_since: timestampParameter('down', 'ISO 8601')
    .optional()
    .meta({
      description: 'Only responses changed after this ISO 8601 date or time, in UTC where it names no zone.',
      override: { type: 'string' },
    }),
  include_in_progress: fields.includeInProgress,
});

const MOST_ENTRIES = 500;

/** The query of a wallet's ledger. */
export const LedgerQuery = z.object({
  before: wholeParameter(1, 999_999_999)
    .optional()
    .meta({
      description: 'Only entries older than the one with this id.',
      override: shownAs({ type: 'integer', minimum: 1, maximum: 999_999_999 }, 'pattern'),
    }),
  limit: wholeParameter(1, MOST_ENTRIES)
    .default(50)
    .meta({
      description: 'Entries on a page.',
      override: shownAs({ type: 'integer', minimum: 1, maximum: MOST_ENTRIES, default: 50 }, 'pattern'),
    }),
});
