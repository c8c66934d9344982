import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Db } from './database';
import { annotation, user } from './schema';

export type AnnotationRow = typeof annotation.$inferSelect;
/** `authorName` is null once the author is deleted. */
export type SignedAnnotation = AnnotationRow & { authorName: string | null };

/** Of one response: those on the whole response first, then by row and offset, oldest first. */
export async function listAnnotations(db: Db, responseId: string): Promise<SignedAnnotation[]> {
  const rows = await selectSigned(db)
    .where(eq(annotation.responseId, responseId))
    .orderBy(asc(annotation.createdAt), asc(annotation.id));
  const place = ({ annotation: { seq, startOffset } }: (typeof rows)[number]) => [
    seq ?? -1,
    startOffset ?? -1,
  ];
  return rows
    .sort((a, b) => {
      const [seqA = 0, startA = 0] = place(a);
      const [seqB = 0, startB = 0] = place(b);
      return seqA - seqB || startA - startB;
    })
    .map(signed);
}

/** Of several responses, by response, each in the order of its transcript; none for one without. */
export async function listAnnotationsOf(
  db: Db,
  responseIds: readonly string[],
): Promise<Map<string, SignedAnnotation[]>> {
  const of = new Map<string, SignedAnnotation[]>();
  if (responseIds.length === 0) return of;
  const rows = await selectSigned(db)
    .where(sql`${annotation.responseId} = any(${sql.param([...responseIds])}::uuid[])`)
    .orderBy(
      sql`${annotation.seq} nulls first, ${annotation.startOffset} nulls first`,
      asc(annotation.createdAt),
      asc(annotation.id),
    );
  for (const row of rows.map(signed)) of.set(row.responseId, [...(of.get(row.responseId) ?? []), row]);
  return of;
}

/** The tags of highlights in a study, and who wrote annotations there: at most so many of each. */
export async function listAnnotationNames(
  db: Db,
  studyId: string,
  most: number,
): Promise<{ tags: string[]; authors: { id: string; name: string }[] }> {
  const ofStudy = sql`${annotation.responseId} in (select id from response where study_id = ${studyId})`;
  const tags = await db
    .selectDistinct({ tag: annotation.tag })
    .from(annotation)
    .where(and(ofStudy, isNotNull(annotation.tag)))
    .orderBy(annotation.tag)
    .limit(most);
  const authors = await db
    .selectDistinct({ id: user.id, name: user.name })
    .from(annotation)
    .innerJoin(user, eq(user.id, annotation.authorId))
    .where(ofStudy)
    .orderBy(user.id)
    .limit(most);
  return { tags: tags.flatMap(({ tag }) => tag ?? []), authors };
}

/** The caller has checked that the response exists and may be read. */
export async function findAnnotation(
  db: Db,
  responseId: string,
  id: string,
): Promise<SignedAnnotation | undefined> {
  const [row] = await selectSigned(db).where(
    and(eq(annotation.responseId, responseId), eq(annotation.id, id)),
  );
  return row && signed(row);
}

function selectSigned(db: Db) {
  return db
    .select({ annotation, authorName: user.name })
    .from(annotation)
    .leftJoin(user, eq(user.id, annotation.authorId));
}

function signed(row: { annotation: AnnotationRow; authorName: string | null }): SignedAnnotation {
  return { ...row.annotation, authorName: row.authorName };
}

export async function insertAnnotation(db: Db, row: typeof annotation.$inferInsert): Promise<string> {
  const [inserted] = await db.insert(annotation).values(row).returning({ id: annotation.id });
  return inserted!.id;
}

/** False when the annotation does not exist any more. */
export async function setAnnotation(
  db: Db,
  id: string,
  change: Partial<Pick<AnnotationRow, 'tag' | 'body'>> & { updatedAt: Date },
): Promise<boolean> {
  const rows = await db
    .update(annotation)
    .set(change)
    .where(eq(annotation.id, id))
    .returning({ id: annotation.id });
  return rows.length === 1;
}

/** False when the annotation did not exist any more. */
export async function deleteAnnotation(db: Db, id: string): Promise<boolean> {
  const rows = await db.delete(annotation).where(eq(annotation.id, id)).returning({ id: annotation.id });
  return rows.length === 1;
}

/** The highlighted passages of a turn. */
export async function listPassages(
  db: Db,
  responseId: string,
  seq: number,
): Promise<{ id: string; startOffset: number; endOffset: number }[]> {
  const { id, startOffset, endOffset } = annotation;
  const ofTurn = and(eq(annotation.responseId, responseId), eq(annotation.seq, seq), isNotNull(startOffset));
  const rows = await db.select({ id, startOffset, endOffset }).from(annotation).where(ofTurn);
  return rows.map((row) => ({ id: row.id, startOffset: row.startOffset!, endOffset: row.endOffset! }));
}

/** Moves a highlight; null makes it a note on its row. */
export async function setPassage(
  db: Db,
  id: string,
  passage: { start: number; end: number } | null,
): Promise<void> {
  const offsets = { startOffset: passage?.start ?? null, endOffset: passage?.end ?? null };
  await db.update(annotation).set(offsets).where(eq(annotation.id, id));
}
