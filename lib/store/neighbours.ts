import { and, eq, gt, lt, max, min } from 'drizzle-orm';
import type { Db } from './database';
import { response } from './schema';

/** The readable ids before and after a response in its study; null where there is none. */
export async function findNeighbours(
  db: Db,
  { studyId, readableId }: { studyId: string; readableId: number },
): Promise<{ older: number | null; newer: number | null }> {
  const ofStudy = eq(response.studyId, studyId);
  const [[before], [after]] = await Promise.all([
    db
      .select({ id: max(response.readableId) })
      .from(response)
      .where(and(ofStudy, lt(response.readableId, readableId))),
    db
      .select({ id: min(response.readableId) })
      .from(response)
      .where(and(ofStudy, gt(response.readableId, readableId))),
  ]);
  return { older: before?.id ?? null, newer: after?.id ?? null };
}
