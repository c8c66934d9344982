import type { Credential } from './document';

/** One operation as the form knows it. */
export interface TriedEndpoint {
  id: string;
  summary: string;
  method: string;
  path: string;
  credential: Credential;
  parameters: { name: string; place: string; required: boolean; example: string }[];
  /** An example to begin with; absent when no JSON is taken. */
  body?: string;
}

export interface TriedAnswer {
  status: number;
  statusText: string;
  milliseconds: number;
  headers: [string, string][];
  body: string;
}

/** Sends the request as the form has it; the cookies of this browser go along only where nothing else opens. */
export async function sendRequest(
  endpoint: TriedEndpoint,
  input: { values: Record<string, string>; body: string; key: string; token: string },
): Promise<TriedAnswer> {
  const headers = new Headers();
  if (endpoint.credential === 'key' && input.key) headers.set('x-api-key', input.key.trim());
  if (endpoint.credential === 'token' && input.token)
    headers.set('authorization', `Bearer ${input.token.trim()}`);
  for (const { name, place } of endpoint.parameters) {
    if (place === 'header' && input.values[name]) headers.set(name, input.values[name]);
  }
  const sent = endpoint.body !== undefined && input.body.trim() !== '';
  if (sent) headers.set('content-type', 'application/json');
  const begun = performance.now();
  const response = await fetch(addressOf(endpoint, input.values), {
    method: endpoint.method.toUpperCase(),
    headers,
    credentials: endpoint.credential === 'session' ? 'same-origin' : 'omit',
    cache: 'no-store',
    ...(sent && { body: input.body }),
  });
  const text = await response.text();
  return {
    status: response.status,
    statusText: response.statusText,
    milliseconds: Math.round(performance.now() - begun),
    headers: [...response.headers].sort(),
    body: pretty(text),
  };
}

function addressOf({ path, parameters }: TriedEndpoint, values: Record<string, string>): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
  const query = new URLSearchParams();
  for (const { name, place } of parameters) {
    if (place === 'query' && values[name]) query.set(name, values[name]);
  }
  return query.size > 0 ? `${filled}?${query}` : filled;
}

function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
