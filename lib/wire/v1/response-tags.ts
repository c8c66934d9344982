import { z } from 'zod';
import { TAG_LENGTH } from '@/lib/domain/response/tag-length';
import { list } from '../list';
import { words } from '../text';
import { passages } from './statement';

const MOST_TAGS = 50;

/** A tag as somebody types it. */
export function tag() {
  return words(TAG_LENGTH).refine((value) => value.trim() !== '', 'Expected a word');
}

export const ReviewedTagShape = z
  .object({
    text: z.string().meta({ description: 'The tag.' }),
    by: z.enum(['analyst', 'review']).meta({ description: 'Whether the analyst or a reviewer gave it.' }),
    rows: z.array(z.int().min(0)).meta({
      description: 'The `responseIndex` of the rows it is based on. None when a reviewer added it.',
    }),
    passages,
  })
  .meta({ id: 'ReviewedTag', description: 'A tag of a response.' });
export type ReviewedTagSource = z.output<typeof ReviewedTagShape>;

/** The body of PATCH …/tags: tags are removed first, then added. */
export const ChangeTagsRequest = z
  .strictObject({
    add: list(tag(), { most: MOST_TAGS }).exactOptional().meta({ description: 'Tags to give.' }),
    remove: list(tag(), { most: MOST_TAGS }).exactOptional().meta({ description: 'Tags to take away.' }),
  })
  .meta({
    id: 'ChangeTagsRequest',
    description: 'Tags to remove, then to add. Repeating changes nothing.',
  });

export const ResponseTagsShape = z
  .object({
    tags: z.array(ReviewedTagShape).meta({ description: 'What it is tagged with.' }),
    removedTags: z.array(z.string()).meta({ description: "The analyst's tags that reviewers took away." }),
  })
  .meta({ id: 'ResponseTags', description: 'The tags of a response.' });

export const StudyTagsShape = z
  .object({
    tags: z
      .array(
        z
          .object({
            text: z.string().meta({ description: 'The tag.' }),
            count: z.int().min(1).meta({ description: 'On how many responses it is.' }),
          })
          .meta({ id: 'CountedTag', description: 'A tag and its use.' }),
      )
      .meta({ description: 'The most used first.' }),
  })
  .meta({ id: 'StudyTags', description: 'The tags of a study.' });
