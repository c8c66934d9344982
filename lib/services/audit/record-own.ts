import type { AuditActor, AuditChanges } from '@/lib/domain/audit/audit-entry';
import { insertAuditEntry } from '@/lib/store/audit';
import type { Db } from '@/lib/store/database';
import { listOrganizationsOf, type Membership } from '@/lib/store/members';

const ABOUT_THE_ORGANIZATION = ['deleteOrganization', 'keepOrganization'] as const;

/** What a member did about themselves, or about the organisation itself. */
interface OwnDeed {
  action:
    | 'join'
    | 'acceptInvitation'
    | 'setNewPassword'
    | 'changePassword'
    | 'endSession'
    | 'endOtherSessions'
    | 'turnOnSecondFactor'
    | 'turnOffSecondFactor'
    | 'renewRecoveryCodes'
    | 'useRecoveryCode'
    | 'signInExempt'
    | 'deleteAccount'
    | 'keepAccount'
    | (typeof ABOUT_THE_ORGANIZATION)[number];
  /** Null for a command. */
  ip: string | null;
  changes?: AuditChanges;
}

/**
 * Records in the log of an organisation what a member did about themselves, or about the organisation itself, by a
 * request that is not one of the organisation's (O1). To be called last in the transaction that does it. `actor`: who
 * did it, when it was not the member.
 */
export async function recordOwn(
  tx: Db,
  { organizationId, userId }: Membership,
  { action, ip, changes = {} }: OwnDeed,
  actor: AuditActor = { userId },
): Promise<void> {
  const isAboutTheOrganization = ABOUT_THE_ORGANIZATION.some((one) => one === action);
  await insertAuditEntry(tx, {
    ...{ organizationId, action, ip, changes, actor, result: 'done', studyId: null },
    target: isAboutTheOrganization
      ? { type: 'organization', id: organizationId }
      : { type: 'member', id: userId },
  });
}

/** The same in each of their organisations: it is about how they sign in to all of them. */
export async function recordOwnEverywhere(
  tx: Db,
  userId: string,
  deed: OwnDeed,
  actor?: AuditActor,
): Promise<void> {
  const ids = (await listOrganizationsOf(tx, userId)).map(({ organizationId }) => organizationId);
  // Always in the same order: each entry locks its organisation's log until the end.
  for (const organizationId of ids.toSorted()) await recordOwn(tx, { organizationId, userId }, deed, actor);
}
