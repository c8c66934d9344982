import { z } from 'zod';
import type { Retention, RetentionPart } from '@/lib/domain/retention/retention';

/** About a hundred years. */
export const MOST_RETENTION_DAYS = 36_500;

const days = z.int().min(1).max(MOST_RETENTION_DAYS).nullable();
const SAYS = {
  recordingsDays:
    'For how many days recordings are kept, with what was made of them, clips among it; null: no limit here.',
  wordsDays:
    'For how many days what was said and typed is kept, recordings and files with it. Answers by choice stay. Null: no limit here.',
  everythingDays: 'For how many days whole responses are kept; null: no limit here.',
} satisfies Record<keyof Retention, string>;

export const RetentionTimesShape = z
  .strictObject({
    recordingsDays: days.meta({ description: SAYS.recordingsDays }),
    wordsDays: days.meta({ description: SAYS.wordsDays }),
    everythingDays: days.meta({ description: SAYS.everythingDays }),
  })
  .meta({
    id: 'RetentionTimes',
    description:
      'For how many days parts of a response are kept after the last thing that happened in its interview.',
  }) satisfies z.ZodType<Retention>;

/** In a PATCH. */
export const retentionChange = z
  .strictObject({
    recordingsDays: days.default(null).meta({ description: SAYS.recordingsDays }),
    wordsDays: days.default(null).meta({ description: SAYS.wordsDays }),
    everythingDays: days.default(null).meta({ description: SAYS.everythingDays }),
  })
  .meta({
    id: 'RetentionTimesChange',
    outputId: 'RetentionTimesChanged',
    description: 'For how many days parts of responses are kept. What is left out has no limit.',
  });

const numberOfDays = (description: string) =>
  z
    .string()
    .regex(/^(?:none|[1-9]\d{0,4})$/, `Expected a number of days from 1 to ${MOST_RETENTION_DAYS}, or none`)
    .transform((text) => (text === 'none' ? null : Number(text)))
    .refine((number) => number === null || number <= MOST_RETENTION_DAYS, `At most ${MOST_RETENTION_DAYS}`)
    .exactOptional()
    .meta({ description, param: { example: '365' } });

const partsQuery = {
  recordingsDays: numberOfDays('As if `retention.recordingsDays` were this; `none`: as if it were null.'),
  wordsDays: numberOfDays('As if `retention.wordsDays` were this; `none`: as if it were null.'),
  everythingDays: numberOfDays('As if `retention.everythingDays` were this; `none`: as if it were null.'),
};

export const RetentionQuery = z.object({
  days: numberOfDays(
    "As if responses were kept for so many days; without it, as the study's consent says; `none`: as if that said nothing.",
  ),
  ...partsQuery,
});
export const OrganizationRetentionQuery = z.object(partsQuery);

type PartsQuery = { [Name in keyof Retention]?: number | null | undefined };

/** The numbers that a query gave. */
export function askedTimes({ recordingsDays, wordsDays, everythingDays }: PartsQuery): Partial<Retention> {
  return {
    ...(recordingsDays !== undefined && { recordingsDays }),
    ...(wordsDays !== undefined && { wordsDays }),
    ...(everythingDays !== undefined && { everythingDays }),
  };
}

const count = z.int().min(0);

/** How many responses lose one part, and when. */
const partForecast = (description: string) =>
  z
    .object({
      overdue: count.meta({ description: 'Responses that lose it within the hour.' }),
      withinWeek: count.meta({ description: 'Responses that lose it within seven days, those included.' }),
      nextAt: z.iso.datetime().nullable().meta({ description: 'When the next one after these is due.' }),
    })
    .meta({ description });

const forecastFields = {
  parts: z
    .object({
      recordings: partForecast('Recordings, and no more.'),
      words: partForecast('Words with their recordings and files, and no more.'),
      everything: partForecast('The whole response.'),
    })
    .meta({
      description: 'By part: a response counts once, for the most of it that goes by then.',
    }),
  held: count.meta({
    description: 'Responses of which something is overdue, and stays because of a legal hold.',
  }),
};

export const RetentionShape = z
  .object({
    days: count.nullable().meta({
      description:
        'For how many days responses are kept by the consent; null: for good, but for those told otherwise.',
    }),
    overdue: count.meta({ description: 'Responses that are deleted within the hour.' }),
    withinWeek: count.meta({ description: 'Responses that are deleted within seven days, those included.' }),
    nextAt: z.iso.datetime().nullable().meta({ description: 'When the next one after these is due.' }),
    kept: z
      .object({
        recordings: count.nullable().meta({ description: 'Recordings.' }),
        words: count.nullable().meta({ description: 'What was said and typed.' }),
        everything: count.nullable().meta({ description: 'Whole responses.' }),
      })
      .meta({
        description: "The days that count, with the organization's and the consent's; null: no end.",
      }),
    ...forecastFields,
  })
  .meta({ id: 'Retention', description: 'What is deleted next because it was kept for long enough.' });

export const OrganizationRetentionShape = z
  .object({
    retention: RetentionTimesShape.meta({ description: 'The numbers that this is by.' }),
    studies: count.meta({ description: 'Studies of which something is deleted within the hour.' }),
    ...forecastFields,
  })
  .meta({
    id: 'OrganizationRetention',
    description: 'What is deleted next in all studies, because it was kept for long enough.',
  });

type PartSource = { overdue: number; withinWeek: number; nextAt: Date | null };
interface ForecastSource {
  parts: Record<RetentionPart, PartSource>;
  held: number;
}

export function retentionV1({
  days: told,
  kept,
  parts,
  held,
}: ForecastSource & {
  days: number | null;
  kept: Record<RetentionPart, number | null>;
}): z.input<typeof RetentionShape> {
  return { days: told, ...partV1(parts.everything), kept, parts: partsV1(parts), held };
}

export function organizationRetentionV1({
  retention,
  studies,
  parts,
  held,
}: ForecastSource & { retention: Retention; studies: number }): z.input<typeof OrganizationRetentionShape> {
  return { retention, studies, parts: partsV1(parts), held };
}

const partsV1 = ({ recordings, words, everything }: ForecastSource['parts']) => ({
  recordings: partV1(recordings),
  words: partV1(words),
  everything: partV1(everything),
});

const partV1 = ({ overdue, withinWeek, nextAt }: PartSource) => ({
  ...{ overdue, withinWeek },
  nextAt: nextAt?.toISOString() ?? null,
});
