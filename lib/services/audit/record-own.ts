import type { AuditChanges } from '@/lib/domain/audit/audit-entry';
import { insertAuditEntry } from '@/lib/store/audit';
import type { Db } from '@/lib/store/database';
import type { Membership } from '@/lib/store/members';

/** What members do by requests that are not those of one of their organisations. */
const ABOUT_THEMSELVES = [
  'join',
  'acceptInvitation',
  'setNewPassword',
  'deleteAccount',
  'keepAccount',
] as const;
type AboutThemselves = (typeof ABOUT_THEMSELVES)[number];
type AboutTheOrganization = 'deleteOrganization' | 'keepOrganization';

/**
 * Records in the log of an organisation what a member did about themselves, or about the organisation itself, by a
 * request that is not one of the organisation's (O1). To be called last in the transaction that does it.
 */
export async function recordOwn(
  tx: Db,
  { organizationId, userId }: Membership,
  what: { action: AboutThemselves | AboutTheOrganization; ip: string; changes?: AuditChanges },
): Promise<void> {
  const { action, ip, changes = {} } = what;
  const isAboutThem = ABOUT_THEMSELVES.some((one) => one === action);
  await insertAuditEntry(tx, {
    ...{ organizationId, action, ip, changes, result: 'done', studyId: null },
    actor: { userId },
    target: isAboutThem ? { type: 'member', id: userId } : { type: 'organization', id: organizationId },
  });
}
