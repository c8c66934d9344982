/** The v1 envelope's error, as a page shows it. */
export class ApiError extends Error {
  constructor(
    /** 0: no answer came at all. */
    readonly status: number,
    /** The API's code, or `network` when no answer came. */
    readonly code: string,
    message: string,
    readonly requestId: string | null,
    readonly issues: readonly { path: readonly (string | number)[]; message: string }[],
    /** Seconds to wait, as the server said. */
    readonly retryAfterSeconds: number | null,
  ) {
    super(message);
    this.name = 'ApiError';
  }
}

export interface Answered<T> {
  body: T;
  headers: Headers;
}

interface CallOptions {
  query?: Readonly<Record<string, string | number | boolean | readonly string[] | null | undefined>>;
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
  signal?: AbortSignal;
  /** Goes out even when the page is closed meanwhile (64 KiB at most). */
  keepalive?: boolean;
}

/**
 * The API with the dashboard's session. Answers are parsed JSON; a refusal is an ApiError. `T` is what the route's
 * wire schema says: the same schemas answer on the other side.
 */
export const api = {
  get: <T>(path: string, options?: CallOptions) => call<T>('GET', path, options).then(({ body }) => body),
  post: <T>(path: string, options?: CallOptions) => call<T>('POST', path, options).then(({ body }) => body),
  put: <T>(path: string, options?: CallOptions) => call<T>('PUT', path, options).then(({ body }) => body),
  patch: <T>(path: string, options?: CallOptions) => call<T>('PATCH', path, options).then(({ body }) => body),
  delete: <T>(path: string, options?: CallOptions) =>
    call<T>('DELETE', path, options).then(({ body }) => body),
  /** With the answer's headers: totals, ETags, links. */
  whole: <T>(method: string, path: string, options?: CallOptions) => call<T>(method, path, options),
};

/** `path` with its query; what is undefined, null or empty is left out, a list is repeated. */
export function addressOf(path: string, query: CallOptions['query'] = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === null || value === '') continue;
    for (const one of Array.isArray(value) ? value : [value]) search.append(name, String(one));
  }
  const text = search.toString();
  return text === '' ? path : `${path}?${text}`;
}

async function call<T>(method: string, path: string, options: CallOptions = {}): Promise<Answered<T>> {
  const { query, body, headers, signal, keepalive } = options;
  const organizationId = organizationOfPage();
  let response: Response;
  try {
    response = await fetch(addressOf(path, query), {
      method,
      headers: {
        accept: 'application/json',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        // Another tab may have switched the session to another organisation; this page still shows its own.
        ...(organizationId ? { 'x-organization': organizationId } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal ? { signal } : {}),
      ...(keepalive ? { keepalive } : {}),
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new ApiError(0, 'network', 'No answer came. Check the connection.', null, [], null);
  }
  const text = await response.text();
  if (!response.ok) throw apiErrorOf(response, text);
  // The route's serialiser is typed by the schema that T comes from.
  return { body: (text === '' ? undefined : JSON.parse(text)) as T, headers: response.headers };
}

export function apiErrorOf(response: Response, text: string): ApiError {
  const told = asObject(text);
  const wait = Number(response.headers.get('retry-after'));
  return new ApiError(
    response.status,
    typeof told.code === 'string' ? told.code : 'internal_error',
    typeof told.error === 'string' ? told.error : `The server answered ${response.status}.`,
    response.headers.get('x-request-id'),
    Array.isArray(told.issues) ? told.issues : [],
    wait > 0 ? wait : null,
  );
}

export function organizationOfPage(): string | undefined {
  return document.querySelector<HTMLElement>('[data-organization]')?.dataset.organization;
}

/** What is between us and the server answers other things than JSON at times. */
function asObject(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
