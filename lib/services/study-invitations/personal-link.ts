import { isUuid } from '@/lib/domain/identifier';
import { entrySignature, isSignedEntry, SIGNATURE_PARAMETER } from '@/lib/ports/entry-signature';
import { INVITATION_PARAMETER } from '@/lib/ports/invitation-token';

type Parameters = readonly (readonly [string, string])[];

/** The parameters of somebody's personal link: their own, which invitation it is of, and the signature of all (G6). */
export function personalParameters(
  studyId: string,
  invitation: { id: string; parameters: Parameters },
): [string, string][] {
  const named: [string, string][] = [
    ...invitation.parameters.map(([name, value]): [string, string] => [name, value]),
    [INVITATION_PARAMETER, invitation.id],
  ];
  return [...named, [SIGNATURE_PARAMETER, entrySignature(studyId, named)]];
}

/** The invitation that a link is of; undefined for any link that is not whole. */
export function invitationIn(studyId: string, urlParams: Parameters): string | undefined {
  const id = urlParams.find(([name]) => name === INVITATION_PARAMETER)?.[1];
  return id !== undefined && isUuid(id) && isSignedEntry(studyId, urlParams) ? id : undefined;
}
