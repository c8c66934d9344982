import { and, eq } from 'drizzle-orm';
import type { Db } from './database';
import { session } from './schema';

/** Where requests of this session act when they do not say. */
export async function setActiveOrganization(
  db: Db,
  of: { sessionId: string; userId: string; organizationId: string },
): Promise<void> {
  await db
    .update(session)
    .set({ activeOrganizationId: of.organizationId })
    .where(and(eq(session.id, of.sessionId), eq(session.userId, of.userId)));
}
