import { z } from 'zod';
import { RowPassageShape } from './row-passage';

/** The words of the participant that support a statement about a response (L1). */
export const passages = z.array(RowPassageShape).meta({
  description: "The participant's words that support it; empty while it is analysed again.",
});

export const view = z.enum(['own', 'reported']).meta({
  description: "Whether it is the participant's own view, or one that they report of somebody else.",
});

export const StatementShape = z
  .object({ text: z.string().meta({ description: 'Its words.' }), passages, view })
  .meta({ id: 'Statement', description: 'Something stated about a response, with its evidence.' });
