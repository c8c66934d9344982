import { and, count, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { ofStudy } from './by-study';
import type { Db } from './database';
import { shareLink, study, user } from './schema';

export type ShareLinkRow = typeof shareLink.$inferSelect;

interface Named {
  id: string;
  name: string;
}
/** With the people whom its ids name; null once they are deleted. */
export type SignedShareLink = ShareLinkRow & { maker: Named | null; revoker: Named | null };

export async function insertShareLink(db: Db, row: typeof shareLink.$inferInsert): Promise<string> {
  const [inserted] = await db.insert(shareLink).values(row).returning({ id: shareLink.id });
  return inserted!.id;
}

/** Newest first. */
export async function listShareLinks(
  db: Db,
  studyId: string,
  page: { number: number; size: number },
): Promise<{ links: SignedShareLink[]; total: number }> {
  const ofStudy = eq(shareLink.studyId, studyId);
  const [counted] = await db.select({ total: count() }).from(shareLink).where(ofStudy);
  const revoker = alias(user, 'revoker');
  const rows = await db
    .select({
      link: shareLink,
      maker: { id: user.id, name: user.name },
      revoker: { id: revoker.id, name: revoker.name },
    })
    .from(shareLink)
    .leftJoin(user, eq(user.id, shareLink.createdBy))
    .leftJoin(revoker, eq(revoker.id, shareLink.revokedBy))
    .where(ofStudy)
    .orderBy(desc(shareLink.createdAt), desc(shareLink.id))
    .limit(page.size)
    .offset(page.number * page.size);
  return {
    links: rows.map(({ link, maker, revoker: by }) => ({ ...link, maker, revoker: by })),
    total: counted!.total,
  };
}

/** False when the study has no such link. Revoking it again changes nothing. */
export async function revokeShareLink(
  db: Db,
  of: { studyId: string; id: string },
  by: { userId: string; at: Date },
): Promise<boolean> {
  const named = and(eq(shareLink.studyId, of.studyId), eq(shareLink.id, of.id));
  const rows = await db
    .update(shareLink)
    .set({ revokedAt: by.at, revokedBy: by.userId })
    .where(and(named, isNull(shareLink.revokedAt)))
    .returning({ id: shareLink.id });
  if (rows.length === 1) return true;
  return (await db.select({ id: shareLink.id }).from(shareLink).where(named)).length === 1;
}

/** Undefined also while the organisation of its study is to be deleted (O4). */
export async function findShareLink(
  db: Db,
  by: { tokenHash: Buffer; studyId: string | null } | { id: string },
): Promise<ShareLinkRow | undefined> {
  const [row] = await db
    .select({ link: shareLink })
    .from(shareLink)
    .innerJoin(study, and(eq(study.id, shareLink.studyId), eq(study.withheld, false)))
    .where('id' in by ? eq(shareLink.id, by.id) : hasToken(by));
  return row?.link;
}

/** `studyId`: what the token says; null for one that says nothing. */
function hasToken(of: { tokenHash: Buffer; studyId: string | null }): SQL | undefined {
  const { tokenHash, studyId } = of;
  const named = studyId === null ? undefined : ofStudy(shareLink.studyId, studyId);
  return and(eq(shareLink.tokenHash, tokenHash), named);
}

export async function countView(
  db: Db,
  { id, studyId }: Pick<ShareLinkRow, 'id' | 'studyId'>,
): Promise<void> {
  await db
    .update(shareLink)
    .set({ views: sql`${shareLink.views} + 1`, lastViewedAt: sql`now()` })
    .where(and(eq(shareLink.id, id), ofStudy(shareLink.studyId, studyId)));
}
