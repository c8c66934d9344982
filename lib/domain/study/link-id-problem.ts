import { isLinkId } from '../identifier';

/** Slugs that would read as addresses of ours. */
const RESERVED = new Set([
  'admin',
  'api',
  'create',
  'docs',
  'health',
  'interviews',
  'keys',
  'live',
  'login',
  'members',
  'new',
  'organisation',
  'organization',
  'public',
  'resume',
  'settings',
  'sign-in',
  'sign-up',
  'static',
  'studies',
  'study',
  'validate',
  'wallets',
]);

/** What is wrong with a link id that somebody chose, or undefined (decisions, F5). Whether it is taken, the store knows. */
export function linkIdProblem(linkId: string): string | undefined {
  if (!isLinkId(linkId)) return 'Expected 3 to 64 characters of a-z, 0-9 and "-", not shaped like a UUID';
  return RESERVED.has(linkId) ? 'This word is reserved' : undefined;
}
