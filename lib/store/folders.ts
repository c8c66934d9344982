import { type SQL, sql } from 'drizzle-orm';
import type { FolderCount, FolderPath } from '@/lib/domain/study/folder';
import type { Db } from './database';
import { isOfKind, isOfSome, isSeen, type StudyScope } from './study-scope';

type Scope = { organizationId: string };

const array = (path: FolderPath | null): SQL => sql`${sql.param(path)}::text[]`;
/** Whether the column's path is this folder or a folder in it. */
const within = (column: SQL, path: FolderPath): SQL => sql`${column}[1:${path.length}] = ${array(path)}`;
const folderPath = sql.raw('folder_path');
const ownPath = sql.raw('path');

/** Goes with every change that an editor of the study would see. */
const changed = sql`version = version + 1, updated_at = now()`;

/** Locks the organisation's folders against changes until the transaction ends. */
export async function lockFolders(db: Db, { organizationId }: Scope): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended('folders:' || ${organizationId}, 0))`);
}

/** All folders, created or implied by a study's path, and the folders that contain them. In no particular order. */
export async function listFolderCounts(db: Db, scope: StudyScope): Promise<FolderCount[]> {
  const { organizationId } = scope;
  // A folder without a study of theirs is none to who may see some studies alone.
  const created = isOfSome(scope)
    ? sql``
    : sql`union all select path, 0 from folder where organization_id = ${organizationId}`;
  const { rows } = await db.execute<{ path: FolderPath; studies: number; own: number }>(sql`
    with named as (
      select folder_path as path, count(*) as n from study
       where organization_id = ${organizationId} and folder_path is not null and ${isSeen(scope, 'study')} group by 1
      ${created}
    )
    select path[1:depth] as path, sum(n)::int as studies,
           coalesce(sum(n) filter (where depth = cardinality(path)), 0)::int as own
      from named, generate_series(1, cardinality(path)) depth group by 1`);
  return rows.map(({ path, studies, own }) => ({ path, studyCount: studies, ownStudyCount: own }));
}

export async function countStudies(db: Db, scope: StudyScope): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(
    sql`select count(*)::int as n from study
         where organization_id = ${scope.organizationId} and test_of is null and ${isSeen(scope, 'study')}`,
  );
  return rows[0]!.n;
}

export async function countCreatedFolders(db: Db, { organizationId }: Scope): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(
    sql`select count(*)::int as n from folder where organization_id = ${organizationId}`,
  );
  return rows[0]!.n;
}

/** How many levels of folders are below this one; 0 when there is no such folder. */
export async function deepestWithin(db: Db, scope: StudyScope, path: FolderPath): Promise<number> {
  const { organizationId } = scope;
  const { rows } = await db.execute<{ deepest: number }>(sql`
    select coalesce(max(cardinality(path)), 0)::int as deepest from (
      select folder_path as path from study
       where organization_id = ${organizationId} and ${within(folderPath, path)} and ${isSeen(scope, 'study')}
      union all
      select path from folder where organization_id = ${organizationId} and ${within(ownPath, path)}) all_paths`);
  return rows[0]!.deepest;
}

/** How many studies are in this folder or in folders below it. */
export async function countStudiesWithin(db: Db, scope: StudyScope, path: FolderPath): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(sql`
    select count(*)::int as n from study
     where organization_id = ${scope.organizationId} and ${within(folderPath, path)} and ${isSeen(scope, 'study')}`);
  return rows[0]!.n;
}

/** Stores folders, so that they remain when their last study leaves. */
export async function insertFolders(
  db: Db,
  { organizationId }: Scope,
  paths: readonly FolderPath[],
): Promise<void> {
  for (const path of paths) {
    await db.execute(
      sql`insert into folder (organization_id, path) values (${organizationId}, ${array(path)}) on conflict do nothing`,
    );
  }
}

/** Deletes the folder and all folders below it; studies are not changed. */
export async function deleteFolders(db: Db, { organizationId }: Scope, path: FolderPath): Promise<void> {
  await db.execute(
    sql`delete from folder where organization_id = ${organizationId} and ${within(ownPath, path)}`,
  );
}

/**
 * Moves everything in `from` and below it to `to` (empty: outside folders). Returns how many studies moved, of those
 * that the caller sees: a folder is the organisation's, and goes as a whole. A folder whose name exists at the
 * destination is merged into that one.
 */
export async function moveFolder(
  db: Db,
  scope: StudyScope,
  from: FolderPath,
  to: FolderPath,
): Promise<number> {
  const { organizationId } = scope;
  const moved = (column: SQL) => sql`${array(to)} || ${column}[${from.length + 1}:]`;
  await db.execute(sql`
    with gone as (
      delete from folder where organization_id = ${organizationId} and ${within(ownPath, from)} returning path)
    insert into folder (organization_id, path)
    select ${organizationId}, path from (select distinct ${moved(ownPath)} as path from gone) moved
     where cardinality(path) > 0
    on conflict do nothing`);
  const { rows } = await db.execute<{ is_test_study: boolean }>(sql`
    update study set folder_path = nullif(${moved(folderPath)}, '{}'), ${changed}
     where organization_id = ${organizationId} and ${within(folderPath, from)} returning is_test_study`);
  return rows.filter((row) => isOfKind(scope, { isTestStudy: row.is_test_study })).length;
}

/** The folders of these studies, by study id; studies that do not exist are left out. */
export async function listFoldersOf(
  db: Db,
  scope: StudyScope,
  studyIds: readonly string[],
): Promise<Map<string, FolderPath | null>> {
  const { rows } = await db.execute<{ id: string; folder_path: FolderPath | null }>(sql`
    select id, folder_path from study
     where organization_id = ${scope.organizationId} and id = any(${sql.param([...studyIds])}::uuid[])
       and ${isSeen(scope, 'study')}
     order by id for no key update`);
  return new Map(rows.map((row) => [row.id, row.folder_path]));
}

export async function setFolder(db: Db, studyIds: readonly string[], path: FolderPath | null): Promise<void> {
  await db.execute(sql`
    update study set folder_path = ${array(path)}, ${changed}
     where id = any(${sql.param([...studyIds])}::uuid[]) and folder_path is distinct from ${array(path)}`);
}
