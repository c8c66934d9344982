/**
 * Files are sent in pieces of this size: many small ones would each cost a turn of the event loop and a network frame.
 */
const PIECE = 65_536;

/** An answer that is a file, written while it is produced. */
export class FileAnswer {
  constructor(
    readonly file: {
      type: string;
      /** The file name that people see, with its extension; null for an answer that is only long. */
      name: string | null;
      chunks: AsyncGenerator<string | Buffer>;
    },
  ) {}

  response(status: number, headers: Record<string, string>): Response {
    const { type, name, chunks } = this.file;
    return new Response(streamOf(chunks), {
      status,
      headers: {
        'cache-control': 'private, no-store',
        ...headers,
        'content-type': type,
        ...(name !== null && { 'content-disposition': attachment(name) }),
      },
    });
  }
}

/** Whether an answer is a file for people, and not only long. */
export function isNamedFile(value: unknown): boolean {
  return value instanceof FileAnswer && value.file.name !== null;
}

/** Asks for the next piece when the previous one was consumed; when the client disconnects, the producer is stopped. */
function streamOf(chunks: AsyncGenerator<string | Buffer>): ReadableStream<Uint8Array> {
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const pieces: Buffer[] = [];
        let size = 0;
        while (size < PIECE) {
          const { done, value } = await chunks.next();
          if (done) {
            if (size > 0) controller.enqueue(Buffer.concat(pieces));
            controller.close();
            return;
          }
          const piece = typeof value === 'string' ? Buffer.from(value) : value;
          pieces.push(piece);
          size += piece.length;
        }
        controller.enqueue(Buffer.concat(pieces));
      },
      async cancel() {
        await chunks.return(undefined);
      },
    },
    { highWaterMark: 0 },
  );
}

/** Both file name parameters of RFC 6266: an ASCII one for old clients, and the full one. */
export function attachment(name: string): string {
  const whole = name
    .replace(/[\p{Cc}/\\:*?"<>|]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .toWellFormed();
  const plain = whole
    .normalize('NFKD')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/[%;]/g, '')
    .trim();
  const encoded = encodeURIComponent(whole).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
