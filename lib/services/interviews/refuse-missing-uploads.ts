import { Failure, type Issue } from '@/lib/domain/failure';

/** Refuses `invalid_request_body` at each id below `path` that is no upload of the interview's for its step. */
export function refuseMissingUploads(
  ids: readonly string[],
  { isThere, path }: { isThere: (id: string) => boolean; path: readonly string[] },
): void {
  const issues: Issue[] = ids.flatMap((id, index) =>
    isThere(id)
      ? []
      : [{ path: [...path, index], message: 'There is no such upload for this step of this interview.' }],
  );
  if (issues.length > 0)
    throw new Failure('invalid_request_body', 'An upload that is named is not there.', { issues });
}
