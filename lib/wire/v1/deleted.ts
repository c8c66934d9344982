import { z } from 'zod';

/** What is left of a deleted thing: its name. */
export const DeletedShape = z.object({ id: z.uuid(), deleted: z.literal(true) }).meta({ id: 'Deleted' });
