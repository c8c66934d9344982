import { z } from 'zod';
import { MOST_RETENTION_DAYS } from './fieldwork-settings';

export const RetentionQuery = z.object({
  days: z
    .string()
    .regex(/^[1-9]\d{0,4}$/, `Expected a number of days from 1 to ${MOST_RETENTION_DAYS}`)
    .transform(Number)
    .refine((days) => days <= MOST_RETENTION_DAYS, `At most ${MOST_RETENTION_DAYS}`)
    .exactOptional()
    .meta({
      description: "As if responses were kept for so many days; without it, as the study's consent says.",
      param: { example: '365' },
    }),
});

const count = z.int().min(0);

export const RetentionShape = z
  .object({
    days: count.nullable().meta({
      description: 'For how many days responses are kept; null: for good, but for those told otherwise.',
    }),
    overdue: count.meta({ description: 'Responses that are deleted within the hour.' }),
    withinWeek: count.meta({ description: 'Responses that are deleted within seven days, those included.' }),
    nextAt: z.iso.datetime().nullable().meta({ description: 'When the next one after these is due.' }),
  })
  .meta({ id: 'Retention', description: 'What is deleted next because it was kept for long enough.' });

export function retentionV1(of: {
  days: number | null;
  overdue: number;
  withinWeek: number;
  nextAt: Date | null;
}): z.input<typeof RetentionShape> {
  return { ...of, nextAt: of.nextAt?.toISOString() ?? null };
}
