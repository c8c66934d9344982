import type { Answer, Arguments, Method, PathWith } from './request-types';

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

/** A request whose parts have been judged by their types already. */
interface Request {
  path?: object;
  query?: object;
  body?: unknown;
  headers?: object;
  signal?: AbortSignal;
  keepalive?: boolean;
}

/**
 * The API with the dashboard's session, typed by our own API document (docs/decisions/045-typed-client.md): which
 * paths there are, what they take, and what they answer. Answers are parsed JSON; a refusal is an ApiError.
 */
export const api = {
  get: body('get'),
  post: body('post'),
  put: body('put'),
  patch: body('patch'),
  delete: body('delete'),
  /** With the answer's headers: totals, ETags, links. */
  whole: <M extends Method, P extends PathWith<M>>(
    method: M,
    path: P,
    ...[request]: Arguments<P, M>
  ): Promise<Answered<Answer<P, M>>> => send<Answer<P, M>>(method, path, request),
};

function body<M extends Method>(method: M) {
  return async <P extends PathWith<M>>(path: P, ...[request]: Arguments<P, M>): Promise<Answer<P, M>> =>
    (await (method === 'post' ? sendOnce : send)<Answer<P, M>>(method, path, request)).body;
}

const underWay = new Map<string, Promise<Answered<unknown>>>();

/**
 * What is asked for again while it is under way is asked for once, and both callers get its answer: two presses in a
 * row, by whatever hand, make one thing. What has a signal is its caller's alone, to be given up.
 */
function sendOnce<T>(method: string, path: string, request: Request = {}): Promise<Answered<T>> {
  if (request.signal) return send<T>(method, path, request);
  const key = JSON.stringify([path, request]);
  // The same request has an answer of the same type.
  const known = underWay.get(key) as Promise<Answered<T>> | undefined;
  if (known) return known;
  const answer = send<T>(method, path, request).finally(() => underWay.delete(key));
  underWay.set(key, answer);
  return answer;
}

/** A path of the document with the values of its parameters. */
export function pathOf(template: string, values: object = {}): string {
  const known = new Map<string, unknown>(Object.entries(values));
  return template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(known.get(name))));
}

/** `path` with its query; what is undefined, null or empty is left out. */
export function addressOf(path: string, query: object = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value));
  }
  const text = search.toString();
  return text === '' ? path : `${path}?${text}`;
}

/** Sends a request to our own server. `T` is what the API document says of its answer, with which tests compare it. */
export async function send<T>(method: string, path: string, request: Request = {}): Promise<Answered<T>> {
  const { query, body, headers, signal, keepalive } = request;
  const response = await fetchOwn(addressOf(pathOf(path, request.path), query), {
    method: method.toUpperCase(),
    headers: {
      accept: 'application/json',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(signal ? { signal } : {}),
    ...(keepalive ? { keepalive } : {}),
  });
  const text = await response.text();
  return { body: (text === '' ? undefined : JSON.parse(text)) as T, headers: response.headers };
}

/**
 * A request to our own server in the organisation that the page shows, whose body or answer may be a file. Rejects with
 * an ApiError where the answer is a refusal, or there is none.
 */
export async function fetchOwn(address: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  // Another tab may have switched the session to another organisation; this page still shows its own.
  const organizationId = document.querySelector<HTMLElement>('[data-organization]')?.dataset.organization;
  if (organizationId) headers.set('x-organization', organizationId);
  let response: Response;
  try {
    response = await fetch(address, { ...init, headers });
  } catch (error) {
    if (init.signal?.aborted) throw error;
    throw new ApiError(0, 'network', 'No answer came. Check the connection.', null, [], null);
  }
  if (!response.ok) throw apiErrorOf(response, await response.text());
  return response;
}

function apiErrorOf(response: Response, text: string): ApiError {
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

/** What is between us and the server answers other things than JSON at times. */
function asObject(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
