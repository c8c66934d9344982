/** Bytes that are appended at the end and dropped from the beginning. Offsets count from the very first byte. */
export class ByteQueue {
  private chunks: { from: number; bytes: Uint8Array<ArrayBuffer> }[] = [];
  private length = 0;

  /** How many bytes were ever appended. */
  get end(): number {
    return this.length;
  }

  /** The offset of the first byte that is still stored. */
  get start(): number {
    return this.chunks[0]?.from ?? this.length;
  }

  /** `from` is given for a resumed queue whose first bytes were dropped. */
  append(bytes: Uint8Array<ArrayBuffer>, from: number = this.length): void {
    if (bytes.length > 0) this.chunks.push({ from, bytes });
    this.length = from + bytes.length;
  }

  /** At most `most` bytes from an offset on, up to the first missing one. Throws for bytes before `start`. */
  read(offset: number, most: number): Uint8Array<ArrayBuffer> {
    if (offset < this.start) throw new RangeError(`Bytes before ${this.start} are gone`);
    let reach = offset;
    for (const { from, bytes } of this.chunks)
      if (from <= reach) reach = Math.max(reach, from + bytes.length);
    const size = Math.min(most, reach - offset);
    const read = new Uint8Array(size);
    for (const { from, bytes } of this.chunks) {
      const first = Math.max(offset, from);
      const last = Math.min(offset + size, from + bytes.length);
      if (first < last) read.set(bytes.subarray(first - from, last - from), first - offset);
    }
    return read;
  }

  /** Drops the chunks that lie wholly before an offset. Returns the offsets at which they began. */
  dropBefore(offset: number): number[] {
    const gone = this.chunks.filter(({ from, bytes }) => from + bytes.length <= offset);
    this.chunks = this.chunks.slice(gone.length);
    return gone.map(({ from }) => from);
  }
}
