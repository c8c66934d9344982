/** The property under which the parts of a response are found; a global symbol, since modules load twice. */
const PARTS = Symbol.for('colloquy.response-parts');

/** The parts of a text response. */
export interface TextParts {
  status: number;
  headers: Readonly<Record<string, string>>;
  text: string | null;
}

/**
 * A Response with a text body whose web API objects are made only on access. The gateway writes the parts directly: a
 * real Response costs several times as much as the rest of a small answer. `headers` has lower-case names.
 */
class TextResponse {
  [PARTS]: TextParts | null;
  readonly #parts: TextParts;
  #whole: Response | undefined;

  constructor(parts: TextParts) {
    this[PARTS] = parts;
    this.#parts = parts;
  }

  get status(): number {
    return this.#parts.status;
  }

  get ok(): boolean {
    return this.#parts.status >= 200 && this.#parts.status < 300;
  }

  /** The real Response, made once; from then on it replaces the parts, because its headers may change. */
  get whole(): Response {
    const { status, headers, text } = this.#parts;
    this.#whole ??= new Response(text, { status, headers });
    this[PARTS] = null;
    return this.#whole;
  }
}

const VALUES = ['body', 'bodyUsed', 'headers', 'redirected', 'statusText', 'type', 'url'] as const;
const METHODS = ['arrayBuffer', 'blob', 'bytes', 'clone', 'formData', 'json', 'text'] as const;
for (const name of VALUES) {
  Object.defineProperty(TextResponse.prototype, name, {
    get(this: TextResponse) {
      return this.whole[name];
    },
  });
}
for (const name of METHODS) {
  Object.defineProperty(TextResponse.prototype, name, {
    value(this: TextResponse) {
      return this.whole[name]();
    },
  });
}
Object.setPrototypeOf(TextResponse.prototype, Response.prototype);

/** An answer with a text, such as JSON; null for an answer without a body. */
export function textResponse(
  text: string | null,
  init: { status?: number; headers?: Record<string, string> | Headers } = {},
): Response {
  const { status = 200, headers = {} } = init;
  const names = headers instanceof Headers ? Object.fromEntries(headers) : headers;
  // The definitions above provide every member of Response, which the compiler cannot verify.
  return new TextResponse({ status, headers: names, text }) as unknown as Response;
}

/** The parts given to `textResponse`; undefined for any other Response, and once the real one was made. */
export function partsOf(response: Response): TextParts | undefined {
  return (response as Response & { [PARTS]?: TextParts | null })[PARTS] ?? undefined;
}
