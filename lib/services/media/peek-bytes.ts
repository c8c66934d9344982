/** The first bytes of something, `decisive` of them where there are so many, and all of it once more. */
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
      // Whoever leaves early leaves nothing open.
      await chunks.return?.();
    }
  }
  return { head, whole: whole() };
}
