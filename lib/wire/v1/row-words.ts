import { z } from 'zod';
import { text } from '../text';

/** Characters that a transcript of one answer may have: more than an hour of speech. */
export const TRANSCRIPT_LENGTH = 100_000;

/** The body of PUT …/rows/{responseIndex}/words. */
export const MendWordsRequest = z
  .strictObject({
    text: text(TRANSCRIPT_LENGTH).meta({
      description: 'What was said; empty when nothing was.',
      maxLength: TRANSCRIPT_LENGTH,
    }),
    version: z
      .int()
      .min(0)
      .max(2 ** 31 - 1)
      .exactOptional()
      .meta({
        description: 'The version that you have read. After a newer one nothing is written.',
      }),
  })
  .meta({ id: 'MendWordsRequest', description: 'The words of a spoken answer.' });

export const RowWordsShape = z
  .object({
    responseIndex: z.int().min(0).meta({ description: 'The row.' }),
    version: z.int().min(0).meta({ description: 'The newest version; 0 while there is none.' }),
    text: z.string().meta({ description: 'The words as they are shown.' }),
    versions: z
      .array(
        z
          .object({
            version: z.int().min(1).meta({ description: 'Its number, from 1.' }),
            text: z.string().meta({ description: 'Its words.' }),
            by: z.enum(['transcriber', 'person']).meta({ description: 'Who wrote them down.' }),
            author: z
              .object({
                id: z.uuid().meta({ description: 'Their user id.' }),
                name: z.string().meta({ description: 'Their name.' }),
              })
              .meta({ id: 'WordsAuthor', description: 'Who wrote the words.' })
              .nullable()
              .meta({ description: 'The person; null for the transcriber, and once they are deleted.' }),
            at: z.iso
              .datetime()
              .nullable()
              .meta({ description: 'When; null for words from before versions were kept.' }),
          })
          .meta({ id: 'WordsVersion', description: 'The words as they were at some time.' }),
      )
      .meta({ description: 'Oldest first.' }),
  })
  .meta({ id: 'RowWords', description: 'The words of a spoken answer, and what they were before.' });

type RowWordsV1 = z.output<typeof RowWordsShape>;

interface RowWordsSource extends Omit<RowWordsV1, 'versions'> {
  versions: (Omit<RowWordsV1['versions'][number], 'at'> & { at: Date | null })[];
}

export function rowWordsV1({ versions, ...words }: RowWordsSource): RowWordsV1 {
  return { ...words, versions: versions.map((one) => ({ ...one, at: one.at?.toISOString() ?? null })) };
}
