import { z } from 'zod';
import { TAG_LENGTH } from '@/lib/domain/response/tag-length';
import { list } from '../list';
import { words } from '../text';

const MOST_TAGS = 50;

/** A tag as somebody types it. */
export function tag() {
  return words(TAG_LENGTH).refine((value) => value.trim() !== '', 'Expected a word');
}

export const ReviewedTagShape = z
  .object({ text: z.string(), by: z.enum(['analyst', 'review']), rows: z.array(z.int().min(0)) })
  .meta({ id: 'ReviewedTag' });
export type ReviewedTagSource = z.output<typeof ReviewedTagShape>;

/** The body of PATCH …/tags: taken away first, then given. */
export const ChangeTagsRequest = z
  .strictObject({
    add: list(tag(), { most: MOST_TAGS }).exactOptional(),
    remove: list(tag(), { most: MOST_TAGS }).exactOptional(),
  })
  .meta({ id: 'ChangeTagsRequest' });

export const ResponseTagsShape = z
  .object({ tags: z.array(ReviewedTagShape), removedTags: z.array(z.string()) })
  .meta({ id: 'ResponseTags' });

export const StudyTagsShape = z
  .object({
    tags: z.array(z.object({ text: z.string(), count: z.int().min(1) }).meta({ id: 'CountedTag' })),
  })
  .meta({ id: 'StudyTags' });
