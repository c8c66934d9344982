import { Failure } from '@/lib/domain/failure';
import { roleMay } from '@/lib/domain/roles';
import type { Db } from '@/lib/store/database';
import { lockFolders } from '@/lib/store/folders';
import { type MemberContext, withTransaction } from '../context';

/**
 * Changes an organisation's folders, one change at a time, so that what a change has checked is still true when it
 * writes. Refuses `forbidden`.
 */
export async function editFolders<T>(ctx: MemberContext, change: (db: Db) => Promise<T>): Promise<T> {
  if (!roleMay(ctx.principal.role, 'edit')) {
    throw new Failure('forbidden', 'Your role in this organisation may not change folders.');
  }
  return withTransaction(ctx, async ({ db }) => {
    await lockFolders(db, ctx.principal);
    return change(db);
  });
}

export function noSuchFolder(): Failure {
  return new Failure('not_found', 'There is no such folder in this organisation.');
}
