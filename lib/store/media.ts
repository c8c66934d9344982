import { inArray } from 'drizzle-orm';
import type { Db } from './database';
import { media } from './schema';

/** Notes whose bytes a stored picture or film takes. */
export async function insertMedia(
  db: Db,
  row: { name: string; organizationId: string; bytes: number },
): Promise<void> {
  await db.insert(media).values(row);
}

/** Takes the notes away. Returns what each organisation's files took; files from before there were notes have none. */
export async function deleteMedia(
  db: Db,
  names: readonly string[],
): Promise<{ organizationId: string; bytes: number }[]> {
  if (names.length === 0) return [];
  return db
    .delete(media)
    .where(inArray(media.name, [...names]))
    .returning({ organizationId: media.organizationId, bytes: media.bytes });
}
