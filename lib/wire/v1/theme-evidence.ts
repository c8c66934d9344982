import { z } from 'zod';
import type { ThemeEvidence } from '@/lib/domain/themes/theme';
import { pageFields } from '../page-query';
import { RowPassageRequest } from './row-passage';
import { originField } from './theme';

const stance = z.enum(['supports', 'contradicts'], 'expected supports or contradicts');

export const ThemeEvidenceShape = z
  .object({
    id: z.uuid().meta({ description: 'Its id.' }),
    responseId: z.uuid().meta({ description: 'The response that it is from.' }),
    readableId: z.int().min(1).meta({ description: 'The same, as people call it.' }),
    answerId: z.uuid().nullable().meta({ description: 'The answer that it is part of.' }),
    discussionGuideQuestionId: z.string().meta({ description: 'The question that was asked.' }),
    conceptId: z.string().nullable().meta({ description: 'The concept that it was asked about.' }),
    responseIndex: z.int().min(0).meta({ description: 'The row of the transcript, from 0.' }),
    start: z.int().min(0).meta({ description: 'Where it begins in `user`, in UTF-16 units.' }),
    end: z.int().min(1).meta({ description: 'Its end, exclusive.' }),
    quote: z.string().meta({ description: 'These words: a slice of the row.' }),
    stance: stance.meta({ description: 'Whether it speaks for the theme or against it.' }),
    by: z
      .object({
        origin: originField.meta({ description: 'Who put it in.' }),
        id: z.uuid().nullable().meta({ description: "A person's user id." }),
        name: z.string().nullable().meta({ description: "A person's name, or a model's." }),
      })
      .meta({ description: 'Who put it in; without a name once that person is deleted.' }),
    row: z
      .object({
        moderator: z.string().meta({ description: 'What was asked.' }),
        user: z.string().meta({ description: 'All that was answered.' }),
      })
      .meta({ id: 'EvidenceRow', description: 'The whole row.' })
      .optional()
      .meta({ description: 'With `expand=row`: the row that it stands in.' }),
  })
  .meta({ id: 'ThemeEvidence', description: 'A passage that speaks for a theme or against it.' });

export const EvidencePageShape = z
  .object({
    evidence: z.array(ThemeEvidenceShape).meta({ description: 'In the order of responses and rows.' }),
  })
  .meta({ id: 'EvidencePage', description: 'Passages of a theme.' });

/** The query of GET …/themes/{themeId}/evidence. */
export const EvidenceQuery = z.object({
  stance: stance.optional().meta({ description: 'Only passages that speak for it, or against it.' }),
  ...pageFields({ noun: 'Passages', usual: 100, most: 1_000 }),
  expand: z.enum(['row'], 'expected row').optional().meta({ description: 'Adds the row of each passage.' }),
});

/** The body of POST …/themes/{themeId}/evidence. */
export const AddEvidenceRequest = RowPassageRequest.extend({
  responseId: z.uuid().toLowerCase().meta({ description: 'The response, of the same study.' }),
  stance: stance.exactOptional().meta({ description: 'For it (the default) or against it.' }),
}).meta({ id: 'AddEvidenceRequest', description: 'A passage to put into a theme.' });

export const evidenceV1 = (evidence: ThemeEvidence): z.output<typeof ThemeEvidenceShape> => evidence;
