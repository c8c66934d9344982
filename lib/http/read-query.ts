import type { z } from 'zod';
import { Failure } from '@/lib/domain/failure';

/**
 * The query parameters that a route knows, each parsed by its own schema. Unknown names are ignored (A1); an invalid or
 * repeated one is `bad_request` and named in the message (E1).
 */
export function readQuery<S extends z.ZodObject>(schema: S, url: URL): z.output<S> {
  const given: [string, string][] = [];
  for (const name of Object.keys(schema.shape)) {
    const values = url.searchParams.getAll(name);
    if (values.length > 1)
      throw new Failure('bad_request', `The query parameter ${name} is given more than once.`);
    if (values[0] !== undefined) given.push([name, values[0]]);
  }
  const parsed = schema.safeParse(Object.fromEntries(given));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new Failure(
    'bad_request',
    `The query parameter ${String(issue?.path[0])} is not valid: ${issue?.message}`,
  );
}
