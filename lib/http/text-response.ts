/** Under this the parts of a response are found again; a symbol of the process, since modules load twice. */
const PARTS = Symbol.for('colloquy.response-parts');

/** What a text response was made of. */
export interface TextParts {
  status: number;
  headers: Readonly<Record<string, string>>;
  text: string | null;
}

/**
 * A Response of a text, whose web machinery is made only when somebody asks for it. The gateway writes the
 * parts as they are: a real Response costs several times what the rest of a small answer does. `headers` has
 * names in lower case.
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

  /** The real thing, made once; from then on it alone counts, for its headers may be changed. */
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

/** An answer of a text, such as JSON; null for an answer without a body. */
export function textResponse(
  text: string | null,
  init: { status?: number; headers?: Record<string, string> | Headers } = {},
): Response {
  const { status = 200, headers = {} } = init;
  const names = headers instanceof Headers ? Object.fromEntries(headers) : headers;
  // Every member of Response is there, by the definitions above, which the compiler cannot follow.
  return new TextResponse({ status, headers: names, text }) as unknown as Response;
}

/** What `textResponse` was given; undefined for any other Response, and once it was used as one. */
export function partsOf(response: Response): TextParts | undefined {
  return (response as Response & { [PARTS]?: TextParts | null })[PARTS] ?? undefined;
}
