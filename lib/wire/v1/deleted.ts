import { z } from 'zod';

/** What is left of a deleted thing: its name. */
export const DeletedShape = z
  .object({
    id: z.uuid().meta({ description: 'Its id.' }),
    deleted: z.literal(true).meta({ description: 'Always true.' }),
  })
  .meta({ id: 'Deleted', description: 'What was deleted.' });
