import { Failure } from '@/lib/domain/failure';
import { type FolderPath, MOST_FOLDERS } from '@/lib/domain/study/folder';
import { countCreatedFolders, deepestWithin, insertFolders } from '@/lib/store/folders';
import type { MemberContext } from '../context';
import { editFolders } from './edit-folders';

/**
 * Creates an empty folder and, where they are missing, those above it. Refuses `forbidden`, and `conflict` when it
 * exists or there are too many.
 */
export async function createFolder(ctx: MemberContext, path: FolderPath): Promise<FolderPath> {
  return editFolders(ctx, async (db) => {
    if ((await deepestWithin(db, ctx.principal, path)) > 0) {
      throw new Failure('conflict', `There is a folder "${path.at(-1)}" here already.`);
    }
    if ((await countCreatedFolders(db, ctx.principal)) >= MOST_FOLDERS) {
      throw new Failure('conflict', `An organisation has at most ${MOST_FOLDERS} folders.`);
    }
    await insertFolders(db, ctx.principal, [path]);
    return path;
  });
}
