import { Failure } from '@/lib/domain/failure';
import { settingsVersion } from '@/lib/services/seen-settings';

/** The ETag of a version of something that is edited. */
export function versionEtag(version: number): string {
  return `"${version}"`;
}

/** The version that an edit is based on, from If-Match (decisions, F5, L3). Refuses `bad_request` without one. */
export function seenVersion(request: Request, what?: string): number | 'any' {
  const header = request.headers.get('if-match')?.trim();
  if (!header) {
    throw new Failure(
      'bad_request',
      `Send the ETag of ${what ? `the ${what} that` : 'what'} you edit in the header If-Match.`,
    );
  }
  if (header === '*') return 'any';
  // An ETag of another form was not issued by this server, so it never matches the current version.
  return Number(/^(?:W\/)?"(\d{1,15})(?:-\d+-\d+)?"$/.exec(header)?.[1] ?? -1);
}

/** The ETag of settings that are named by what they are; `shown` is what else the answer says. */
export function settingsEtag(version: string, shown?: unknown): string {
  return shown === undefined ? `"${version}"` : `"${version}-${settingsVersion([shown])}"`;
}

/** The settings that an edit is based on, for clients that send If-Match; null: whatever they are. */
export function seenSettings(request: Request): string | null {
  const header = request.headers.get('if-match')?.trim();
  if (!header || header === '*') return null;
  // An ETag of another form was not issued by this server, so it never matches.
  return /^(?:W\/)?"([0-9a-f]{32})(?:-[0-9a-f]{32})?"$/.exec(header)?.[1] ?? '';
}

/** The ETag of a theme: what it shows, its counts included. An edit is checked against the version alone. */
export function themeEtag({
  version,
  responses,
  asked,
}: {
  version: number;
  responses: number;
  asked: number;
}): string {
  return `"${version}-${responses}-${asked}"`;
}
