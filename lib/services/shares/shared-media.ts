import type { AnyoneContext } from '../context';
import { findRecordingFile, type RecordingFile } from '../recordings/find-recording-file';
import { findOpenShareById } from './open-share';

/** The path of a file of a recording behind a link: signed for an hour, and dead as soon as the link is closed. */
export const sharedMediaAddress = (shareId: string) => (key: string, name: string) =>
  `/api/shared-media/${shareId}/${key}/${name}`;

/**
 * A file of a recording that a link shows. Refuses `forbidden` for an address that was altered or whose hour is over,
 * and `not_found` once the link is closed or the file erased.
 */
export async function findSharedFile(
  ctx: AnyoneContext,
  { shareId, ...file }: { shareId: string; key: string; name: string; search: string },
): Promise<RecordingFile> {
  const found = await findRecordingFile(ctx, file, sharedMediaAddress(shareId));
  await findOpenShareById(ctx, shareId);
  return found;
}
