import { type FolderCount, inTreeOrder } from '@/lib/domain/study/folder';
import { countStudies, listFolderCounts } from '@/lib/store/folders';
import type { MemberContext } from '../context';

/** All folders of the caller's organisation, each before those inside it, and its number of studies. Every role may read. */
export async function listFolders(
  ctx: MemberContext,
): Promise<{ studyCount: number; folders: FolderCount[] }> {
  const folders = inTreeOrder(await listFolderCounts(ctx.db, ctx.principal));
  return { studyCount: await countStudies(ctx.db, ctx.principal), folders };
}
