import { type FileHandle, open } from 'node:fs/promises';
import type { Fragment, FragmentIndex } from '@/lib/domain/recording/processed';
import { MediaProblem } from './media-problem';

/**
 * The positions of the fragments of a fragmented MP4 (ISO/IEC 14496-12). Reads only the headers, and throws a
 * MediaProblem (`broken`) for an invalid file. A fragment's duration is that of its picture, or of its only track.
 */
export async function readFragmentIndex(file: string): Promise<FragmentIndex> {
  const handle = await open(file, 'r');
  try {
    return await indexOf(handle, (await handle.stat()).size);
  } finally {
    await handle.close();
  }
}

/** Four hours of the shortest fragments that are made. */
const MOST_FRAGMENTS = 20_000;
const MOST_HEADER_BYTES = 4 * 1024 * 1024;
const MOST_BOXES = 4 * MOST_FRAGMENTS;

async function indexOf(handle: FileHandle, fileBytes: number): Promise<FragmentIndex> {
  let movie: { initBytes: number; track: Track } | undefined;
  let pending: PendingFragment | undefined;
  const fragments: (Fragment & PendingFragment)[] = [];
  let boxes = 0;
  for (let at = 0; at < fileBytes; ) {
    boxes += 1;
    if (boxes > MOST_BOXES) throw broken('too many boxes');
    const box = await boxAt(handle, at, fileBytes);
    if (box.type === 'moov') {
      if (movie) throw broken('two moov boxes');
      movie = { initBytes: at + box.bytes, track: trackOf(await bodyOf(handle, at, box)) };
    } else if (box.type === 'moof') {
      if (!movie) throw broken('a fragment before the moov box');
      if (pending) throw broken('a fragment without media');
      pending = { offset: at, ...timeOf(await bodyOf(handle, at, box), movie.track) };
    } else if (box.type === 'mdat' && pending) {
      fragments.push({ ...pending, bytes: at + box.bytes - pending.offset });
      if (fragments.length > MOST_FRAGMENTS) throw broken('too many fragments');
      pending = undefined;
    }
    at += box.bytes;
  }
  if (!movie || pending || fragments.length === 0) throw broken('no whole fragment');
  return { initBytes: movie.initBytes, fragments: fragments.map(lasting) };
}

/** A fragment whose media has not been read yet. */
interface PendingFragment {
  offset: number;
  /** The start of its picture, if it is given. */
  startMs: number | undefined;
  durationMs: number;
}

/** Until the next one starts: the durations of its samples may add up to slightly less. */
function lasting(
  { offset, bytes, startMs, durationMs }: Fragment & PendingFragment,
  at: number,
  all: readonly PendingFragment[],
): Fragment {
  const nextMs = all[at + 1]?.startMs;
  const betweenMs = startMs !== undefined && nextMs !== undefined ? nextMs - startMs : durationMs;
  return { offset, bytes, durationMs: betweenMs > 0 ? betweenMs : durationMs };
}

interface Box {
  type: string;
  headerBytes: number;
  /** Including the header. */
  bytes: number;
}

async function boxAt(handle: FileHandle, at: number, end: number): Promise<Box> {
  const head = new DataView(new ArrayBuffer(16));
  const { bytesRead } = await handle.read(head, 0, 16, at);
  return boxIn(head, 0, Math.min(bytesRead, 16), end - at);
}

/** The box at `at` of `view`, whose bytes are read up to `known`; the box has at most `room` bytes. */
function boxIn(view: DataView, at: number, known: number, room: number): Box {
  if (known - at < 8) throw broken('half a box');
  const type = String.fromCharCode(...new Uint8Array(view.buffer, view.byteOffset + at + 4, 4));
  const short = view.getUint32(at);
  if (short === 1 && known - at < 16) throw broken('half a box');
  const headerBytes = short === 1 ? 16 : 8;
  const bytes = short === 1 ? Number(view.getBigUint64(at + 8)) : short === 0 ? room : short;
  if (bytes < headerBytes || bytes > room) throw broken(`a ${JSON.stringify(type)} box of ${bytes} bytes`);
  return { type, headerBytes, bytes };
}

async function bodyOf(handle: FileHandle, at: number, box: Box): Promise<DataView> {
  const bytes = box.bytes - box.headerBytes;
  if (bytes > MOST_HEADER_BYTES) throw broken(`a header of ${bytes} bytes`);
  const body = new DataView(new ArrayBuffer(bytes));
  const { bytesRead } = await handle.read(body, 0, bytes, at + box.headerBytes);
  if (bytesRead < bytes) throw broken('half a header');
  return body;
}

/** The boxes inside a box. */
function* boxesIn(body: DataView): Generator<{ type: string; body: DataView }> {
  for (let at = 0; at < body.byteLength; ) {
    const box = boxIn(body, at, body.byteLength, body.byteLength - at);
    const inner = box.bytes - box.headerBytes;
    yield { type: box.type, body: new DataView(body.buffer, body.byteOffset + at + box.headerBytes, inner) };
    at += box.bytes;
  }
}

