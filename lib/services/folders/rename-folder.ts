import { Failure } from '@/lib/domain/failure';
import { DEEPEST_FOLDER, type FolderPath, isWithin, samePath } from '@/lib/domain/study/folder';
import { deepestWithin, moveFolder } from '@/lib/store/folders';
import type { MemberContext } from '../context';
import { editFolders, noSuchFolder } from './edit-folders';

/**
 * Renames or moves a folder with everything below it. Refuses `forbidden`, `not_found`, and `conflict` when the target
 * exists, is inside the folder itself, or is too deep.
 */
export async function renameFolder(
  ctx: MemberContext,
  { path, newPath }: { path: FolderPath; newPath: FolderPath },
): Promise<{ path: FolderPath; movedStudies: number }> {
  return editFolders(ctx, async (db) => {
    if ((await deepestWithin(db, ctx.principal, path)) === 0) throw noSuchFolder();
    const { organizationId } = ctx.principal;
    const deepest = await deepestWithin(db, { organizationId }, path);
    if (samePath(path, newPath)) return { path, movedStudies: 0 };
    if (isWithin(newPath, path)) throw new Failure('conflict', 'A folder cannot stand in itself.');
    if ((await deepestWithin(db, ctx.principal, newPath)) > 0) {
      throw new Failure('conflict', `There is a folder "${newPath.at(-1)}" there already.`);
    }
    if (deepest - path.length + newPath.length > DEEPEST_FOLDER) {
      throw new Failure('conflict', `Folders stand at most ${DEEPEST_FOLDER} deep.`);
    }
    return { path: newPath, movedStudies: await moveFolder(db, ctx.principal, path, newPath) };
  });
}
