/** A run of bytes that grows at its end and is forgotten from its beginning. Offsets count from the first byte ever. */
export class ByteQueue {
  private chunks: { from: number; bytes: Uint8Array<ArrayBuffer> }[] = [];
  private length = 0;

  /** How many bytes there have been. */
  get end(): number {
    return this.length;
  }

  /** The offset of the first byte that is still here. */
  get start(): number {
    return this.chunks[0]?.from ?? this.length;
  }

  /** `from` is given for a run that is taken up again, whose first bytes are gone. */
  append(bytes: Uint8Array<ArrayBuffer>, from: number = this.length): void {
    if (bytes.length > 0) this.chunks.push({ from, bytes });
    this.length = from + bytes.length;
  }

  /** At most `most` bytes from an offset on, up to where one is missing. Bytes before `start` are gone: asking for them is a mistake. */
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

  /** Forgets the chunks that lie wholly before an offset. Answers the offsets at which they began. */
  dropBefore(offset: number): number[] {
    const gone = this.chunks.filter(({ from, bytes }) => from + bytes.length <= offset);
    this.chunks = this.chunks.slice(gone.length);
    return gone.map(({ from }) => from);
  }
}
