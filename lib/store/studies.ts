import { and, desc, eq, gte, isNull, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { BoundedMap } from '@/lib/domain/bounded-map';
import type { StudyReference } from '@/lib/domain/identifier';
import { keptFor } from '@/lib/domain/retention/retention';
import type { ListedStudy, StudyStatus } from '@/lib/domain/study/study';
import { isDistributed } from './by-study';
import type { Db } from './database';
import { fieldsOf, prepared } from './prepared';
import { organization, study, studyLink, user } from './schema';
import { isOfKind, isSeen, type StudyScope } from './study-scope';

export type StudyRow = typeof study.$inferSelect;

/** Goes with every change that an editor of the study would see. */
const changed = { version: sql`${study.version} + 1`, updatedAt: sql`now()` };

/**
 * The study that a path names, within one organisation; an old slug names it too (A10). Test studies are not there for
 * an ordinary key, and the others not for a test key (O3).
 */
export async function findStudy(
  db: Db,
  scope: Pick<StudyScope, 'organizationId' | 'test'>,
  reference: StudyReference,
): Promise<StudyRow | undefined> {
  const found = await findOfEither(db, scope, reference);
  return found && isOfKind(scope, found) ? found : undefined;
}

async function findOfEither(
  db: Db,
  { organizationId }: { organizationId: string },
  reference: StudyReference,
): Promise<StudyRow | undefined> {
  if (reference.by === 'nothing') return undefined;
  if (reference.by === 'linkId' && !isDistributed())
    return (await selectByLink(db, { linkId: reference.linkId, organizationId }))[0];
  const id = reference.by === 'id' ? reference.id : await studyOfLink(db, reference.linkId);
  return id === undefined ? undefined : (await selectById(db, { id, organizationId }))[0];
}

const ofOrganization = eq(study.organizationId, sql.placeholder('organizationId'));
const selectById = prepared<StudyRow>(
  'find_study_by_id',
  (db) =>
    db
      .select()
      .from(study)
      .where(and(eq(study.id, sql.placeholder('id')), ofOrganization)),
  fieldsOf(study),
);
const selectByLink = prepared<StudyRow>(
  'find_study_by_link',
  (db) =>
    db
      .select()
      .from(study)
      .where(and(hasLink(sql.placeholder('linkId')), ofOrganization)),
  fieldsOf(study),
);

/** The study of a participant's link: a visitor has only the link, so no organisation is known yet. */
export async function findStudyByLink(db: Db, reference: StudyReference): Promise<StudyRow | undefined> {
  if (reference.by !== 'linkId') return undefined;
  if (isDistributed()) {
    const studyId = await studyOfLink(db, reference.linkId);
    return studyId === undefined ? undefined : findStudyById(db, studyId);
  }
  const [row] = await db.select().from(study).where(hasLink(reference.linkId));
  return row;
}

/** A link never leads to another study (A10). */
const linked = new BoundedMap<string, string>(10_000);

/** For tables that are distributed: links lie elsewhere than the studies that they lead to. */
async function studyOfLink(db: Db, linkId: string): Promise<string | undefined> {
  const known = linked.get(linkId);
  if (known !== undefined) return known;
  const [row] = await db
    .select({ studyId: studyLink.studyId })
    .from(studyLink)
    .where(eq(studyLink.linkId, linkId));
  if (row) linked.set(linkId, row.studyId);
  return row?.studyId;
}

/** The study of a response whose participant is identified. */
export async function findStudyById(db: Db, studyId: string): Promise<StudyRow | undefined> {
  const [row] = await db.select().from(study).where(eq(study.id, studyId));
  return row;
}

/** Finds the study by any slug that it ever had (A10). */
function hasLink(linkId: string | Placeholder): SQL {
  return eq(
    study.id,
    sql`(select ${studyLink.studyId} from ${studyLink} where ${studyLink.linkId} = ${linkId})`,
  );
}

/** Locks the study's row until the transaction ends. Waits at most the lock timeout (SQLSTATE 55P03). */
export async function lockStudy(db: Db, studyId: string): Promise<StudyRow | undefined> {
  const [row] = await db.select().from(study).where(eq(study.id, studyId)).for('no key update');
  return row;
}

/**
 * Takes the lock for launching or publishing this study until the transaction ends; false when another transaction has
 * it.
 */
export async function lockLaunch(db: Db, studyId: string): Promise<boolean> {
  const { rows } = await db.execute<{ locked: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtextextended('launch:' || ${studyId}, 0)) as locked`,
  );
  return rows[0]?.locked === true;
}

export async function insertStudy(db: Db, input: typeof study.$inferInsert): Promise<StudyRow> {
  const [row] = await db.insert(study).values(input).returning();
  await db.insert(studyLink).values({ linkId: row!.linkId, studyId: row!.id });
  return row!;
}

export async function setStudyLive(
  db: Db,
  studyId: string,
  change: { liveRevisionId?: string; walletId?: string | null },
): Promise<void> {
  await db
    .update(study)
    .set({ ...change, ...changed, status: 'live' })
    .where(eq(study.id, studyId));
}

/** False when the study was not in the expected state. */
export async function setStudyStatus(
  db: Db,
  studyId: string,
  from: StudyStatus,
  to: StudyStatus,
): Promise<boolean> {
  const rows = await db
    .update(study)
    .set({ ...changed, status: to })
    .where(and(eq(study.id, studyId), eq(study.status, from)))
    .returning({ id: study.id });
  return rows.length === 1;
}

/** Writes an edit of the study, or notes an edit of its editable revision. The caller has locked the row. */
export async function setStudy(
  db: Db,
  studyId: string,
  change: Partial<
    Pick<
      StudyRow,
      | 'title'
      | 'linkId'
      | 'folderPath'
      | 'responseTarget'
      | 'closeAtTarget'
      | 'entry'
      | 'launchers'
      | 'supportMessage'
      | 'organisation'
      | 'contact'
      | 'opensAt'
      | 'closesAt'
      | 'closeAfter'
      | 'quotas'
      | 'redirects'
      | 'stateTexts'
      | 'consent'
      | 'retention'
      | 'translations'
      | 'branding'
      | 'embedOrigins'
      | 'invitationTexts'
    >
  >,
): Promise<StudyRow> {
  const [row] = await db
    .update(study)
    .set({ ...change, ...changed })
    .where(eq(study.id, studyId))
    .returning();
  return row!;
}

/** Whom participants in need can turn to: the study's words, else its organisation's (K5). */
export async function findSupportMessage(db: Db, studyId: string): Promise<string | null> {
  const [row] = await db
    .select({
      message: sql<
        string | null
      >`coalesce(nullif(btrim(${study.supportMessage}), ''), nullif(btrim(${organization.supportMessage}), ''))`,
    })
    .from(study)
    .innerJoin(organization, eq(organization.id, study.organizationId))
    .where(eq(study.id, studyId));
  return row?.message ?? null;
}

/** What participants are told of who asks them, and for how long all of it is kept now at most (K6). */
export async function findStudyContact(
  db: Db,
  studyId: string,
): Promise<Pick<StudyRow, 'organisation' | 'contact' | 'consent' | 'testOf'> & { keptDays: number | null }> {
  const { organisation, contact, consent, retention, testOf } = study;
  const [row] = await db
    .select({ organisation, contact, consent, testOf, retention, ofAll: organization.retention })
    .from(study)
    .innerJoin(organization, eq(organization.id, study.organizationId))
    .where(eq(study.id, studyId));
  if (!row) return { organisation: null, contact: null, consent: null, testOf: null, keptDays: null };
  const { retention: own, ofAll, ...said } = row;
  const consentDays = said.consent?.retentionDays ?? null;
  return { ...said, keptDays: keptFor({ study: own, organization: ofAll, consentDays }).everything };
}

/** What fieldwork means to participants, and where they go at the end (N2 to N5). */
export type FieldworkOf = Pick<
  StudyRow,
  'redirects' | 'stateTexts' | 'consent' | 'branding' | 'translations'
>;

export async function findFieldwork(db: Db, studyId: string): Promise<FieldworkOf> {
  const { redirects, stateTexts, consent, branding, translations } = study;
  const [row] = await db
    .select({ redirects, stateTexts, consent, branding, translations })
    .from(study)
    .where(eq(study.id, studyId));
  return row ?? { redirects: null, stateTexts: null, consent: null, branding: null, translations: {} };
}

/** The origins whose pages may show the study with this slug in a frame (N7). */
export async function findEmbedOrigins(db: Db, linkId: string): Promise<string[]> {
  const [row] = await db.select({ origins: study.embedOrigins }).from(study).where(hasLink(linkId));
  return row?.origins ?? [];
}

/** Reserves a slug for a study for ever; false when another study has or had it (A10). */
export async function reserveLink(db: Db, studyId: string, linkId: string): Promise<boolean> {
  await db.insert(studyLink).values({ linkId, studyId }).onConflictDoNothing();
  const [row] = await db.select().from(studyLink).where(eq(studyLink.linkId, linkId));
  return row?.studyId === studyId;
}

/** The study that a slug belongs to or is reserved for (A10). */
export async function findLinkOwner(db: Db, linkId: string): Promise<string | undefined> {
  const [row] = await db.select().from(studyLink).where(eq(studyLink.linkId, linkId));
  return row?.studyId;
}

/** Deletes the study. Its credits were released before; its slugs stay reserved (F6). */
export async function deleteStudy(db: Db, studyId: string): Promise<void> {
  await db.delete(study).where(eq(study.id, studyId));
}

/**
 * Takes the next readable id of a live study, and locks the study's row until the transaction ends; undefined when it
 * is not live.
 */
export async function takeReadableId(db: Db, studyId: string): Promise<StudyRow | undefined> {
  const [row] = await db
    .update(study)
    .set({ lastReadableId: sql`${study.lastReadableId} + 1`, responseTotal: sql`${study.responseTotal} + 1` })
    .where(and(eq(study.id, studyId), eq(study.status, 'live')))
    .returning();
  return row;
}

/** A response is deleted. Its readable id is never used again. */
export async function uncountResponse(
  db: Db,
  studyId: string,
  was: { complete: boolean; hasContent: boolean },
): Promise<void> {
  await db
    .update(study)
    .set({
      responseTotal: sql`${study.responseTotal} - 1`,
      completeCount: sql`${study.completeCount} - ${was.complete ? 1 : 0}`,
      heardCount: sql`${study.heardCount} - ${was.hasContent ? 1 : 0}`,
    })
    .where(eq(study.id, studyId));
}

/** `hasContent`: whether it has an answer with content. */
export async function countComplete(
  db: Db,
  studyId: string,
  hasContent: boolean,
): Promise<StudyRow | undefined> {
  const [row] = await db
    .update(study)
    .set({
      completeCount: sql`${study.completeCount} + 1`,
      heardCount: sql`${study.heardCount} + ${hasContent ? 1 : 0}`,
    })
    .where(eq(study.id, studyId))
    .returning();
  return row;
}

/** Happens once in the study's life: false when the target is not reached, or was reached before. */
export async function setTargetReached(db: Db, studyId: string): Promise<boolean> {
  const rows = await db
    .update(study)
    .set({ targetReachedAt: sql`now()` })
    .where(
      and(eq(study.id, studyId), isNull(study.targetReachedAt), gte(study.heardCount, study.responseTarget)),
    )
    .returning({ id: study.id });
  return rows.length === 1;
}

/** Newest first (E4). */
export async function listStudiesOf(db: Db, scope: StudyScope): Promise<ListedStudy[]> {
  const rows = await db
    .select({
      id: study.id,
      title: study.title,
      createdAt: study.createdAt,
      linkId: study.linkId,
      responseCount: study.completeCount,
      creatorId: user.id,
      name: user.name,
      email: user.email,
      folderPath: study.folderPath,
    })
    .from(study)
    .leftJoin(user, eq(user.id, study.creatorId))
    .where(and(eq(study.organizationId, scope.organizationId), isNull(study.testOf), isSeen(scope, 'study')))
    .orderBy(desc(study.createdAt), desc(study.id));
  return rows.map(({ creatorId, name, email, ...row }) => ({
    ...row,
    creator: creatorId === null ? null : { name, email },
  }));
}

/** Dates the creation of the study back. */
export async function backdateStudy(db: Db, studyId: string, createdAt: Date): Promise<void> {
  await db.update(study).set({ createdAt }).where(eq(study.id, studyId));
}
