import { fileTypeFromBuffer, supportedMimeTypes } from 'file-type';
import { mediaKind } from '@/lib/domain/media/media-kind';
import type { IsRecognisable } from '@/lib/domain/recording/file-types';

/** The number of first bytes that are enough to recognise a file, office documents with their contents list included. */
export const DECISIVE_FILE_BYTES = 65_536;

/** The MIME type of a file by its first bytes; null when they have no signature that is known. Never throws. */
export async function recogniseFile(head: Uint8Array): Promise<string | null> {
  // The library finds nothing in a file that ends in the middle of what its beginning announces, and may throw.
  const found = await fileTypeFromBuffer(head).catch(() => undefined);
  return found?.mime ?? mediaKind(head)?.mime ?? null;
}

/** A text in UTF-16 has zero bytes, and says so first. */
export function mayBeText(head: Uint8Array): boolean {
  const isUtf16 = (head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff);
  return isUtf16 || !head.includes(0);
}

export const isRecognisable: IsRecognisable = (mime) => (supportedMimeTypes as ReadonlySet<string>).has(mime);
