import { and, asc, count, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import { ROLES, type Role } from '../domain/roles';
import type { Db } from './database';
import { apiKey, member, organization, session, user } from './schema';
import { isHeldBack } from './second-factor-rules';

export interface Membership {
  organizationId: string;
  userId: string;
}

/** A member as the list of members shows them. */
export interface ListedMember {
  userId: string;
  name: string;
  email: string;
  emailVerified: boolean;
  role: Role;
  joinedAt: Date;
  /** Keys that have not been revoked and have not expired. */
  keyCount: number;
  /** When they last signed in, or one of their keys was last used. */
  lastSeenAt: Date | null;
}

export async function findRole(db: Db, membership: Membership): Promise<Role | undefined> {
  const [row] = await db.select({ role: member.role }).from(member).where(isMembership(membership));
  return row && roleOf(row.role);
}

/**
 * Undefined when they are not a member, or the organisation is being deleted. What holds a session of theirs back comes
 * with it, because every request of a session asks: whether the organisation, or the account of the person, is to be
 * deleted, and the name of the organisation where it requires a second factor that they do not have.
 */
export async function findMemberStanding(
  db: Db,
  membership: Membership,
): Promise<
  { role: Role; isLeaving: boolean; isPersonLeaving: boolean; heldBackBy: string | null } | undefined
> {
  const [row] = await db
    .select({
      role: member.role,
      name: organization.name,
      deletesAt: organization.deletesAt,
      personDeletesAt: user.deletesAt,
      isHeldBack,
    })
    .from(member)
    .innerJoin(organization, and(eq(organization.id, member.organizationId), isThere))
    .innerJoin(user, eq(user.id, member.userId))
    .where(isMembership(membership));
  return (
    row && {
      role: roleOf(row.role),
      isLeaving: row.deletesAt !== null,
      isPersonLeaving: row.personDeletesAt !== null,
      heldBackBy: row.isHeldBack ? row.name : null,
    }
  );
}

/** Undefined when they are not a member. A person who left and came back has a new membership id. */
export async function findMembership(
  db: Db,
  membership: Membership,
): Promise<{ id: string; role: Role } | undefined> {
  const [row] = await db
    .select({ id: member.id, role: member.role })
    .from(member)
    .where(isMembership(membership));
  return row && { id: row.id, role: roleOf(row.role) };
}

/** The organisations of a person that are not being deleted, oldest membership first. */
export async function listOrganizationsOf(
  db: Db,
  userId: string,
): Promise<{ organizationId: string; role: Role }[]> {
  const rows = await db
    .select({ organizationId: member.organizationId, role: member.role })
    .from(member)
    .innerJoin(organization, and(eq(organization.id, member.organizationId), isThere))
    .where(eq(member.userId, userId))
    .orderBy(asc(member.createdAt), asc(member.id));
  return rows.map((row) => ({ ...row, role: roleOf(row.role) }));
}

/** The same with the organisations' names, for a person who has to choose one, and when each is deleted. */
export async function listNamedOrganizationsOf(
  db: Db,
  userId: string,
): Promise<
  { organizationId: string; name: string; role: Role; deletesAt: Date | null; isHeldBack: boolean }[]
> {
  const rows = await db
    .select({
      organizationId: member.organizationId,
      name: organization.name,
      role: member.role,
      deletesAt: organization.deletesAt,
      isHeldBack,
    })
    .from(member)
    .innerJoin(organization, and(eq(organization.id, member.organizationId), isThere))
    .where(eq(member.userId, userId))
    .orderBy(asc(member.createdAt), asc(member.id));
  return rows.map((row) => ({ ...row, role: roleOf(row.role) }));
}

/** The members, by name. */
export async function listMembers(db: Db, organizationId: string): Promise<ListedMember[]> {
  const keyCount = db
    .select({ keys: count() })
    .from(apiKey)
    .where(
      and(
        eq(apiKey.organizationId, member.organizationId),
        eq(apiKey.userId, member.userId),
        sql`${apiKey.revokedAt} is null and ${apiKey.leftAt} is null and (${apiKey.expiresAt} is null or ${apiKey.expiresAt} > now())`,
      ),
    );
  const signedIn = sql`(select max(${session.updatedAt}) from ${session} where ${session.userId} = ${member.userId})`;
  const keyUsed = sql`(select max(${apiKey.lastUsedAt}) from ${apiKey}
    where ${apiKey.userId} = ${member.userId} and ${apiKey.organizationId} = ${member.organizationId})`;
  const rows = await db
    .select({
      userId: member.userId,
      name: user.name,
      email: user.email,
      emailVerified: user.emailVerified,
      role: member.role,
      joinedAt: member.createdAt,
      keyCount: sql<number>`(${keyCount})`.mapWith(Number),
      lastSeenAt: sql<Date | null>`greatest(${signedIn}, ${keyUsed})`.mapWith(session.updatedAt),
    })
    .from(member)
    .innerJoin(user, eq(user.id, member.userId))
    .where(eq(member.organizationId, organizationId))
    .orderBy(asc(sql`lower(${user.name})`), asc(member.userId));
  return rows.map((row) => ({ ...row, role: roleOf(row.role) }));
}

/** Whether they belong to another organisation as well. */
export async function isMemberElsewhere(db: Db, { organizationId, userId }: Membership): Promise<boolean> {
  const rows = await db
    .select({ id: member.id })
    .from(member)
    .where(and(eq(member.userId, userId), ne(member.organizationId, organizationId)))
    .limit(1);
  return rows.length === 1;
}

/** Those who stay: their accounts are not to be deleted. */
export async function listStayingOwners(db: Db, organizationId: string): Promise<string[]> {
  const rows = await db
    .select({ userId: member.userId })
    .from(member)
    .innerJoin(user, eq(user.id, member.userId))
    .where(and(eq(member.organizationId, organizationId), eq(member.role, 'owner'), isNull(user.deletesAt)));
  return rows.map((row) => row.userId);
}

export async function listOwners(db: Db, organizationId: string): Promise<string[]> {
  const rows = await db
    .select({ userId: member.userId })
    .from(member)
    .where(and(eq(member.organizationId, organizationId), eq(member.role, 'owner')));
  return rows.map((row) => row.userId);
}

/** Which of these people are members. */
export async function listMembersAmong(db: Db, organizationId: string, userIds: string[]): Promise<string[]> {
  const rows = await db
    .select({ userId: member.userId })
    .from(member)
    .where(and(eq(member.organizationId, organizationId), inArray(member.userId, userIds)));
  return rows.map((row) => row.userId);
}

/** Those of these people who are members, with their names. */
export async function listNamesAmong(
  db: Db,
  organizationId: string,
  userIds: readonly string[],
): Promise<{ userId: string; name: string }[]> {
  if (userIds.length === 0) return [];
  return db
    .select({ userId: user.id, name: user.name })
    .from(member)
    .innerJoin(user, eq(user.id, member.userId))
    .where(and(eq(member.organizationId, organizationId), inArray(member.userId, [...userIds])))
    .orderBy(asc(user.name));
}

/** Makes the person a member, or changes their role; whom the requirement of a second factor spared, it spares no more. */
export async function setRole(db: Db, membership: Membership, role: Role): Promise<void> {
  await db
    .insert(member)
    .values({ ...membership, role })
    .onConflictDoUpdate({
      target: [member.organizationId, member.userId],
      set: { role, secondFactorExempt: false },
    });
}

/** False when they were not a member. */
export async function deleteMember(db: Db, membership: Membership): Promise<boolean> {
  const rows = await db.delete(member).where(isMembership(membership)).returning({ id: member.id });
  return rows.length === 1;
}

const isThere = isNull(organization.deletionBegunAt);

function isMembership({ organizationId, userId }: Membership) {
  return and(eq(member.organizationId, organizationId), eq(member.userId, userId));
}

/** A constraint allows no other value in the column. */
function roleOf(value: string): Role {
  const role = ROLES.find((known) => known === value);
  if (!role) throw new Error(`unknown role ${value}`);
  return role;
}
