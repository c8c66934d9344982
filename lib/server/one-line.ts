import { isFailure } from '@/lib/domain/failure';
import { innermostMessage } from '@/lib/telemetry/describe-error';

/** An error as one line for operators: a refusal's own message, else `what` and the reason, without parameters. */
export function oneLine(error: unknown, what: string): string {
  if (isFailure(error) || (error instanceof Error && 'isPlain' in error)) return error.message;
  return `${what}: ${innermostMessage(error)}`;
}
