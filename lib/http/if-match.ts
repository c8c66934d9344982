import { Failure } from '@/lib/domain/failure';

/** The ETag of a study's version. */
export function versionEtag(version: number): string {
  return `"${version}"`;
}

/** The version that an edit is based on, from If-Match (decisions, F5). Refuses `bad_request` without one. */
export function seenVersion(request: Request): number | 'any' {
  const header = request.headers.get('if-match')?.trim();
  if (!header) {
    throw new Failure('bad_request', 'Send the ETag of the study that you edit in the header If-Match.');
  }
  if (header === '*') return 'any';
  // An ETag of another form was not issued by this server, so it never matches the current version.
  return Number(/^(?:W\/)?"(\d{1,15})"$/.exec(header)?.[1] ?? -1);
}
