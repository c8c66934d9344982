import { z } from 'zod';

export const ErasedAnswersShape = z
  .object({ erased: z.literal(true).meta({ description: 'Nothing of the interview is kept any more.' }) })
  .meta({ id: 'ErasedAnswers', description: 'A participant’s answers are deleted.' });
