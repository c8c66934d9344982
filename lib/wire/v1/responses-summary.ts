import { z } from 'zod';

const count = z.int().min(0);

/** The reader's time zone, east of UTC, which decides where days begin. */
export const utcOffsetParameter = z
  .string()
  .regex(/^(0|-?[1-9][0-9]{0,2})$/, 'expected minutes from -840 to 840')
  .transform(Number)
  .refine((minutes) => Math.abs(minutes) <= 840, 'expected minutes from -840 to 840')
  .default(0)
  .meta({
    description: 'Where days begin: minutes east of UTC, from -840 to 840.',
    override: { type: 'integer', minimum: -840, maximum: 840, default: 0, pattern: undefined },
  });

export const ResponseFiguresShape = z
  .object({
    total: count.meta({ description: 'How many there are.' }),
    byProgress: z
      .object({
        complete: count.meta({ description: 'Complete ones.' }),
        screened_out: count.meta({ description: 'Those that did not meet the screening.' }),
        in_progress: count.meta({ description: 'Those under way.' }),
      })
      .meta({ description: 'How many of each progress.' }),
    medianDurationSeconds: count.nullable().meta({ description: 'Of complete ones; null without any.' }),
    medianQuality: z
      .number()
      .min(1)
      .max(5)
      .nullable()
      .meta({ description: 'Of complete ones; null without any.' }),
  })
  .meta({ id: 'ResponseFigures', description: 'Figures of a set of responses.' });

export const ResponsesSummaryShape = z
  .object({
    found: ResponseFiguresShape,
    whole: ResponseFiguresShape,
    days: z
      .array(
        z
          .object({
            date: z.iso.date().meta({ description: 'Which one.' }),
            count: count.meta({ description: 'How many of the responses found.' }),
          })
          .meta({ id: 'DayCount', description: 'A day.' }),
      )
      .meta({ description: 'How many of them began on each of the last 14 days, today last.' }),
  })
  .meta({ id: 'ResponsesSummary', description: 'Responses that pass a filter, beside the whole study.' });
export type ResponsesSummaryV1 = z.output<typeof ResponsesSummaryShape>;
