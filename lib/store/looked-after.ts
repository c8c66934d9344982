import { eq, inArray } from 'drizzle-orm';
import type { LookedAfter } from '@/lib/domain/response/looked-after';
import type { Db } from './database';
import { lookedAfter, user } from './schema';

/** Who looks after these responses, by response. */
export async function listLookedAfter(
  db: Db,
  responseIds: readonly string[],
): Promise<Map<string, LookedAfter>> {
  if (responseIds.length === 0) return new Map();
  const rows = await db
    .select({
      responseId: lookedAfter.responseId,
      at: lookedAfter.at,
      userId: lookedAfter.userId,
      name: user.name,
    })
    .from(lookedAfter)
    .leftJoin(user, eq(user.id, lookedAfter.userId))
    .where(inArray(lookedAfter.responseId, [...responseIds]));
  return new Map(
    rows.map(({ responseId, userId, name, at }) => [
      responseId,
      { by: userId === null ? null : { id: userId, name: name ?? '' }, at },
    ]),
  );
}

/** False when somebody looks after it already, who stays. */
export async function insertLookedAfter(
  db: Db,
  row: { studyId: string; responseId: string; userId: string; at: Date },
): Promise<boolean> {
  const { rowCount } = await db.insert(lookedAfter).values(row).onConflictDoNothing();
  return rowCount === 1;
}

export async function deleteLookedAfter(db: Db, responseId: string): Promise<boolean> {
  const { rowCount } = await db.delete(lookedAfter).where(eq(lookedAfter.responseId, responseId));
  return rowCount === 1;
}
