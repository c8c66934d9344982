import { eq, sql } from 'drizzle-orm';
import type { Db } from './database';
import { IS_HELD } from './legal-holds';
import { study } from './schema';
import type { StudyRow } from './studies';

/**
 * Studies that are rehearsed in (decisions, N6). The rehearsals of a study are interviews of a study of their own, which
 * `test_of` leads back from: what counts, exports or searches a study can so not come upon them.
 */

/** How long test interviews are kept. */
const KEPT = sql`interval '7 days'`;

/** The study that a study is rehearsed in, if it ever was. */
export async function findTestStudy(db: Db, studyId: string): Promise<StudyRow | undefined> {
  const [row] = await db.select().from(study).where(eq(study.testOf, studyId));
  return row;
}

/** Test interviews that are old enough to be deleted, and that no legal hold keeps. */
export async function listOldTests(
  db: Db,
  limit: number,
): Promise<{ responseId: string; studyId: string; organizationId: string }[]> {
  const { rows } = await db.execute<{ responseId: string; studyId: string; organizationId: string }>(sql`
    select r.id as "responseId", r.study_id as "studyId", r.organization_id as "organizationId"
      from study s join response r on r.study_id = s.id
     where s.test_of is not null and r.created_at < now() - ${KEPT} and not ${IS_HELD} limit ${limit}`);
  return rows;
}

/** How many test interviews there are of a study, and where they are read. */
export async function countTests(
  db: Db,
  studyId: string,
): Promise<{ studyId: string; responses: number } | null> {
  const [row] = await db
    .select({ studyId: study.id, responses: study.responseTotal })
    .from(study)
    .where(eq(study.testOf, studyId));
  return row ?? null;
}
