import { and, asc, eq, sql } from 'drizzle-orm';
import { ROLES, type Role } from '../domain/roles';
import type { Db } from './database';
import { member, organization, secondFactor, user } from './schema';

/** Whether the member signs in with a second factor. */
const hasSecondFactor = sql<boolean>`exists (select 1 from ${secondFactor}
  where ${secondFactor.userId} = ${member.userId} and ${secondFactor.confirmedAt} is not null)`;

/** The one whom the requirement spares, for as long as they are an owner. */
const isExempt = sql<boolean>`(${member.secondFactorExempt} and ${member.role} = 'owner')`;

/** Of a membership with its organisation: whether a second factor is required there that the member does not have. */
export const isHeldBack = sql<boolean>`(${organization.requireSecondFactor}
  and not ${isExempt} and not ${hasSecondFactor})`;

/** A member, as whoever requires a second factor has to know them. */
export interface MemberFactor {
  userId: string;
  name: string;
  role: Role;
  hasSecondFactor: boolean;
}

export interface SecondFactorRule {
  required: boolean;
  exemptUserId: string | null;
  members: MemberFactor[];
}

/** By name. */
export async function findSecondFactorRule(db: Db, organizationId: string): Promise<SecondFactorRule> {
  const rows = await db
    .select({
      userId: member.userId,
      name: user.name,
      role: member.role,
      hasSecondFactor,
      isExempt,
      required: organization.requireSecondFactor,
    })
    .from(member)
    .innerJoin(organization, eq(organization.id, member.organizationId))
    .innerJoin(user, eq(user.id, member.userId))
    .where(eq(member.organizationId, organizationId))
    .orderBy(asc(sql`lower(${user.name})`), asc(member.userId));
  return {
    required: rows.some(({ required }) => required),
    exemptUserId: rows.find((row) => row.isExempt)?.userId ?? null,
    members: rows.map(({ userId, name, role, hasSecondFactor: has }) => ({
      ...{ userId, name, hasSecondFactor: has },
      role: ROLES.find((known) => known === role) ?? 'viewer',
    })),
  };
}

/** False when the one to be exempt is not an owner, and nothing was changed. */
export async function setSecondFactorRule(
  db: Db,
  organizationId: string,
  { required, exemptUserId }: { required: boolean; exemptUserId: string | null },
): Promise<boolean> {
  await db
    .update(member)
    .set({ secondFactorExempt: false })
    .where(and(eq(member.organizationId, organizationId), eq(member.secondFactorExempt, true)));
  if (exemptUserId !== null) {
    const rows = await db
      .update(member)
      .set({ secondFactorExempt: true })
      .where(
        and(
          eq(member.organizationId, organizationId),
          eq(member.userId, exemptUserId),
          eq(member.role, 'owner'),
        ),
      )
      .returning({ id: member.id });
    if (rows.length === 0) return false;
  }
  await db
    .update(organization)
    .set({ requireSecondFactor: required })
    .where(eq(organization.id, organizationId));
  return true;
}

/** The organisations that require a second factor of this person. */
export async function listRequiring(db: Db, userId: string): Promise<{ id: string; name: string }[]> {
  return db
    .select({ id: organization.id, name: organization.name })
    .from(member)
    .innerJoin(organization, eq(organization.id, member.organizationId))
    .where(and(eq(member.userId, userId), organization.requireSecondFactor, sql`not ${isExempt}`))
    .orderBy(asc(organization.name));
}

/** The organisations that let this person in without the second factor that they require of others. */
export async function listSparing(db: Db, userId: string): Promise<{ id: string; name: string }[]> {
  return db
    .select({ id: organization.id, name: organization.name })
    .from(member)
    .innerJoin(organization, eq(organization.id, member.organizationId))
    .where(
      and(eq(member.userId, userId), organization.requireSecondFactor, isExempt, sql`not ${hasSecondFactor}`),
    )
    .orderBy(asc(organization.id));
}

/** The addresses of the other owners. */
export async function listOtherOwners(
  db: Db,
  { organizationId, userId }: { organizationId: string; userId: string },
): Promise<string[]> {
  const rows = await db
    .select({ email: user.email })
    .from(member)
    .innerJoin(user, eq(user.id, member.userId))
    .where(
      and(
        eq(member.organizationId, organizationId),
        eq(member.role, 'owner'),
        sql`${member.userId} <> ${userId}`,
      ),
    );
  return rows.map(({ email }) => email);
}
