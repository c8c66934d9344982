import { Failure } from '@/lib/domain/failure';
import type { FolderPath } from '@/lib/domain/study/folder';
import { insertFolders, listFoldersOf, setFolder } from '@/lib/store/folders';
import type { MemberContext } from '../context';
import { editFolders } from './edit-folders';

/** A study that was moved, and its former folder, which is needed to move it back. */
export interface MovedStudy {
  id: string;
  from: FolderPath | null;
}

/**
 * Moves studies into a folder, which is created if it is missing; null: outside folders. If one study does not exist,
 * none is moved. The folders that they leave remain. Refuses `forbidden`, `study_not_found`.
 */
export async function moveStudies(
  ctx: MemberContext,
  { studyIds, folderPath }: { studyIds: readonly string[]; folderPath: FolderPath | null },
): Promise<{ folderPath: FolderPath | null; moved: MovedStudy[] }> {
  const ids = [...new Set(studyIds)];
  return editFolders(ctx, async (db) => {
    const before = await listFoldersOf(db, ctx.principal, ids);
    if (before.size < ids.length) {
      throw new Failure('study_not_found', 'Not all of these studies are in this organisation.');
    }
    const left = new Map([...before.values()].flatMap((path) => (path ? [[path.join('\0'), path]] : [])));
    await insertFolders(db, ctx.principal, [...left.values(), ...(folderPath ? [folderPath] : [])]);
    await setFolder(db, ids, folderPath);
    return { folderPath, moved: ids.map((id) => ({ id, from: before.get(id) ?? null })) };
  });
}
