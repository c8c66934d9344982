import { z } from 'zod';
import { timestampParameter } from './timestamp';

/** An integer written in plain digits, within bounds. */
function whole(minimum: number, maximum: number) {
  const message = `expected an integer from ${minimum} to ${maximum}`;
  return z
    .string()
    .regex(/^(0|[1-9][0-9]{0,8})$/, message)
    .transform(Number)
    .refine((value) => value >= minimum && value <= maximum, message);
}

const fields = {
  page: whole(0, 999_999_999).default(0),
  perPage: whole(1, 10_000).default(1_000),
  includeInProgress: z
    .enum(['true', 'false'], 'expected true or false')
    .transform((value) => value === 'true')
    .default(true),
};

/** The query of a v1 list of responses (E1). */
export const PageQuery = z.object({ ...fields, updatedSince: timestampParameter('up').optional() });

/** The same under its legacy names. */
export const LegacyPageQuery = z.object({
  page: fields.page,
  per_page: fields.perPage,
  updated_since: timestampParameter('down').optional(),
  include_in_progress: fields.includeInProgress,
});
