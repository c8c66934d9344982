/**
 * Reads the first `decisive` bytes of a stream, or all if there are fewer. Returns them as `head`, and the whole
 * stream, including them, as `whole`.
 */
export async function peekBytes(
  bytes: AsyncIterable<Uint8Array>,
  decisive: number,
): Promise<{ head: Uint8Array; whole: AsyncGenerator<Buffer> }> {
  const chunks = bytes[Symbol.asyncIterator]();
  let head = Buffer.alloc(0);
  while (head.byteLength < decisive) {
    const next = await chunks.next();
    if (next.done) break;
    head = Buffer.concat([head, next.value]);
  }
  async function* whole(): AsyncGenerator<Buffer> {
    try {
      yield head;
      for (let next = await chunks.next(); !next.done; next = await chunks.next()) {
        yield Buffer.from(next.value.buffer, next.value.byteOffset, next.value.byteLength);
      }
    } finally {
      // A reader that stops early must not leave the source open.
      await chunks.return?.();
    }
  }
  return { head, whole: whole() };
}
