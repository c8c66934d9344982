import { identifyingParameters, type PersonReference } from '@/lib/domain/participant/identity';
import { visibleUrlParams } from '@/lib/domain/response/listed-response';
import type { Db } from '@/lib/store/database';
import { findEntryClaim } from '@/lib/store/entry-claims';
import type { PersonSought } from '@/lib/store/participants';
import { findResponseById, type ResponseRow } from '@/lib/store/responses';
import { findStudy } from '@/lib/store/studies';
import { findInvitation } from '@/lib/store/study-invitations';
import type { MemberContext } from '../context';
import { invitationIn } from '../study-invitations/personal-link';

/**
 * What a person is known by (O2): a parameter of their links; or, by one of their responses, whatever names the
 * participant in its study: the parameter that lets each in once, that of a panel, and the address of a personal link.
 */
export async function identifyPerson(
  { db, principal }: MemberContext,
  person: PersonReference,
): Promise<PersonSought> {
  const { organizationId, test } = principal;
  const nobody = { organizationId, test, parameters: [], addressHash: null, responseId: null };
  if ('parameter' in person) return { ...nobody, parameters: [[person.parameter, person.value]] };
  const row = await findResponseById(db, person.responseId);
  const study = row && (await findStudy(db, principal, { by: 'id', id: row.studyId }));
  if (!row || !study) return nobody;
  return {
    ...nobody,
    parameters: identifyingParameters(study, visibleUrlParams(row.urlParams)),
    addressHash: await addressOf(db, row),
    responseId: row.id,
  };
}

/** Of whom the response's personal link went to; null for any other link. */
async function addressOf(db: Db, row: ResponseRow): Promise<Buffer | null> {
  const id = invitationIn(row.studyId, row.urlParams);
  const invitation = id === undefined ? undefined : await findInvitation(db, id);
  if (invitation?.studyId !== row.studyId) return null;
  const claimed = await findEntryClaim(db, row.studyId, invitation.claim);
  return claimed === row.id ? invitation.addressHash : null;
}
