import { crc32, createDeflateRaw } from 'node:zlib';

/** A file of an archive, written as it comes. */
export interface ZipEntry {
  name: string;
  chunks: AsyncIterable<string> | Iterable<string>;
}

interface Written {
  name: Buffer;
  offset: number;
  crc: number;
  packedSize: number;
  size: number;
}

const VERSION = 20;
/** Sizes follow the data, names are UTF-8. */
const FLAGS = 0x0808;
const DEFLATE = 8;
/** 1 January 1980: the time is in what is written, not in the archive. */
const DATE = 0x0021;

/**
 * A zip archive as it is written, a piece at a time, in constant memory but for one short record an entry. For 65,535
 * entries and 4 GB at most: past that archives have another form, which not everything reads.
 */
export async function* zipStream(
  entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>,
): AsyncGenerator<Buffer> {
  const written: Written[] = [];
  let offset = 0;
  for await (const { name, chunks } of entries) {
    const entry: Written = { name: Buffer.from(name), offset, crc: 0, packedSize: 0, size: 0 };
    const header = localHeader(entry.name);
    offset += header.length;
    yield header;
    for await (const packed of packedChunks(chunks, entry)) {
      entry.packedSize += packed.length;
      offset += packed.length;
      yield packed;
    }
    const descriptor = sizesAfter(entry);
    offset += descriptor.length;
    yield descriptor;
    written.push(entry);
  }
  const directory = Buffer.concat(written.map(directoryRecord));
  yield directory;
  yield endRecord(written.length, directory.length, offset);
}

/** One deflate stream over all chunks; a piece is given on as soon as there is one. */
async function* packedChunks(chunks: ZipEntry['chunks'], entry: Written): AsyncGenerator<Buffer> {
  const stream = createDeflateRaw();
  const ready: Buffer[] = [];
  let failed: Error | undefined;
  stream.on('data', (piece: Buffer) => ready.push(piece));
  stream.on('error', (error) => {
    failed = error;
  });
  const settled = (act: (done: (error?: Error | null) => void) => void) =>
    new Promise<void>((resolve, reject) => act((error) => (error ? reject(error) : resolve())));
  for await (const chunk of chunks) {
    const bytes = Buffer.from(chunk);
    entry.crc = crc32(bytes, entry.crc);
    entry.size += bytes.length;
    await settled((done) => stream.write(bytes, done));
    yield* ready.splice(0);
  }
  const ended = new Promise<void>((resolve, reject) => stream.once('end', resolve).once('error', reject));
  stream.end();
  await ended;
  if (failed) throw failed;
  yield* ready.splice(0);
}

function localHeader(name: Buffer): Buffer {
  const head = Buffer.alloc(30);
  head.writeUInt32LE(0x04034b50, 0);
  writeCommon(head, 4);
  head.writeUInt16LE(name.length, 26);
  return Buffer.concat([head, name]);
}

/** Version needed, flags, method, time and date: the same in both records of an entry. */
function writeCommon(record: Buffer, at: number): void {
  record.writeUInt16LE(VERSION, at);
  record.writeUInt16LE(FLAGS, at + 2);
  record.writeUInt16LE(DEFLATE, at + 4);
  record.writeUInt16LE(DATE, at + 8);
}

function sizesAfter({ crc, packedSize, size }: Written): Buffer {
  const record = Buffer.alloc(16);
  record.writeUInt32LE(0x08074b50, 0);
  record.writeUInt32LE(crc, 4);
  record.writeUInt32LE(packedSize, 8);
  record.writeUInt32LE(size, 12);
  return record;
}

function directoryRecord({ name, offset, crc, packedSize, size }: Written): Buffer {
  const record = Buffer.alloc(46);
  record.writeUInt32LE(0x02014b50, 0);
  record.writeUInt16LE(VERSION, 4);
  writeCommon(record, 6);
  record.writeUInt32LE(crc, 16);
  record.writeUInt32LE(packedSize, 20);
  record.writeUInt32LE(size, 24);
  record.writeUInt16LE(name.length, 28);
  record.writeUInt32LE(offset, 42);
  return Buffer.concat([record, name]);
}

function endRecord(entries: number, directorySize: number, directoryOffset: number): Buffer {
  const record = Buffer.alloc(22);
  record.writeUInt32LE(0x06054b50, 0);
  record.writeUInt16LE(entries, 8);
  record.writeUInt16LE(entries, 10);
  record.writeUInt32LE(directorySize, 12);
  record.writeUInt32LE(directoryOffset, 16);
  return record;
}
