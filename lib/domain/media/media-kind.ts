import { mp4Brand, PICTURE_BRAND, SOUND_BRAND } from './mp4-brand';

/**
 * Pictures and films that a study may show, recognised by their bytes; nothing that could run as a script in a page.
 */
export interface MediaKind {
  type: 'image' | 'video';
  mime: string;
  /** The ending of the stored name. */
  extension: string;
}

const kind = (mime: string, extension: string): MediaKind => ({
  type: mime.startsWith('image/') ? 'image' : 'video',
  mime,
  extension,
});

const KINDS = {
  png: kind('image/png', 'png'),
  jpg: kind('image/jpeg', 'jpg'),
  gif: kind('image/gif', 'gif'),
  webp: kind('image/webp', 'webp'),
  avif: kind('image/avif', 'avif'),
  mp4: kind('video/mp4', 'mp4'),
  webm: kind('video/webm', 'webm'),
} satisfies Record<string, MediaKind>;

/** The number of first bytes that are enough to decide. */
export const DECISIVE_BYTES = 16;

const MIB = 1024 * 1024;
/** The most bytes of one picture and of one film. */
export const MOST_BYTES: Record<MediaKind['type'], number> = { image: 20 * MIB, video: 200 * MIB };

/** The kind of a file by its first bytes; null for anything that is no picture or film that browsers show. */
export function mediaKind(head: Uint8Array): MediaKind | null {
  const text = (from: number, to: number) => String.fromCharCode(...head.slice(from, to));
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return KINDS.png;
  if (text(0, 3) === '\xff\xd8\xff') return KINDS.jpg;
  if (text(0, 6) === 'GIF87a' || text(0, 6) === 'GIF89a') return KINDS.gif;
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return KINDS.webp;
  if (text(0, 4) === '\x1a\x45\xdf\xa3') return KINDS.webm;
  const brand = mp4Brand(head);
  if (brand === 'avif' || brand === 'avis') return KINDS.avif;
  return brand === '' || PICTURE_BRAND.test(brand) || SOUND_BRAND.test(brand) ? null : KINDS.mp4;
}

/** The smallest files of a kind that show anything have about so many bytes: less is a beginning alone. */
const LEAST_BYTES: Record<string, number> = {
  png: 57,
  jpg: 100,
  gif: 26,
  webp: 26,
  avif: 200,
  mp4: 200,
  webm: 100,
};

export function isBeginningAlone({ extension }: MediaKind, sizeBytes: number): boolean {
  return sizeBytes < (LEAST_BYTES[extension] ?? 0);
}

/** The kind of a stored file by its stored name; null for any other name. */
export function keptKind(name: string): MediaKind | null {
  const extension = /^[0-9a-f]{32}[0-9a-f]{32}\.([a-z0-9]{3,4})$/.exec(name)?.[1];
  return Object.values(KINDS).find((known) => known.extension === extension) ?? null;
}
