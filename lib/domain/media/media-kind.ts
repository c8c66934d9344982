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
  if (text(4, 8) !== 'ftyp') return null;
  return text(8, 12) === 'avif' || text(8, 12) === 'avis' ? KINDS.avif : KINDS.mp4;
}

/** The kind of a stored file by its stored name; null for any other name. */
export function keptKind(name: string): MediaKind | null {
  const extension = /^[0-9a-f]{32}[0-9a-f]{32}\.([a-z0-9]{3,4})$/.exec(name)?.[1];
  return Object.values(KINDS).find((known) => known.extension === extension) ?? null;
}
