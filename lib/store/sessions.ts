import { and, eq, lt, sql } from 'drizzle-orm';
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
