import { z } from 'zod';
import { words } from '../text';
import { ResponseFilterShape } from './response-filter';

const count = z.int().min(0);

/** The body of POST …/responses/tags: exactly one of `add` and `remove`. */
export const TagResponsesRequest = z
  .strictObject({
    add: words(80).exactOptional().meta({ description: 'The tag to give.' }),
    remove: words(200).exactOptional().meta({ description: 'The tag to take away.' }),
    filter: ResponseFilterShape.exactOptional().meta({ description: 'Which responses; absent: all.' }),
    after: z
      .int()
      .min(0)
      .max(2 ** 31 - 1)
      .exactOptional()
      .meta({ description: 'The `after` of the answer before.' }),
  })
  .refine(({ add, remove }) => (add === undefined) !== (remove === undefined), {
    message: 'Expected either add or remove',
  })
  .refine(({ add }) => add === undefined || add.trim() !== '', { path: ['add'], message: 'Expected a word' })
  .meta({ id: 'TagResponsesRequest', description: 'A tag to add or to remove: exactly one of them.' });

export const TaggedResponsesShape = z
  .object({
    total: count.meta({ description: 'How many responses pass the filter.' }),
    seen: count.meta({ description: 'How many this request went over.' }),
    changed: count.meta({ description: 'How many of those it changed.' }),
    after: z.int().min(1).nullable().meta({ description: '`after` for the next request; null when done.' }),
  })
  .meta({ id: 'TaggedResponses', description: 'What became of it.' });
export type TaggedResponsesV1 = z.output<typeof TaggedResponsesShape>;
