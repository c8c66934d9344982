import net from 'node:net';

/** An answer as it was received. */
export interface WireAnswer {
  status: number;
  headers: Map<string, string>;
  body: Buffer;
  /** From the first byte sent to the last one read. */
  milliseconds: number;
}

const LONGEST_MS = 20_000;

/**
 * Sends bytes and reads one answer, on a connection that is kept for the next. Without a library, which would correct
 * what is sent: a mutation must arrive as it was made.
 */
export class WireClient {
  readonly #port: number;
  #socket: net.Socket | undefined;

  constructor(port: number) {
    this.#port = port;
  }

  /** Throws without a complete answer in time. `head`: the answer has no body. */
  async send(bytes: Buffer, { head }: { head: boolean }): Promise<WireAnswer> {
    const kept = this.#socket?.writable ? this.#socket : undefined;
    const answer = await this.#exchange(kept ?? net.connect(this.#port, '127.0.0.1'), bytes, head);
    if (answer) return answer;
    // The server may close a kept connection just as the next request leaves.
    const again = kept && (await this.#exchange(net.connect(this.#port, '127.0.0.1'), bytes, head));
    if (again) return again;
    throw new Error('the connection was closed without an answer');
  }

  close(): void {
    this.#socket?.destroy();
  }

  #exchange(socket: net.Socket, bytes: Buffer, head: boolean): Promise<WireAnswer | null> {
    this.#socket = socket;
    const start = performance.now();
    return new Promise((resolve, reject) => {
      let seen: Buffer = Buffer.alloc(0);
      const timer = setTimeout(() => done(new Error(`no whole answer after ${LONGEST_MS} ms`)), LONGEST_MS);
      const done = (result: Omit<WireAnswer, 'milliseconds'> | Error | null) => {
        clearTimeout(timer);
        socket.removeAllListeners();
        socket.on('error', () => socket.destroy());
        const over = !result || result instanceof Error || result.headers.get('connection') === 'close';
        if (over) socket.destroy();
        if (result instanceof Error) reject(result);
        else resolve(result && { ...result, milliseconds: performance.now() - start });
      };
      socket.on('data', (chunk: Buffer) => {
        seen = seen.byteLength === 0 ? chunk : Buffer.concat([seen, chunk]);
        const answer = wholeAnswer(seen, head, false);
        if (answer) done(answer);
      });
      socket.on('error', () => undefined);
      socket.on('close', () => {
        const answer = wholeAnswer(seen, head, true);
        done(
          answer ?? (seen.byteLength === 0 ? null : new Error(`half an answer: ${seen.toString('latin1')}`)),
        );
      });
      socket.write(bytes);
    });
  }
}

function wholeAnswer(seen: Buffer, head: boolean, closed: boolean): Omit<WireAnswer, 'milliseconds'> | null {
  const end = seen.indexOf('\r\n\r\n');
  if (end < 0) return null;
  const [line = '', ...lines] = seen.subarray(0, end).toString('latin1').split('\r\n');
  const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(line)?.[1]);
  const rest = seen.subarray(end + 4);
  if (status === 100) return wholeAnswer(rest, head, closed);
  const headers = new Map(
    lines.map((each) => {
      const colon = each.indexOf(':');
      return [each.slice(0, colon).toLowerCase(), each.slice(colon + 1).trim()] as const;
    }),
  );
  if (head || status === 204 || status === 304) return { status, headers, body: Buffer.alloc(0) };
  const length = headers.get('content-length');
  if (length === undefined) return closed ? { status, headers, body: rest } : null;
  return rest.byteLength < Number(length)
    ? null
    : { status, headers, body: rest.subarray(0, Number(length)) };
}
