import { and, eq, gt, isNotNull, lt, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { PasswordLinkAtUse } from '@/lib/domain/people/credentials';
import type { Role } from '@/lib/domain/roles';
import type { Db } from './database';
import { account, member, passwordLink, session, user } from './schema';

/** A link that sets a password, with the data it was created with and the present state. */
export interface FoundPasswordLink extends PasswordLinkAtUse {
  userId: string;
  expiresAt: Date;
  mailed: boolean;
  /** The creator's data; null when the holder requested it, or one of the memberships has ended. */
  organizationId: string | null;
}

/** Creates the link with which the holder of the token sets the person's password. An earlier link stops working. */
export async function upsertPasswordLink(db: Db, link: typeof passwordLink.$inferInsert): Promise<void> {
  const { userId, ...values } = link;
  const own = { membershipId: null, targetRole: null, issuerMembershipId: null, ...values };
  await db
    .insert(passwordLink)
    .values({ userId, ...own })
    .onConflictDoUpdate({ target: passwordLink.userId, set: { ...own, createdAt: sql`now()` } });
}

/** Undefined when it is unknown, used, replaced or revoked. Whether it is still valid is decided in the domain. */
export async function findPasswordLink(db: Db, tokenHash: Buffer): Promise<FoundPasswordLink | undefined> {
  const target = alias(member, 'target');
  const issuer = alias(member, 'issuer');
  const [row] = await db
    .select({
      userId: passwordLink.userId,
      expiresAt: passwordLink.expiresAt,
      isExpired: sql<boolean>`${passwordLink.expiresAt} <= now()`,
      mailed: passwordLink.mailed,
      madeFor: passwordLink.targetRole,
      organizationId: target.organizationId,
      targetRole: target.role,
      issuerId: issuer.userId,
      issuerRole: issuer.role,
      isElsewhere: sql<boolean>`exists (select 1 from ${member} where ${member.userId} = ${passwordLink.userId}
        and ${member.organizationId} <> ${target.organizationId})`,
    })
    .from(passwordLink)
    .leftJoin(target, eq(target.id, passwordLink.membershipId))
    .leftJoin(issuer, eq(issuer.id, passwordLink.issuerMembershipId))
    .where(eq(passwordLink.tokenHash, tokenHash));
  if (!row) return undefined;
  const { userId, expiresAt, isExpired, mailed, organizationId, isElsewhere } = row;
  const now =
    row.targetRole !== null && row.issuerRole !== null && row.issuerId !== null
      ? {
          target: { userId, role: row.targetRole as Role },
          issuer: { userId: row.issuerId, role: row.issuerRole as Role },
          isElsewhere,
        }
      : null;
  // Roles are written by `setRole` and `upsertPasswordLink` alone.
  const issued = row.madeFor === null ? null : { targetRole: row.madeFor as Role, now };
  return { userId, expiresAt, isExpired, mailed, organizationId, issued };
}

/** Uses the link up. False when it was used or revoked meanwhile. */
export async function takePasswordLink(db: Db, tokenHash: Buffer): Promise<boolean> {
  const rows = await db
    .delete(passwordLink)
    .where(and(eq(passwordLink.tokenHash, tokenHash), gt(passwordLink.expiresAt, sql`now()`)))
    .returning({ userId: passwordLink.userId });
  return rows.length === 1;
}

export async function deleteExpiredPasswordLinks(db: Db): Promise<void> {
  await db.delete(passwordLink).where(lt(passwordLink.expiresAt, sql`now()`));
}

/** Notes that the link was sent by e-mail and shown to nobody. */
export async function setPasswordLinkMailed(db: Db, tokenHash: Buffer): Promise<void> {
  await db.update(passwordLink).set({ mailed: true }).where(eq(passwordLink.tokenHash, tokenHash));
}

/**
 * Revokes links that others made for this person, and links that this person made for others whose role changed or
 * ended.
 */
export async function deleteOthersPasswordLinks(
  db: Db,
  { organizationId, userId }: { organizationId: string; userId: string },
): Promise<void> {
  const own = db
    .select({ id: member.id })
    .from(member)
    .where(and(eq(member.organizationId, organizationId), eq(member.userId, userId)));
  await db
    .delete(passwordLink)
    .where(
      or(
        and(eq(passwordLink.userId, userId), isNotNull(passwordLink.membershipId)),
        sql`${passwordLink.issuerMembershipId} in ${own}`,
      ),
    );
}

/** Sets the password and ends every session, including those of people who knew the old one. */
export async function setPassword(db: Db, userId: string, passwordHash: string): Promise<void> {
  const changed = await db
    .update(account)
    .set({ password: passwordHash, updatedAt: sql`now()` })
    .where(and(eq(account.userId, userId), eq(account.providerId, 'credential')))
    .returning({ id: account.id });
  if (changed.length === 0) {
    await db
      .insert(account)
      .values({ userId, accountId: userId, providerId: 'credential', password: passwordHash });
  }
  await db.delete(session).where(eq(session.userId, userId));
}

/** Records whether the account's address is verified, or whose link vouches for it. */
export async function setAddressProof(
  db: Db,
  userId: string,
  proof: { emailVerified: boolean; vouchedBy: string | null },
): Promise<void> {
  await db.update(user).set(proof).where(eq(user.id, userId));
}
