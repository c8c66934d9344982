import { Failure } from '@/lib/domain/failure';
import { retentionOf } from '@/lib/domain/retention/retention';
import { findOrganization, type OrganizationRow } from '@/lib/store/organizations';
import type { MemberContext } from '../context';
import { settingsVersion } from '../seen-settings';

/** Names the settings of an organisation. */
export function organizationVersion({ name, supportMessage, retention }: OrganizationRow): string {
  return settingsVersion([name, supportMessage, retentionOf(retention)]);
}

/** Where the caller acts. Refuses `forbidden` when it was deleted meanwhile. */
export async function readOrganization({ db, principal }: MemberContext): Promise<OrganizationRow> {
  const organization = await findOrganization(db, principal.organizationId);
  if (!organization) throw new Failure('forbidden', 'You are not a member of this organisation.');
  return organization;
}