function inside(body: DataView, ...names: string[]): DataView | undefined {
  let found: DataView | undefined = body;
  for (const name of names) {
    if (!found) return undefined;
    found = [...boxesIn(found)].find(({ type }) => type === name)?.body;
  }
  return found;
}

/** The track that gives the duration of fragments. */
interface Track {
  id: number;
  timescale: number;
  /** Of a sample, unless its fragment overrides it (trex). */
  defaultDuration: number;
}

function trackOf(moov: DataView): Track {
  const tracks = [...boxesIn(moov)].flatMap(({ type, body }) => (type === 'trak' ? [readTrack(body)] : []));
  const track = tracks.find(({ handler }) => handler === 'vide') ?? tracks[0];
  if (!track) throw broken('no track');
  if (track.timescale === 0) throw broken('a track without time');
  const defaults = [...boxesIn(inside(moov, 'mvex') ?? new DataView(new ArrayBuffer(0)))].find(
    ({ type, body }) => type === 'trex' && uint32(body, 4) === track.id,
  );
  if (!defaults) throw broken('a track that is not in fragments');
  return { id: track.id, timescale: track.timescale, defaultDuration: uint32(defaults.body, 12) };
}

function readTrack(trak: DataView): { id: number; timescale: number; handler: string } {
  const [tkhd, mdhd, hdlr] = [
    inside(trak, 'tkhd'),
    inside(trak, 'mdia', 'mdhd'),
    inside(trak, 'mdia', 'hdlr'),
  ];
  if (!tkhd || !mdhd || !hdlr) throw broken('half a track');
  const long = (box: DataView) => (uint32(box, 0) >>> 24 === 1 ? 8 : 0);
  const handler = String.fromCharCode(
    ...[0, 8, 16, 24].map((bits) => (uint32(hdlr, 8) >>> (24 - bits)) & 0xff),
  );
  return { id: uint32(tkhd, 12 + long(tkhd)), timescale: uint32(mdhd, 12 + long(mdhd)), handler };
}

function timeOf(moof: DataView, track: Track): Pick<PendingFragment, 'startMs' | 'durationMs'> {
  const ms = (units: number) => (units / track.timescale) * 1_000;
  let units = 0;
  let startMs: number | undefined;
  for (const { type, body } of boxesIn(moof)) {
    const tfhd = type === 'traf' ? inside(body, 'tfhd') : undefined;
    if (!tfhd || uint32(tfhd, 4) !== track.id) continue;
    const tfdt = inside(body, 'tfdt');
    if (tfdt) startMs ??= ms(decodeTime(tfdt));
    const own = ownDefaultDuration(tfhd) ?? track.defaultDuration;
    for (const run of boxesIn(body)) if (run.type === 'trun') units += runDuration(run.body, own);
  }
  return { startMs, durationMs: ms(units) };
}

/** When a fragment's first sample is decoded (tfdt), in units. */
function decodeTime(tfdt: DataView): number {
  if (uint32(tfdt, 0) >>> 24 !== 1) return uint32(tfdt, 4);
  return uint32(tfdt, 4) * 2 ** 32 + uint32(tfdt, 8);
}

/** The sample duration that a fragment's header (tfhd) sets for its samples. */
function ownDefaultDuration(tfhd: DataView): number | undefined {
  const flags = uint32(tfhd, 0) & 0xff_ff_ff;
  if ((flags & 0x8) === 0) return undefined;
  return uint32(tfhd, 8 + (flags & 0x1 ? 8 : 0) + (flags & 0x2 ? 4 : 0));
}

/** The sum of the durations of a run's samples (trun). */
function runDuration(trun: DataView, defaultDuration: number): number {
  const flags = uint32(trun, 0) & 0xff_ff_ff;
  const samples = uint32(trun, 4);
  if ((flags & 0x100) === 0) {
    if (samples > MOST_HEADER_BYTES) throw broken('a run without an end');
    return samples * defaultDuration;
  }
  const first = 8 + (flags & 0x1 ? 4 : 0) + (flags & 0x4 ? 4 : 0);
  const step = 4 * [0x100, 0x200, 0x400, 0x800].filter((bit) => flags & bit).length;
  if (first + samples * step > trun.byteLength) throw broken('a run longer than its box');
  let units = 0;
  for (let sample = 0; sample < samples; sample += 1) units += trun.getUint32(first + sample * step);
  return units;
}

function uint32(view: DataView, at: number): number {
  if (at + 4 > view.byteLength) throw broken('half a box');
  return view.getUint32(at);
}

function broken(detail: string): MediaProblem {
  return new MediaProblem('broken', detail);
}
