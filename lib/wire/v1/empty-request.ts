import { z } from 'zod';

/** An empty JSON object, where a body is sent at all. */
export const EmptyRequest = z
  .strictObject({})
  .meta({ id: 'EmptyRequest', description: 'Nothing needs to be said.' });
