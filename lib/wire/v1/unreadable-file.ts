import { Failure } from '@/lib/domain/failure';

/** A file that is not what it is said to be; the parser's words say where. */
export function unreadableFile(kind: string, error: unknown): Failure {
  const reason = error instanceof Error ? error.message.split('\n')[0] : 'it cannot be read';
  return new Failure('invalid_request_body', `This is not a ${kind} file that can be read: ${reason}.`, {
    issues: [{ path: [], message: `${reason}` }],
  });
}
