import type { z } from 'zod';

/** A parameter of a path: how it is described, and how its text becomes a value (or a refusal). */
export interface PathParameter<T> {
  schema: z.ZodType;
  read: (raw: string) => T;
  /** It names a study, which a key may not be for. */
  namesStudy?: true;
}
