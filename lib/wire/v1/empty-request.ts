import { z } from 'zod';

/** A body that says nothing, where one is sent at all. */
export const EmptyRequest = z
  .strictObject({})
  .meta({ id: 'EmptyRequest', description: 'Nothing needs to be said.' });
