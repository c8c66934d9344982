import type { Db } from '@/lib/store/database';
import { deleteExpiredExports } from '@/lib/store/exports';
import { enqueueErasing } from '../recordings/enqueue-recording';

/** Removes exports whose day is over, with their files. */
export async function forgetOldExports(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    await enqueueErasing(tx, { uploads: [], folders: await deleteExpiredExports(tx) });
  });
}
