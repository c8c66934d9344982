import { mp4Brand, PICTURE_BRAND } from '../media/mp4-brand';

/** The containers in which browsers and telephones record. */
export const CONTAINERS = ['mp4', 'webm', 'ogg', 'wav', 'mp3', 'adts'] as const;
export type Container = (typeof CONTAINERS)[number];

/** The number of first bytes that `containerOf` needs. */
export const CONTAINER_HEAD_BYTES = 4096;

/**
 * The container format of a file by its first bytes; undefined for anything that is not a recording: pages, pictures,
 * playlists, archives. The rest of the file is not checked.
 */
export function containerOf(head: Uint8Array): Container | undefined {
  if (isMp4(head)) return 'mp4';
  if (isMatroska(head)) return 'webm';
  if (text(head, 0, 4) === 'OggS' && head[4] === 0) return 'ogg';
  if (text(head, 0, 4) === 'RIFF' && text(head, 8, 12) === 'WAVE') return 'wav';
  if (text(head, 0, 3) === 'ID3' && head[3]! >= 2 && head[3]! <= 4) return 'mp3';
  if (isFollowedBy(head, mp3FrameBytes)) return 'mp3';
  if (isFollowedBy(head, adtsFrameBytes)) return 'adts';
  return undefined;
}

function isMp4(head: Uint8Array): boolean {
  const brand = mp4Brand(head);
  return uint32(head, 0) >= 16 && brand !== '' && !PICTURE_BRAND.test(brand);
}

/** An EBML header whose document type is WebM's or Matroska's; other types share the first four bytes. */
function isMatroska(head: Uint8Array): boolean {
  if (uint32(head, 0) !== 0x1a45dfa3) return false;
  for (let at = 5; at + 3 <= Math.min(head.length, 128); at += 1) {
    if (head[at] !== 0x42 || head[at + 1] !== 0x82) continue;
    const length = head[at + 2]! & 0x7f;
    const type = text(head, at + 3, at + 3 + length).replace(/\0+$/, '');
    if (type === 'webm' || type === 'matroska') return true;
  }
  return false;
}

/** The first bytes of an audio frame are a weak sign: where enough bytes are given, a second frame must follow. */
function isFollowedBy(head: Uint8Array, frameBytes: (head: Uint8Array, at: number) => number): boolean {
  const first = frameBytes(head, 0);
  if (first === 0) return false;
  return first + 8 > head.length || frameBytes(head, first) > 0;
}

const MPEG1_KBITS = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320];
const MPEG2_KBITS = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160];
const MPEG1_RATES = [44_100, 48_000, 32_000];

/** The length of the MPEG layer III frame at `at`; 0 when there is none. */
function mp3FrameBytes(head: Uint8Array, at: number): number {
  if (at + 4 > head.length || head[at] !== 0xff || (head[at + 1]! & 0xe0) !== 0xe0) return 0;
  const version = (head[at + 1]! >> 3) & 3;
  const layer = (head[at + 1]! >> 1) & 3;
  const kbits = (version === 3 ? MPEG1_KBITS : MPEG2_KBITS)[head[at + 2]! >> 4];
  const rate = MPEG1_RATES[(head[at + 2]! >> 2) & 3];
  if (version === 1 || layer !== 1 || !kbits || !rate) return 0;
  const padding = (head[at + 2]! >> 1) & 1;
  const halvings = version === 3 ? 1 : version === 2 ? 2 : 4;
  return Math.floor(((version === 3 ? 144 : 72) * kbits * 1000) / (rate / halvings)) + padding;
}

/** The length of the AAC frame at `at`; 0 when there is none. */
function adtsFrameBytes(head: Uint8Array, at: number): number {
  if (at + 7 > head.length || head[at] !== 0xff || (head[at + 1]! & 0xf6) !== 0xf0) return 0;
  const bytes = ((head[at + 3]! & 3) << 11) | (head[at + 4]! << 3) | (head[at + 5]! >> 5);
  const rateIndex = (head[at + 2]! >> 2) & 15;
  return rateIndex <= 12 && bytes > 7 ? bytes : 0;
}

/** Latin letters; empty where the bytes end before. */
function text(head: Uint8Array, from: number, to: number): string {
  return to > head.length ? '' : String.fromCharCode(...head.subarray(from, to));
}

function uint32(head: Uint8Array, at: number): number {
  return head.length < at + 4 ? 0 : new DataView(head.buffer, head.byteOffset).getUint32(at);
}
