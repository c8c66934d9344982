import { z } from 'zod';

const LARGEST_OFFSET = 2 ** 31 - 1;

/** A part of what the participant said in one row, as answers have it (L1). */
export const RowPassageShape = z
  .object({
    responseIndex: z.int().min(0).meta({ description: 'The row of the transcript, from 0.' }),
    start: z.int().min(0).meta({ description: 'Where it begins in `user`, in UTF-16 units.' }),
    end: z.int().min(1).meta({ description: 'Its end, exclusive.' }),
  })
  .meta({ id: 'RowPassage', description: "A continuous part of the participant's words in a row." });

/** The same in a request. */
export const RowPassageRequest = z
  .strictObject({
    responseIndex: z
      .int()
      .min(0)
      .max(LARGEST_OFFSET)
      .meta({ description: 'The row of the transcript, from 0.' }),
    start: z
      .int()
      .min(0)
      .max(LARGEST_OFFSET)
      .meta({ description: 'Where it begins in `user`, in UTF-16 units.' }),
    end: z.int().min(1).max(LARGEST_OFFSET).meta({ description: 'Its end, exclusive.' }),
  })
  .meta({ id: 'NewRowPassage', description: "A continuous part of the participant's words in a row." });
