import { z } from 'zod';

export const EraseLinkShape = z
  .object({ url: z.url().meta({ description: 'A page that asks once, and deletes. It works for good.' }) })
  .meta({ id: 'EraseLink', description: 'Where a participant may delete their answers.' });

export const ErasedAnswersShape = z
  .object({ erased: z.literal(true).meta({ description: 'Nothing of the interview is kept any more.' }) })
  .meta({ id: 'ErasedAnswers', description: 'A participant’s answers are deleted.' });
