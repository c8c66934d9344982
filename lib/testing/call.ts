import type { RouteHandler } from '@/lib/http/route';

export interface Call {
  method?: string;
  params?: Record<string, string>;
  query?: Record<string, string> | string;
  key?: string;
  /** Bearer token of an interview. */
  token?: string;
  headers?: Record<string, string>;
  /** Sent as JSON; a string is sent as it is, bytes even without a content type. */
  body?: unknown;
}

export interface Reply {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads what the contract promises and fails where it is not so
  body: any;
  text: string;
}

type Judge = (handler: RouteHandler, reply: Reply) => void | Promise<void>;
let judge: Judge | undefined;

/** Sets a check for every reply; tests do so (lib/testing/settings.ts), other callers do not. */
export function judgeReplies(by: Judge): void {
  judge = by;
}

/** Calls a route's handler as the gateway does, and returns the answer, which must match the API document. */
export async function call(handler: RouteHandler, input: Call = {}): Promise<Reply> {
  const query =
    typeof input.query === 'string' ? input.query : new URLSearchParams(input.query ?? {}).toString();
  const headers = new Headers(input.headers);
  if (input.key !== undefined) headers.set('x-api-key', input.key);
  if (input.token !== undefined) headers.set('authorization', `Bearer ${input.token}`);
  const bytes = input.body instanceof Uint8Array ? Buffer.from(input.body) : undefined;
  if (input.body !== undefined && !bytes && !headers.has('content-type'))
    headers.set('content-type', 'application/json');
  const request = new Request(`http://127.0.0.1:3000/test${query ? `?${query}` : ''}`, {
    method: input.method ?? (input.body === undefined ? 'GET' : 'POST'),
    headers,
    ...(input.body === undefined
      ? {}
      : { body: bytes ?? (typeof input.body === 'string' ? input.body : JSON.stringify(input.body)) }),
  });
  const response = await handler(request, { params: Promise.resolve(input.params ?? {}) });
  const text = await response.text();
  const reply = {
    status: response.status,
    headers: response.headers,
    text,
    body: text === '' || !isJson(response) ? undefined : JSON.parse(text),
  };
  await judge?.(handler, reply);
  return reply;
}

function isJson(response: Response): boolean {
  const { headers } = response;
  return headers.get('content-type')?.includes('json') === true && !headers.has('content-disposition');
}
