/** A client with an address of its own, which the product takes from one proxy (TRUST_PROXY=1). */
export interface StrangerRequest {
  method?: string;
  path: string;
  address: string;
  headers?: Record<string, string>;
  body?: unknown;
}

export interface StrangerReply {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: an attack reads what the contract promises and fails where it is not so
  body: any;
}

export async function sendAs(
  url: string,
  { method = 'GET', path, address, headers, body }: StrangerRequest,
): Promise<StrangerReply> {
  const response = await fetch(url + path, {
    method,
    headers: {
      'x-forwarded-for': address,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(30_000),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text === '' ? null : JSON.parse(text) };
}

/** Signs in from one of the product's own pages. */
export function signInAs(
  url: string,
  who: { email: string; password: string; address: string; cookie?: string },
): Promise<StrangerReply> {
  const { email, password, address, cookie } = who;
  return sendAs(url, {
    method: 'POST',
    path: '/api/auth/sign-in/email',
    address,
    headers: { origin: url, 'sec-fetch-site': 'same-origin', ...(cookie === undefined ? {} : { cookie }) },
    body: { email, password },
  });
}

/** The cookies that a browser would send back. */
export function cookiesOf(reply: StrangerReply): string {
  return reply.headers
    .getSetCookie()
    .map((set) => set.split(';')[0])
    .join('; ');
}
