import { isFailure } from '@/lib/domain/failure';
import { innermostMessage } from '@/lib/telemetry/describe-error';

/** What an operator is shown of an error: a refusal's own words, else `what` and why, without any parameter. */
export function oneLine(error: unknown, what: string): string {
  if (isFailure(error) || (error instanceof Error && 'isPlain' in error)) return error.message;
  return `${what}: ${innermostMessage(error)}`;
}
