import { and, desc, eq, gt, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Db } from './database';
import { session } from './schema';

/** Sessions of this person no longer act in the organization until they choose it again. */
export async function clearActiveOrganization(
  db: Db,
  of: { userId: string; organizationId: string },
): Promise<void> {
  await db
    .update(session)
    .set({ activeOrganizationId: null })
    .where(and(eq(session.userId, of.userId), eq(session.activeOrganizationId, of.organizationId)));
}

export async function deleteExpiredSessions(db: Db): Promise<void> {
  await db.delete(session).where(lt(session.expiresAt, sql`now()`));
}

/** Sets the organization for requests of this session that name none. */
export async function setActiveOrganization(
  db: Db,
  of: { sessionId: string; userId: string; organizationId: string },
): Promise<void> {
  await db
    .update(session)
    .set({ activeOrganizationId: of.organizationId })
    .where(and(eq(session.id, of.sessionId), eq(session.userId, of.userId)));
}

/** A session as its person sees it; never with its token. */
export interface ListedSession {
  id: string;
  userAgent: string | null;
  ipAddress: string | null;
  createdAt: Date;
  /** To five minutes. */
  lastSeenAt: Date;
}

const isOpen = gt(session.expiresAt, sql`now()`);

/** A person's sessions that have not expired, the last used first. */
export async function listSessions(db: Db, userId: string): Promise<ListedSession[]> {
  const seenAt = sql<Date>`coalesce(${session.lastSeenAt}, ${session.createdAt})`;
  return db
    .select({
      id: session.id,
      userAgent: session.userAgent,
      ipAddress: session.ipAddress,
      createdAt: session.createdAt,
      lastSeenAt: seenAt.mapWith(session.createdAt),
    })
    .from(session)
    .where(and(eq(session.userId, userId), isOpen))
    .orderBy(desc(seenAt), desc(session.id));
}

/** False when the person has no such session. */
export async function deleteSession(db: Db, of: { userId: string; sessionId: string }): Promise<boolean> {
  const rows = await db
    .delete(session)
    .where(and(eq(session.id, of.sessionId), eq(session.userId, of.userId), isOpen))
    .returning({ id: session.id });
  return rows.length === 1;
}

/** Ends a person's sessions but the one to keep; null: all. Returns how many. */
export async function deleteSessions(
  db: Db,
  { userId, keep }: { userId: string; keep: string | null },
): Promise<number> {
  const rows = await db
    .delete(session)
    .where(and(eq(session.userId, userId), keep === null ? undefined : ne(session.id, keep)))
    .returning({ id: session.id });
  return rows.length;
}

/** At most one write in five minutes per session, however often it is used. */
export async function setSessionSeen(db: Db, sessionId: string): Promise<void> {
  await db
    .update(session)
    .set({ lastSeenAt: sql`now()` })
    .where(
      and(
        eq(session.id, sessionId),
        or(isNull(session.lastSeenAt), lt(session.lastSeenAt, sql`now() - interval '5 minutes'`)),
      ),
    );
}

export interface NewSession {
  userId: string;
  token: string;
  expiresAt: Date;
  ipAddress: string;
  userAgent: string;
}

/** Opens a session, as the sign-in library does: in a transaction with what it stands on. */
export async function insertSession(db: Db, opened: NewSession): Promise<void> {
  await db.insert(session).values(opened);
}
