import { isFailure } from '@/lib/domain/failure';

/**
 * What is told of an error: a refusal's own words, else `what` and why. A query's own message would tell its parameters,
 * so what counts is the innermost.
 */
export function oneLine(error: unknown, what: string): string {
  if (isFailure(error) || (error instanceof Error && 'isPlain' in error)) return error.message;
  let innermost = error;
  while (innermost instanceof Error && innermost.cause !== undefined) innermost = innermost.cause;
  const { message, code } = Object(innermost) as { message?: unknown; code?: unknown };
  return `${what}: ${String(message || code || innermost).replace(/\s+/g, ' ')}`;
}
