import { z } from 'zod';
import { words } from '../text';

const placed = {
  id: z.uuid(),
  readableId: z.int().min(1),
  studyId: z.uuid(),
  studyTitle: z.string(),
  test: z.boolean().meta({ description: 'Whether it is of a test study.' }),
};

export const FindAnythingQuery = z.object({
  q: words(300).meta({
    description: 'Words, a tag, or the id of a response or its beginning.',
  }),
});

export const FoundAnywhereShape = z
  .object({
    responses: z
      .array(z.object(placed).meta({ id: 'FoundResponse', description: 'A response and its study.' }))
      .meta({ description: 'Those whose id or readable id it is, or the beginning of the id.' }),
    quotes: z
      .array(
        z
          .object({
            ...placed,
            text: z.string().meta({ description: 'The passage.' }),
            marks: z.array(z.array(z.int().min(0)).length(2)).meta({
              description: 'The matches in it: start and exclusive end in UTF-16 units.',
            }),
            responseIndex: z.int().min(0).meta({ description: 'Its row of the transcript.' }),
            language: z.string().meta({ description: 'The language of the interview.' }),
          })
          .meta({ id: 'FoundQuote', description: 'A passage of what was said.' }),
      )
      .meta({ description: 'Words of participants with all of the words, one per response.' }),
    tags: z
      .array(
        z
          .object({
            text: z.string().meta({ description: 'The tag.' }),
            count: z.int().min(0).meta({ description: 'How many of the latest 300 responses have it.' }),
            studyId: z.uuid().meta({ description: 'The id of the study.' }),
            studyTitle: z.string().meta({ description: 'Its title.' }),
            test: z.boolean().meta({ description: 'Whether it is a test study.' }),
          })
          .meta({ id: 'FoundTag', description: 'A tag of a study.' }),
      )
      .meta({
        description: 'Tags that contain the text, in the latest responses; the most used first.',
      }),
  })
  .meta({ id: 'FoundAnywhere', description: 'What was found in an organisation.' });
export type FoundAnywhereV1 = z.output<typeof FoundAnywhereShape>;
