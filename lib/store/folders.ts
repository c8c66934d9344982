import { type SQL, sql } from 'drizzle-orm';
import type { FolderCount, FolderPath } from '@/lib/domain/study/folder';
import type { Db } from './database';

type Scope = { organizationId: string };

const array = (path: FolderPath | null): SQL => sql`${sql.param(path)}::text[]`;
/** Whether the column's path is this one, or below it. */
const within = (column: SQL, path: FolderPath): SQL => sql`${column}[1:${path.length}] = ${array(path)}`;
const folderPath = sql.raw('folder_path');
const ownPath = sql.raw('path');

/** Part of every change that an editor would see. */
const changed = sql`version = version + 1, updated_at = now()`;

/** Nobody else changes this organisation's folders until the transaction ends. */
export async function lockFolders(db: Db, { organizationId }: Scope): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended('folders:' || ${organizationId}, 0))`);
}

/** All folders, made by hand or stood in, with those that they stand in. In no particular order. */
export async function listFolderCounts(db: Db, { organizationId }: Scope): Promise<FolderCount[]> {
  const { rows } = await db.execute<{ path: FolderPath; studies: number; own: number }>(sql`
    with named as (
      select folder_path as path, count(*) as n from study
       where organization_id = ${organizationId} and folder_path is not null group by 1
      union all
      select path, 0 from folder where organization_id = ${organizationId}
    )
    select path[1:depth] as path, sum(n)::int as studies,
           coalesce(sum(n) filter (where depth = cardinality(path)), 0)::int as own
      from named, generate_series(1, cardinality(path)) depth group by 1`);
  return rows.map(({ path, studies, own }) => ({ path, studyCount: studies, ownStudyCount: own }));
}

export async function countStudies(db: Db, { organizationId }: Scope): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(
    sql`select count(*)::int as n from study where organization_id = ${organizationId}`,
  );
  return rows[0]!.n;
}

export async function countMadeFolders(db: Db, { organizationId }: Scope): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(
    sql`select count(*)::int as n from folder where organization_id = ${organizationId}`,
  );
  return rows[0]!.n;
}

/** How deep the deepest folder within this one stands; 0 when there is no such folder. */
export async function deepestWithin(db: Db, { organizationId }: Scope, path: FolderPath): Promise<number> {
  const { rows } = await db.execute<{ deepest: number }>(sql`
    select coalesce(max(cardinality(path)), 0)::int as deepest from (
      select folder_path as path from study
       where organization_id = ${organizationId} and ${within(folderPath, path)}
      union all
      select path from folder where organization_id = ${organizationId} and ${within(ownPath, path)}) all_paths`);
  return rows[0]!.deepest;
}

/** How many studies stand in this folder or below it. */
export async function countStudiesWithin(
  db: Db,
  { organizationId }: Scope,
  path: FolderPath,
): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(sql`
    select count(*)::int as n from study
     where organization_id = ${organizationId} and ${within(folderPath, path)}`);
  return rows[0]!.n;
}

/** Keeps folders, also when the last study leaves them. */
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

/** The folder with everything below it, gone; studies are not touched. */
export async function deleteFolders(db: Db, { organizationId }: Scope, path: FolderPath): Promise<void> {
  await db.execute(
    sql`delete from folder where organization_id = ${organizationId} and ${within(ownPath, path)}`,
  );
}

/**
 * Everything in `from` and below is then in `to` (empty: outside folders) and below. Returns how many studies moved.
 * What meets a folder of the same name there becomes one with it.
 */
export async function moveFolder(
  db: Db,
  { organizationId }: Scope,
  from: FolderPath,
  to: FolderPath,
): Promise<number> {
  const moved = (column: SQL) => sql`${array(to)} || ${column}[${from.length + 1}:]`;
  await db.execute(sql`
    with gone as (
      delete from folder where organization_id = ${organizationId} and ${within(ownPath, from)} returning path)
    insert into folder (organization_id, path)
    select ${organizationId}, path from (select distinct ${moved(ownPath)} as path from gone) moved
     where cardinality(path) > 0
    on conflict do nothing`);
  const { rowCount } = await db.execute(sql`
    update study set folder_path = nullif(${moved(folderPath)}, '{}'), ${changed}
     where organization_id = ${organizationId} and ${within(folderPath, from)}`);
  return rowCount ?? 0;
}

/** The folders that these studies stand in, by study; those that are not there are left out. */
export async function listFoldersOf(
  db: Db,
  { organizationId }: Scope,
  studyIds: readonly string[],
): Promise<Map<string, FolderPath | null>> {
  const { rows } = await db.execute<{ id: string; folder_path: FolderPath | null }>(sql`
    select id, folder_path from study
     where organization_id = ${organizationId} and id = any(${sql.param([...studyIds])}::uuid[])
     order by id for no key update`);
  return new Map(rows.map((row) => [row.id, row.folder_path]));
}

export async function setFolder(db: Db, studyIds: readonly string[], path: FolderPath | null): Promise<void> {
  await db.execute(sql`
    update study set folder_path = ${array(path)}, ${changed}
     where id = any(${sql.param([...studyIds])}::uuid[]) and folder_path is distinct from ${array(path)}`);
}
