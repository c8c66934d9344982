import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { offerBytes } from '@/lib/http/request-body';

/** Headers that read directly from node's, and copy them only for other uses of Headers. */
class NodeHeaders {
  readonly #req: IncomingMessage;
  #whole: Headers | undefined;

  constructor(req: IncomingMessage) {
    this.#req = req;
  }

  /** A repeated header is joined with ", " here (two `x-api-key` then match no existing key). */
  get(name: string): string | null {
    if (this.#whole) return this.#whole.get(name);
    const { headers } = this.#req;
    const key = name.toLowerCase();
    const value = Object.hasOwn(headers, key) ? headers[key] : undefined;
    return value === undefined ? null : Array.isArray(value) ? value.join(', ') : value;
  }

  has(name: string): boolean {
    return this.get(name) !== null;
  }

  get whole(): Headers {
    if (!this.#whole) {
      const whole = new Headers();
      for (const name of Object.keys(this.#req.headers)) whole.set(name, this.get(name) ?? '');
      this.#whole = whole;
    }
    return this.#whole;
  }
}

for (const name of [
  'append',
  'delete',
  'set',
  'entries',
  'keys',
  'values',
  'forEach',
  'getSetCookie',
] as const) {
  Object.defineProperty(NodeHeaders.prototype, name, {
    value(this: NodeHeaders, ...args: unknown[]) {
      return Reflect.apply(this.whole[name], this.whole, args);
    },
  });
}
Object.defineProperty(NodeHeaders.prototype, Symbol.iterator, {
  value(this: NodeHeaders) {
    return this.whole[Symbol.iterator]();
  },
});
Object.setPrototypeOf(NodeHeaders.prototype, Headers.prototype);

/**
 * A web Request over a node request whose parts are made on access: most handlers read a header or two, and a real
 * Request costs more than the rest of a small answer.
 */
class NodeRequest {
  readonly method: string;
  /** The public address with the target as sent; never with the Host header. */
  readonly url: string;
  readonly #req: IncomingMessage;
  readonly #res: ServerResponse;
  #headers: Headers | undefined;
  #aborter: AbortController | undefined;
  #whole: Request | undefined;

  constructor(req: IncomingMessage, res: ServerResponse, method: string, url: string) {
    this.#req = req;
    this.#res = res;
    this.method = method;
    this.url = url;
    // Not destroyed when reading stops early: the refusal is still written to the same connection.
    if (method !== 'GET') offerBytes(this, () => req.iterator({ destroyOnReturn: false }));
  }

  get headers(): Headers {
    this.#headers ??= new NodeHeaders(this.#req) as unknown as Headers;
    return this.#headers;
  }

  /** Aborted when the client disconnected before it got its answer. */
  get signal(): AbortSignal {
    if (!this.#aborter) {
      const aborter = new AbortController();
      this.#aborter = aborter;
      const gone = () => this.#res.writableFinished || aborter.abort();
      if (this.#res.destroyed) gone();
      else this.#res.once('close', gone);
    }
    return this.#aborter.signal;
  }

  /** The real Request, made once. */
  get whole(): Request {
    this.#whole ??= new Request(this.url, {
      method: this.method,
      headers: new Headers([...this.headers]),
      signal: this.signal,
      ...(this.method !== 'GET' && {
        // The types of node and the DOM for the same web stream differ only in name.
        body: Readable.toWeb(this.#req) as unknown as ReadableStream<Uint8Array>,
        duplex: 'half',
      }),
    });
    return this.#whole;
  }
}

const VALUES = ['body', 'bodyUsed', 'cache', 'credentials', 'destination', 'integrity', 'keepalive'] as const;
const MORE_VALUES = ['mode', 'redirect', 'referrer', 'referrerPolicy'] as const;
const METHODS = ['arrayBuffer', 'blob', 'bytes', 'clone', 'formData', 'json', 'text'] as const;

for (const name of [...VALUES, ...MORE_VALUES]) {
  Object.defineProperty(NodeRequest.prototype, name, {
    get(this: NodeRequest) {
      return this.whole[name];
    },
  });
}
for (const name of METHODS) {
  Object.defineProperty(NodeRequest.prototype, name, {
    value(this: NodeRequest) {
      return this.whole[name]();
    },
  });
}
Object.setPrototypeOf(NodeRequest.prototype, Request.prototype);

/** `method` is the one the handler sees: GET for a HEAD. */
export function webRequest(req: IncomingMessage, res: ServerResponse, method: string, url: string): Request {
  // The definitions above provide every member of Request, which the compiler cannot verify.
  return new NodeRequest(req, res, method, url) as unknown as Request;
}
