import type { Growing, Point } from './growing';
import { joinedBytes } from './joined-bytes';

/** Elements of WebM (RFC 9559) by their identifiers. */
const EBML = 0x1a45dfa3;
const SEGMENT = 0x18538067;
const INFO = 0x1549a966;
const TRACKS = 0x1654ae6b;
const CLUSTER = 0x1f43b675;
const TIMESTAMP_SCALE = 0x2ad7b1;
const TIMESTAMP = 0xe7;
const SIMPLE_BLOCK = 0xa3;
const BLOCK_GROUP = 0xa0;
const BLOCK = 0xa1;
/** What stands beside a cluster, and so ends one of unknown length: Cues, Tags, SeekHead, Chapters, Attachments. */
const BESIDE = new Set([CLUSTER, INFO, TRACKS, 0x1c53bb6b, 0x1254c367, 0x114d9b74, 0x1043a770, 0x1941a469]);

const NANOSECONDS = 1_000_000;
/** In bytes. */
const LONGEST_NUMBER = 8;
/** A segment of unknown length, as a live recording has. */
const OPEN_SEGMENT = Uint8Array.of(0x18, 0x53, 0x80, 0x67, 0x01, 255, 255, 255, 255, 255, 255, 255);

interface Element {
  id: number;
  /** Its content. */
  from: number;
  /** Null: until something comes that cannot be part of it. */
  to: number | null;
}

/** Null: the head is not complete, or not one that can be read. */
export function webmHead(bytes: Uint8Array): Growing | null {
  const ebml = elementAt(bytes, 0);
  if (ebml?.id !== EBML || ebml.to === null) return null;
  const segment = elementAt(bytes, ebml.to);
  if (segment?.id !== SEGMENT) return null;
  const kept = [bytes.subarray(0, ebml.to), OPEN_SEGMENT];
  let scale = NANOSECONDS;
  for (let at = segment.from; ; ) {
    const element = elementAt(bytes, at);
    if (!element) return null;
    if (element.id === CLUSTER) {
      return {
        head: joinedBytes(kept),
        firstByte: at,
        pointsIn: (part) => pointsIn(part, scale / NANOSECONDS),
      };
    }
    if (element.to === null || element.to > bytes.length) return null;
    if (element.id === INFO) scale = scaleOf(bytes, element) || NANOSECONDS;
    if (element.id === INFO || element.id === TRACKS) kept.push(bytes.subarray(at, element.to));
    at = element.to;
  }
}

/** The clusters in bytes that begin with one. */
function pointsIn(bytes: Uint8Array, scaleMs: number): { points: Point[]; endMs: number } {
  const points: Point[] = [];
  let endMs = 0;
  for (let at = 0; at < bytes.length; ) {
    const element = elementAt(bytes, at);
    if (!element) break;
    if (element.id !== CLUSTER) {
      if (element.to === null) break;
      at = element.to;
      continue;
    }
    const cluster = readCluster(bytes, element);
    if (cluster.time === null) break;
    points.push({ byte: at, ms: cluster.time * scaleMs });
    endMs = Math.max(endMs, cluster.last * scaleMs);
    at = cluster.end;
  }
  return { points, endMs };
}

/** Times in the segment's own unit. */
function readCluster(
  bytes: Uint8Array,
  cluster: Element,
): { time: number | null; last: number; end: number } {
  const end = cluster.to ?? Number.POSITIVE_INFINITY;
  let time: number | null = null;
  let last = 0;
  let at = cluster.from;
  while (at < Math.min(end, bytes.length)) {
    const child = elementAt(bytes, at);
    if (!child?.to || (cluster.to === null && BESIDE.has(child.id))) break;
    if (child.to > bytes.length) return { time, last, end: bytes.length };
    if (child.id === TIMESTAMP) time = numberOf(bytes, child);
    const block = blockOf(bytes, child);
    if (time !== null && block !== null) last = Math.max(last, time + block);
    at = child.to;
  }
  // An element that cannot be read ends what is known.
  const isBroken = cluster.to === null && at < bytes.length && !BESIDE.has(elementAt(bytes, at)?.id ?? 0);
  return { time, last, end: cluster.to ?? (isBroken ? bytes.length : at) };
}

/** A block's time after its cluster's. */
function blockOf(bytes: Uint8Array, child: Element): number | null {
  let block = child;
  if (child.id === BLOCK_GROUP) {
    const first = elementAt(bytes, child.from);
    if (first?.id !== BLOCK) return null;
    block = first;
  } else if (child.id !== SIMPLE_BLOCK) return null;
  const track = lengthOf(bytes[block.from] ?? 0);
  const at = block.from + track;
  return track === 0 || at + 2 > bytes.length
    ? null
    : new DataView(bytes.buffer, bytes.byteOffset + at).getInt16(0);
}

function scaleOf(bytes: Uint8Array, info: Element): number {
  for (let at = info.from; at < info.to!; ) {
    const child = elementAt(bytes, at);
    if (!child?.to) return 0;
    if (child.id === TIMESTAMP_SCALE) return numberOf(bytes, child) ?? 0;
    at = child.to;
  }
  return 0;
}

/** Undefined: its header is not complete, or is none. */
function elementAt(bytes: Uint8Array, at: number): Element | undefined {
  const idBytes = lengthOf(bytes[at] ?? 0);
  if (idBytes === 0 || idBytes > 4) return undefined;
  const sizeAt = at + idBytes;
  const sizeBytes = lengthOf(bytes[sizeAt] ?? 0);
  const from = sizeAt + sizeBytes;
  if (sizeBytes === 0 || from > bytes.length) return undefined;
  // Without the bit that tells its length: with it the number would be too large to be exact.
  const most = 2 ** (7 * sizeBytes) - 1;
  const high = (bytes[sizeAt]! & (0xff >> sizeBytes)) * 256 ** (sizeBytes - 1);
  const size = high + numberIn(bytes, sizeAt + 1, from);
  return { id: numberIn(bytes, at, sizeAt), from, to: size >= most ? null : from + size };
}

/** How many bytes a number has by its first one; 0 when none begins so. */
const lengthOf = (first: number) => (first === 0 ? 0 : Math.clz32(first) - 23);

/** Null: of more bytes than a number has, as broken bytes say; there may be more of them than can be counted. */
function numberOf(bytes: Uint8Array, { from, to }: Element): number | null {
  return to === null || to - from > LONGEST_NUMBER ? null : numberIn(bytes, from, to);
}

function numberIn(bytes: Uint8Array, from: number, to: number): number {
  let value = 0;
  for (let at = from; at < to; at += 1) value = value * 256 + (bytes[at] ?? 0);
  return value;
}
