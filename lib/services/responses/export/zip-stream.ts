import { pipeline } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';
import { Zip, type ZipInputFile } from 'fflate';

/** A file of an archive, written as it comes. */
export interface ZipEntry {
  name: string;
  chunks: AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>;
}

const DEFLATE = 8;
/** The time is in what is written, not in the archive. */
const NO_TIME = new Date(1980, 0, 1);

/**
 * A zip archive as it is written, a piece at a time, in constant memory but for one short record an entry. For 65,535
 * entries and 4 GB at most: past that archives have another form, which not everything reads. fflate writes the
 * records, node packs: in threads of its own, so that requests beside a large export are not held up.
 */
export async function* zipStream(
  entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>,
): AsyncGenerator<Buffer> {
  const ready: Buffer[] = [];
  const archive = new Zip((error, piece) => {
    if (error) throw error;
    ready.push(Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength));
  });
  for await (const { name, chunks } of entries) {
    const file: ZipInputFile = { filename: name, size: 0, crc: 0, compression: DEFLATE, mtime: NO_TIME };
    archive.add(file);
    for await (const packed of deflated(chunks, file)) {
      file.ondata?.(null, packed, false);
      yield* ready.splice(0);
    }
    file.ondata?.(null, new Uint8Array(0), true);
  }
  archive.end();
  yield* ready;
}

/** One deflate stream over all chunks. Counts into `file` what goes in. */
function deflated(chunks: ZipEntry['chunks'], file: ZipInputFile): AsyncIterable<Uint8Array<ArrayBuffer>> {
  async function* counted() {
    for await (const chunk of chunks) {
      const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
      file.crc = crc32(bytes, file.crc);
      file.size += bytes.length;
      yield bytes;
    }
  }
  // Whatever fails on either side is thrown to whoever reads.
  return pipeline(counted, createDeflateRaw(), () => undefined);
}
