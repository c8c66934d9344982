import { Failure } from '@/lib/domain/failure';
import type { Db } from '@/lib/store/database';
import { takeUpJobs } from '@/lib/store/jobs';
import { findOrganizationDeletion, setOrganizationKept } from '@/lib/store/leaving';
import { lockOrganization } from '@/lib/store/organizations';
import { recordOwn } from '../audit/record-own';
import { type PersonContext, withTransaction } from '../context';
import { type OrganizationDeletion, refuseUnlessOwner } from './delete-organization';
import { heldFor } from './withhold-job';

/**
 * Takes back that an organisation of the caller's is to be deleted (O4): everything is as it was, and what waited goes on.
 * One that nobody asked to delete stays as it is. Refuses `not_found` and `forbidden`.
 */
export async function keepOrganization(
  ctx: PersonContext,
  { organizationId, ip }: { organizationId: string; ip: string },
): Promise<OrganizationDeletion> {
  const { userId } = ctx.principal;
  await refuseUnlessOwner(ctx, organizationId);
  const known = await findOrganizationDeletion(ctx.db, organizationId);
  if (known) {
    await withTransaction(ctx, async ({ db }) => {
      if (!(await keep(db, organizationId))) return;
      await recordOwn(db, { organizationId, userId }, { action: 'keepOrganization', ip });
    });
  }
  return { organizationId, deletesAt: null };
}

/** The same for operators. Refuses `not_found` and `conflict` (nobody asked, or it is being deleted). */
export async function keepOrganizationAnyway(db: Db, organizationId: string): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await lockOrganization(tx, organizationId))) {
      throw new Failure('not_found', 'There is no such organisation.');
    }
    if (await keep(tx, organizationId)) return;
    throw new Failure('conflict', 'Nobody asked to delete this organisation, or it is being deleted.');
  });
}

async function keep(tx: Db, organizationId: string): Promise<boolean> {
  await lockOrganization(tx, organizationId);
  const isKept = await setOrganizationKept(tx, organizationId);
  if (isKept) await takeUpJobs(tx, heldFor(organizationId));
  return isKept;
}
