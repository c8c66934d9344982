import { mediaFiles } from '@/lib/ports/media-files';
import type { Db } from '@/lib/store/database';
import { enqueueJob } from '@/lib/store/jobs';
import { deleteMedia } from '@/lib/store/media';
import { addStorage } from '@/lib/store/recordings';
import { listShownMedia } from '@/lib/store/study-media';

/** Erases those pictures and films that no study shows any more: a duplicate shows those of its original. */
export async function eraseMedia(db: Db, names: readonly string[]): Promise<void> {
  const shown = new Set(await listShownMedia(db, names));
  const unused = names.filter((name) => !shown.has(name));
  await mediaFiles().erase(unused);
  await db.transaction(async (tx) => {
    for (const { organizationId, bytes } of await deleteMedia(tx, unused))
      await addStorage(tx, organizationId, -bytes);
  });
}

/** Call it in the transaction that deletes their study. */
export async function enqueueMediaErasing(db: Db, names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  await enqueueJob(db, 'eraseMedia', { names }, { jobKey: `erase-media:${names[0]}`, maxAttempts: 25 });
}
