import { z } from 'zod';
import { words } from '../text';

const placed = {
  id: z.uuid(),
  readableId: z.int().min(1),
  studyId: z.uuid(),
  studyTitle: z.string(),
};

export const FindAnythingQuery = z.object({
  q: words(300).meta({
    description: 'What is sought: words, a tag, or the id of a response or its beginning.',
  }),
});

export const FoundAnywhereShape = z
  .object({
    responses: z.array(z.object(placed).meta({ id: 'FoundResponse' })),
    quotes: z.array(
      z
        .object({
          ...placed,
          text: z.string(),
          marks: z.array(z.array(z.int().min(0)).length(2)),
          responseIndex: z.int().min(0),
          language: z.string(),
        })
        .meta({ id: 'FoundQuote' }),
    ),
    tags: z.array(
      z
        .object({
          text: z.string(),
          count: z.int().min(0),
          studyId: z.uuid(),
          studyTitle: z.string(),
        })
        .meta({ id: 'FoundTag' }),
    ),
  })
  .meta({ id: 'FoundAnywhere' });
export type FoundAnywhereV1 = z.output<typeof FoundAnywhereShape>;
