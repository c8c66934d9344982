import { isLinkId } from '../identifier';

/** Slugs that look like the program's own addresses. */
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

/** What is wrong with a chosen link id, or undefined (decisions, F5). Whether it is taken is checked in the store. */
export function linkIdProblem(linkId: string): string | undefined {
  if (!isLinkId(linkId)) return 'Expected 3 to 64 characters of a-z, 0-9 and "-", not shaped like a UUID';
  return RESERVED.has(linkId) ? 'This word is reserved' : undefined;
}
