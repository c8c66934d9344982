import { Failure } from '@/lib/domain/failure';
import { isUuid } from '@/lib/domain/identifier';
import { UNLIMITED } from '@/lib/domain/people/key-limits';
import { accountWithheld } from '@/lib/domain/people/leaving';
import { secondFactorRequired } from '@/lib/domain/people/second-factor';
import type { Member } from '@/lib/domain/principal';
import { database } from '@/lib/store/database';
import { findMemberStanding, listOrganizationsOf } from '@/lib/store/members';
import { findSignedIn } from './authenticate-person';
import { hasSessionCookie } from './session-cookie';

/**
 * The member behind a dashboard session (decisions, H2 and H3). `organizationId` is the organisation that the request
 * names; without it, the session's active organisation or the person's only one. Refuses `missing_api_key` (no
 * session), `unauthorized` (an invalid one), `bad_request` (not an id, or no organisation to choose) and `forbidden`
 * (not a member, an organisation that is being deleted, a person whose account is to be, or who lacks the second factor
 * that the organisation requires). A named organisation is never replaced by another.
 */
export async function authenticateSession(credentials: {
  cookie: string | null;
  organizationId: string | null;
}): Promise<Member> {
  const { cookie, organizationId: named } = credentials;
  if (!hasSessionCookie(cookie)) {
    throw new Failure('missing_api_key', 'This endpoint needs an API key in the header x-api-key.');
  }
  const person = await findSignedIn(cookie);
  if (!person) throw new Failure('unauthorized', 'This session is not valid any more. Sign in again.');
  const { userId } = person;
  if (named !== null && !isUuid(named)) {
    throw new Failure('bad_request', 'The header x-organization must be the id of an organisation.');
  }
  const organizationId =
    named?.toLowerCase() ?? person.activeOrganizationId ?? (await onlyOrganizationOf(userId));
  const standing = await findMemberStanding(database(), { organizationId, userId });
  if (!standing) throw new Failure('forbidden', 'You are not a member of this organisation.');
  if (standing.isPersonLeaving) throw accountWithheld();
  const { role, isLeaving, heldBackBy } = standing;
  if (heldBackBy !== null) throw secondFactorRequired(heldBackBy);
  return {
    ...{ kind: 'member', via: 'session', keyId: null, organizationId, userId, role, ...UNLIMITED },
    ...(isLeaving && { isLeaving: true }),
  };
}

async function onlyOrganizationOf(userId: string): Promise<string> {
  const [only, ...others] = await listOrganizationsOf(database(), userId);
  if (!only) throw new Failure('forbidden', 'You are not a member of any organisation.');
  if (others.length > 0) {
    throw new Failure(
      'bad_request',
      'Say which organisation this is about, by its id in the header x-organization.',
    );
  }
  return only.organizationId;
}
