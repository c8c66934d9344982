import { Failure } from '@/lib/domain/failure';
import { findRole } from '@/lib/store/members';
import { setActiveOrganization } from '@/lib/store/sessions';
import type { PersonContext } from '../context';
import { type Account, readAccount } from './read-account';

/** Switches the session to another of the person's organisations. Refuses `not_found`. */
export async function switchOrganization(ctx: PersonContext, organizationId: string): Promise<Account> {
  const { userId, sessionId } = ctx.principal;
  if (!(await findRole(ctx.db, { organizationId, userId }))) {
    throw new Failure('not_found', 'You are not a member of such an organisation.');
  }
  await setActiveOrganization(ctx.db, { sessionId, userId, organizationId });
  return readAccount({ ...ctx, principal: { ...ctx.principal, activeOrganizationId: organizationId } });
}
