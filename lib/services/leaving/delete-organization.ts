import { Failure } from '@/lib/domain/failure';
import { deletionDate } from '@/lib/domain/people/leaving';
import { secondFactorRequired } from '@/lib/domain/people/second-factor';
import { HELD_ORGANIZATION } from '@/lib/domain/retention/legal-hold';
import { roleMay } from '@/lib/domain/roles';
import type { Db } from '@/lib/store/database';
import { findOrganizationDeletion, setOrganizationDue, setOrganizationLeaving } from '@/lib/store/leaving';
import { hasHoldsOf } from '@/lib/store/legal-holds';
import { findMemberStanding } from '@/lib/store/members';
import { findOrganization, lockOrganization } from '@/lib/store/organizations';
import { recordOwn } from '../audit/record-own';
import { type PersonContext, withTransaction } from '../context';
import { refuseWrongPassword } from '../people/refuse-wrong-password';

/** What an organisation is about to be: when it is deleted, or null. */
export interface OrganizationDeletion {
  organizationId: string;
  deletesAt: Date | null;
}

/**
 * Has an organisation of the caller's deleted in a week (O4). From now on it is only read, its keys are refused, its
 * studies take nobody in, its links to findings are closed, and its jobs and messages wait; `keepOrganization` takes it
 * back. Asked again, the date stays. Refuses `not_found`, `forbidden` (not an owner), `bad_request` (a wrong password,
 * another name) and `conflict` (a legal hold).
 */
export async function deleteOrganization(
  ctx: PersonContext,
  input: { organizationId: string; name: string; password: string; ip: string },
): Promise<OrganizationDeletion & { isNew: boolean }> {
  const { organizationId, ip } = input;
  const { userId } = ctx.principal;
  await refuseUnlessOwner(ctx, organizationId);
  await refuseWrongPassword(ctx.db, { userId, password: input.password });
  const organization = await findOrganization(ctx.db, organizationId);
  if (input.name !== organization?.name) {
    throw new Failure('bad_request', 'That is not the name of the organisation. Type it exactly as it is.');
  }
  const known = await findOrganizationDeletion(ctx.db, organizationId);
  // Asked again: nothing changes, and nothing is to be recorded.
  if (known) return { organizationId, deletesAt: known, isNew: false };
  return withTransaction(ctx, async ({ db }) => {
    const deletesAt = await leave(db, organizationId, { at: deletionDate(ctx.now()) });
    await recordOwn(db, { organizationId, userId }, { action: 'deleteOrganization', ip });
    return { organizationId, deletesAt, isNew: true };
  });
}

/** Refuses `not_found` and `forbidden`. */
export async function refuseUnlessOwner(
  { db, principal }: PersonContext,
  organizationId: string,
): Promise<void> {
  const standing = await findMemberStanding(db, { organizationId, userId: principal.userId });
  if (!standing) throw new Failure('not_found', 'You are not a member of such an organisation.');
  if (!roleMay(standing.role, 'own')) {
    throw new Failure('forbidden', 'Only owners may delete or keep the organisation.');
  }
  if (standing.heldBackBy !== null) throw secondFactorRequired(standing.heldBackBy);
}

/**
 * What operators do, without a password; with `now` the week is over at once. Refuses `not_found`
 * and `conflict` (a legal hold).
 */
export function leaveOrganization(
  db: Db,
  organizationId: string,
  { at, now }: { at: Date; now?: Date },
): Promise<Date> {
  return db.transaction((tx) => leave(tx, organizationId, now ? { at, due: now } : { at }));
}

async function leave(tx: Db, organizationId: string, { at, due }: { at: Date; due?: Date }): Promise<Date> {
  await lockOrganization(tx, organizationId);
  if (await hasHoldsOf(tx, organizationId)) throw new Failure('conflict', HELD_ORGANIZATION);
  const leaving = await setOrganizationLeaving(tx, organizationId, at);
  if (!leaving) throw new Failure('not_found', 'There is no such organisation.');
  if (!due || leaving.deletesAt <= due) return leaving.deletesAt;
  await setOrganizationDue(tx, organizationId, due);
  return due;
}
