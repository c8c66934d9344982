import { z } from 'zod';
import type { LegalHold, ResponseHold } from '@/lib/domain/retention/legal-hold';
import { shownWords } from '../text';

const REASON_LENGTH = 1_000;

/** Under a legal hold nothing is deleted (decisions, O2). */
export const LegalHoldRequest = z
  .strictObject({
    reason: shownWords(REASON_LENGTH).meta({
      description: 'Why nothing may be deleted, such as the number of a case.',
    }),
  })
  .meta({ id: 'LegalHoldRequest', description: 'A legal hold.' });

const fields = {
  reason: z.string().meta({ description: 'Why.' }),
  by: z
    .object({
      id: z.string().meta({ description: 'Their id.' }),
      name: z.string().meta({ description: 'Their name.' }),
    })
    .nullable()
    .meta({ description: 'Who set it; null once their account is deleted.' }),
  at: z.iso.datetime().meta({ description: 'When it was set.' }),
};

export const LegalHoldShape = z
  .object(fields)
  .meta({ id: 'LegalHold', description: 'Why, by whom and since when nothing is deleted.' });

export const ResponseHoldShape = z
  .object({
    of: z.enum(['response', 'study']).meta({ description: 'What is held: the response, or its study.' }),
    ...fields,
  })
  .meta({ id: 'ResponseHold', description: 'The legal hold that keeps a response.' });

export const StudyHoldsShape = z
  .object({
    study: LegalHoldShape.nullable().meta({ description: "The study's own; null without one." }),
    responses: z
      .array(
        z
          .object({
            responseId: z.string().meta({ description: 'The response.' }),
            readableId: z.int().min(1).meta({ description: 'Its number within the study.' }),
            ...fields,
          })
          .meta({ id: 'HeldResponse', description: 'A response that is held by itself.' }),
      )
      .meta({ description: 'Responses that are held by themselves, by number.' }),
  })
  .meta({ id: 'StudyHolds', description: 'The legal holds in a study.' });

interface HeldSource extends LegalHold {
  responseId: string | null;
  readableId: number | null;
}

export function studyHoldsV1({
  study,
  responses,
}: {
  study: LegalHold | null;
  responses: readonly HeldSource[];
}): z.input<typeof StudyHoldsShape> {
  return {
    study: study && legalHoldV1(study),
    responses: responses.map((one) => ({
      responseId: one.responseId ?? '',
      readableId: one.readableId ?? 0,
      ...legalHoldV1(one),
    })),
  };
}

export function responseHoldV1(hold: ResponseHold): z.output<typeof ResponseHoldShape> {
  return { of: hold.of, ...legalHoldV1(hold) };
}

function legalHoldV1({ reason, by, at }: LegalHold): z.output<typeof LegalHoldShape> {
  return { reason, by, at: at.toISOString() };
}
