import { randomBytes } from 'node:crypto';
import { Failure } from '@/lib/domain/failure';
import {
  DECISIVE_BYTES,
  isBeginningAlone,
  type MediaKind,
  MOST_BYTES,
  mediaKind,
} from '@/lib/domain/media/media-kind';
import { roleMay } from '@/lib/domain/roles';
import { mediaFiles } from '@/lib/ports/media-files';
import { recordingQuotaBytes } from '@/lib/ports/recording-store/quota';
import { insertMedia } from '@/lib/store/media';
import { addStorageWithin } from '@/lib/store/recordings';
import { type MemberContext, withTransaction } from '../context';
import { peekBytes } from './peek-bytes';

export interface KeptMedia {
  /** The stored name: 256 random bits, because participants see it without credentials. */
  name: string;
  type: MediaKind['type'];
  sizeBytes: number;
}

const EXPECTED = 'Expected a picture (PNG, JPEG, GIF, WebP, AVIF) or a film (MP4, WebM).';

/**
 * Stores a picture or film that a study will show. Its type is read from its bytes. Refuses `forbidden`, `bad_request`
 * for any other type, and for a file that ends with its first bytes; `tooLarge` creates the refusal of a file above its limit or the organisation's quota.
 */
export async function keepMedia(
  ctx: MemberContext,
  bytes: AsyncIterable<Uint8Array>,
  tooLarge: (message: string) => Failure,
): Promise<KeptMedia> {
  if (!roleMay(ctx.principal.role, 'edit')) {
    throw new Failure('forbidden', 'Your role in this organisation may not edit studies.');
  }
  const { head, whole } = await peekBytes(bytes, DECISIVE_BYTES);
  const kind = mediaKind(head);
  if (!kind) throw new Failure('bad_request', EXPECTED);
  const most = MOST_BYTES[kind.type];
  let sizeBytes = 0;
  async function* counted(): AsyncGenerator<Uint8Array> {
    for await (const chunk of whole) {
      sizeBytes += chunk.byteLength;
      if (sizeBytes > most) {
        throw tooLarge(
          `A ${kind?.type === 'video' ? 'film' : 'picture'} has at most ${most / 1024 / 1024} MB.`,
        );
      }
      yield chunk;
    }
    if (kind && isBeginningAlone(kind, sizeBytes))
      throw new Failure('bad_request', `${EXPECTED} Of this one there is only the beginning.`);
  }
  const name = `${randomBytes(32).toString('hex')}.${kind.extension}`;
  await mediaFiles().write(name, counted());
  const { organizationId } = ctx.principal;
  try {
    await withTransaction(ctx, async ({ db }) => {
      await insertMedia(db, { name, organizationId, bytes: sizeBytes });
      if (!(await addStorageWithin(db, organizationId, { bytes: sizeBytes, most: recordingQuotaBytes() })))
        throw tooLarge('There is no room for more pictures and films in this organisation.');
    });
  } catch (error) {
    await mediaFiles().erase([name]);
    throw error;
  }
  return { name, type: kind.type, sizeBytes };
}
