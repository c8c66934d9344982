import { Failure } from '@/lib/domain/failure';
import type { FolderPath } from '@/lib/domain/study/folder';
import { countStudiesWithin, deepestWithin, deleteFolders, moveFolder } from '@/lib/store/folders';
import type { MemberContext } from '../context';
import { editFolders, noSuchFolder } from './edit-folders';

/**
 * Deletes a folder; never a study. `refuse`: only when neither it nor a folder below contains a study; empty folders
 * below are deleted too. `moveUp`: its contents move to the folder above. Refuses `forbidden`, `not_found`, `conflict`.
 */
export async function deleteFolder(
  ctx: MemberContext,
  { path, contents }: { path: FolderPath; contents: 'refuse' | 'moveUp' },
): Promise<{ path: FolderPath; movedStudies: number }> {
  return editFolders(ctx, async (db) => {
    if ((await deepestWithin(db, ctx.principal, path)) === 0) throw noSuchFolder();
    if (contents === 'moveUp') {
      return { path, movedStudies: await moveFolder(db, ctx.principal, path, path.slice(0, -1)) };
    }
    const studies = await countStudiesWithin(db, ctx.principal, path);
    if (studies > 0) {
      const hold = studies === 1 ? '1 study stands' : `${studies} studies stand`;
      throw new Failure(
        'conflict',
        `${hold} in this folder. Move them first, or up with \`contents=moveUp\`.`,
      );
    }
    await deleteFolders(db, ctx.principal, path);
    return { path, movedStudies: 0 };
  });
}
