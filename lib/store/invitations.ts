import { and, asc, count, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Role } from '@/lib/domain/roles';
import type { Db } from './database';
import { invitation, member, organization, user } from './schema';

/** An invitation that was not accepted yet. Expired ones are listed too, because they can be renewed. */
export interface PendingInvitation {
  id: string;
  email: string;
  role: Role;
  expiresAt: Date;
  createdAt: Date;
  inviter: { userId: string; name: string };
}

/** What the holder of an invitation's link is offered. */
export interface OfferedInvitation {
  id: string;
  organizationId: string;
  organizationName: string;
  email: string;
  role: Role;
  expiresAt: Date;
  /** The link was sent by e-mail and shown to nobody else. */
  mailed: boolean;
  inviterName: string;
  /** The inviter's present role there; null when they left. */
  inviterRole: Role | null;
}

/**
 * Invites, or replaces the pending invitation of the same address; the earlier link stops working then, and `replaced`
 * is true.
 */
export async function upsertInvitation(
  db: Db,
  input: {
    organizationId: string;
    email: string;
    role: Role;
    inviterId: string;
    tokenHash: Buffer;
    expiresAt: Date;
  },
): Promise<{ id: string; replaced: boolean }> {
  const { role, inviterId, tokenHash, expiresAt } = input;
  const [row] = await db
    .insert(invitation)
    .values(input)
    .onConflictDoUpdate({
      target: [invitation.organizationId, invitation.email],
      targetWhere: sql`${invitation.status} = 'pending'`,
      set: { role, inviterId, tokenHash, expiresAt, mailed: false },
    })
    .returning({
      id: invitation.id,
      // Only a row that existed before was locked by the statement that wrote it.
      replaced: sql<boolean>`xmax <> 0`,
    });
  return row!;
}

export async function listPendingInvitations(
  db: Db,
  scope: { organizationId: string },
): Promise<PendingInvitation[]> {
  const rows = await selectPending(db)
    .where(and(eq(invitation.organizationId, scope.organizationId), isPending))
    .orderBy(asc(invitation.createdAt), asc(invitation.id));
  return rows.map(pendingOf);
}

export async function findPendingInvitation(
  db: Db,
  scope: { organizationId: string },
  id: string,
): Promise<PendingInvitation | undefined> {
  const [row] = await selectPending(db).where(
    and(eq(invitation.id, id), eq(invitation.organizationId, scope.organizationId), isPending),
  );
  return row && pendingOf(row);
}

export async function countPendingInvitations(db: Db, organizationId: string): Promise<number> {
  const [row] = await db
    .select({ pending: count() })
    .from(invitation)
    .where(and(eq(invitation.organizationId, organizationId), isPending));
  return row!.pending;
}

/** The pending invitation of a link that has not expired, locked until the transaction ends. */
export async function lockOfferedInvitation(
  db: Db,
  tokenHash: Buffer,
): Promise<OfferedInvitation | undefined> {
  const [row] = await selectOffered(db).where(isOffered(tokenHash)).for('no key update', { of: invitation });
  return row && offeredOf(row);
}

export async function findOfferedInvitation(
  db: Db,
  tokenHash: Buffer,
): Promise<OfferedInvitation | undefined> {
  const [row] = await selectOffered(db).where(isOffered(tokenHash));
  return row && offeredOf(row);
}

/** False when it was not pending any more. */
export async function endInvitation(db: Db, id: string, how: 'accepted' | 'canceled'): Promise<boolean> {
  const rows = await db
    .update(invitation)
    .set({ status: how, tokenHash: null })
    .where(and(eq(invitation.id, id), isPending))
    .returning({ id: invitation.id });
  return rows.length === 1;
}

/** Notes that this link was sent by e-mail and shown to nobody. */
export async function setInvitationMailed(db: Db, tokenHash: Buffer): Promise<void> {
  await db.update(invitation).set({ mailed: true }).where(eq(invitation.tokenHash, tokenHash));
}

/**
 * Cancels pending invitations of this person's address in the organization: a member who joined or left must not be
 * able to use an old one.
 */
export async function cancelInvitationsOf(
  db: Db,
  { organizationId, userId }: { organizationId: string; userId: string },
): Promise<void> {
  const address = db.select({ email: user.email }).from(user).where(eq(user.id, userId));
  await db
    .update(invitation)
    .set({ status: 'canceled', tokenHash: null })
    .where(
      and(eq(invitation.organizationId, organizationId), isPending, sql`${invitation.email} in ${address}`),
    );
}

const isPending = eq(invitation.status, 'pending');

/** An organisation that is to be deleted takes nobody in meanwhile (O4). */
function isOffered(tokenHash: Buffer) {
  const isStaying = isNull(organization.deletesAt);
  return and(eq(invitation.tokenHash, tokenHash), isPending, gt(invitation.expiresAt, sql`now()`), isStaying);
}

function selectPending(db: Db) {
  return db
    .select({
      id: invitation.id,
      email: invitation.email,
      role: invitation.role,
      expiresAt: invitation.expiresAt,
      createdAt: invitation.createdAt,
      inviterId: invitation.inviterId,
      inviterName: user.name,
    })
    .from(invitation)
    .innerJoin(user, eq(user.id, invitation.inviterId));
}

function selectOffered(db: Db) {
  return db
    .select({
      id: invitation.id,
      organizationId: invitation.organizationId,
      organizationName: organization.name,
      email: invitation.email,
      role: invitation.role,
      expiresAt: invitation.expiresAt,
      mailed: invitation.mailed,
      inviterName: user.name,
      inviterRole: member.role,
    })
    .from(invitation)
    .innerJoin(organization, eq(organization.id, invitation.organizationId))
    .innerJoin(user, eq(user.id, invitation.inviterId))
    .leftJoin(
      member,
      and(eq(member.userId, invitation.inviterId), eq(member.organizationId, invitation.organizationId)),
    );
}

type PendingRow = Awaited<ReturnType<ReturnType<typeof selectPending>['execute']>>[number];
type OfferedRow = Awaited<ReturnType<ReturnType<typeof selectOffered>['execute']>>[number];

/** Roles are written by `upsertInvitation` alone, which checks them. */
function pendingOf({ inviterId, inviterName, role, ...row }: PendingRow): PendingInvitation {
  return { ...row, role: role as Role, inviter: { userId: inviterId, name: inviterName } };
}

function offeredOf({ role, inviterRole, ...row }: OfferedRow): OfferedInvitation {
  return { ...row, role: role as Role, inviterRole: inviterRole as Role | null };
}
