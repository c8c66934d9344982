import { type FolderCount, inTreeOrder } from '@/lib/domain/study/folder';
import { listFolderCounts } from '@/lib/store/folders';
import type { MemberContext } from '../context';

/** All folders of the caller's organisation, each before what stands in it. Every role may read. */
export async function listFolders(ctx: MemberContext): Promise<FolderCount[]> {
  return inTreeOrder(await listFolderCounts(ctx.db, ctx.principal));
}
