import type { Growing, Point } from './growing';
import { joinedBytes } from './joined-bytes';

interface Box {
  type: string;
  from: number;
  to: number;
}

/** Null: the head is not complete, or this is no fragmented MP4 (ISO/IEC 14496-12). */
export function mp4Head(bytes: Uint8Array): Growing | null {
  const kept: Uint8Array[] = [];
  let scales: Map<number, number> | undefined;
  for (let at = 0; ; ) {
    const box = boxAt(bytes, at);
    if (!box || box.type === 'mdat') return null;
    if (box.type === 'moof') {
      const known = scales;
      if (!known) return null;
      return {
        head: joinedBytes(kept),
        firstByte: at,
        pointsIn: (part) => pointsIn(part, known),
      };
    }
    if (box.to > bytes.length) return null;
    if (box.type === 'ftyp' || box.type === 'moov') kept.push(bytes.subarray(at, box.to));
    if (box.type === 'moov') {
      if (!childrenOf(bytes, box).some(({ type }) => type === 'mvex')) return null;
      scales = scalesOf(bytes, box);
    }
    at = box.to;
  }
}

/** Fragments, which are here as a whole, in bytes that begin with one. */
function pointsIn(
  bytes: Uint8Array,
  scales: ReadonlyMap<number, number>,
): { points: Point[]; endMs: number } {
  const points: Point[] = [];
  let endMs = 0;
  let begun: Point | undefined;
  for (let at = 0; at < bytes.length; ) {
    const box = boxAt(bytes, at);
    if (!box || box.to > bytes.length) break;
    if (box.type === 'moof') {
      const ms = startOf(bytes, box, scales);
      if (ms === null) break;
      begun = { byte: at, ms };
    }
    if (box.type === 'mdat' && begun) {
      points.push(begun);
      // At least so far: how long the last one is, the next one tells.
      endMs = begun.ms;
      begun = undefined;
    }
    at = box.to;
  }
  return { points, endMs };
}

/** When the first of a fragment's tracks begins. */
function startOf(bytes: Uint8Array, moof: Box, scales: ReadonlyMap<number, number>): number | null {
  const starts = childrenOf(bytes, moof)
    .filter(({ type }) => type === 'traf')
    .flatMap((traf) => {
      const parts = childrenOf(bytes, traf);
      const header = parts.find(({ type }) => type === 'tfhd');
      const time = parts.find(({ type }) => type === 'tfdt');
      if (!header || !time) return [];
      const scale = scales.get(numberIn(bytes, header.from + 4, 4));
      const isLong = bytes[time.from] === 1;
      return scale ? [(numberIn(bytes, time.from + 4, isLong ? 8 : 4) / scale) * 1_000] : [];
    });
  return starts.length === 0 ? null : Math.min(...starts);
}

/** How many units of time a second has, by track. */
function scalesOf(bytes: Uint8Array, moov: Box): Map<number, number> {
  return new Map(
    childrenOf(bytes, moov)
      .filter(({ type }) => type === 'trak')
      .flatMap((trak): [number, number][] => {
        const parts = childrenOf(bytes, trak);
        const header = parts.find(({ type }) => type === 'tkhd');
        const media = parts.find(({ type }) => type === 'mdia');
        const clock = media && childrenOf(bytes, media).find(({ type }) => type === 'mdhd');
        if (!header || !clock) return [];
        // Version 1 has two times of eight bytes before it, version 0 of four.
        const after = (box: Box) => box.from + 4 + (bytes[box.from] === 1 ? 16 : 8);
        return [[numberIn(bytes, after(header), 4), numberIn(bytes, after(clock), 4)]];
      }),
  );
}

function childrenOf(bytes: Uint8Array, parent: Box): Box[] {
  const found: Box[] = [];
  for (let at = parent.from; at < parent.to; ) {
    const box = boxAt(bytes, at);
    if (!box || box.to > parent.to) break;
    found.push(box);
    at = box.to;
  }
  return found;
}

/** Undefined: its header is not complete, or is none. A box until the end of the file has no end here. */
function boxAt(bytes: Uint8Array, at: number): Box | undefined {
  if (at + 8 > bytes.length) return undefined;
  const size = numberIn(bytes, at, 4);
  const isLong = size === 1;
  if (isLong && at + 16 > bytes.length) return undefined;
  const headerBytes = isLong ? 16 : 8;
  const whole = isLong ? numberIn(bytes, at + 8, 8) : size;
  if (whole < headerBytes) return undefined;
  return {
    type: String.fromCharCode(...bytes.subarray(at + 4, at + 8)),
    from: at + headerBytes,
    to: at + whole,
  };
}

function numberIn(bytes: Uint8Array, at: number, count: number): number {
  let value = 0;
  for (let offset = 0; offset < count; offset += 1) value = value * 256 + (bytes[at + offset] ?? 0);
  return value;
}
