import { z } from 'zod';

/** The answer to a deletion: the id of what was deleted. */
export const DeletedShape = z
  .object({
    id: z.uuid().meta({ description: 'Its id.' }),
    deleted: z.literal(true).meta({ description: 'Always true.' }),
  })
  .meta({ id: 'Deleted', description: 'What was deleted.' });
