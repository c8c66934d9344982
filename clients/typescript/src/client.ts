import { ask } from './ask.js';
import { OPERATIONS, type Operation } from './operations.js';
import type { Answer, Arguments, OperationId } from './request-types.js';
import { repeating } from './retries.js';
import type { Settings } from './settings.js';
import { type Recorded, uploadRecording } from './upload.js';

export interface Answered<T> {
  body: T;
  status: number;
  /** ETag, X-Total-Count, Link and the like. */
  headers: Headers;
}

/** A method for each operation of the API. Each rejects with an ApiError where the answer is a refusal, or none came. */
export type Colloquy = {
  [Id in keyof typeof OPERATIONS]: (...input: Arguments<Id>) => Promise<Answer<Id>>;
} & {
  /** As the methods do, with the status and the headers of the answer. */
  call<Id extends OperationId>(id: Id, ...input: Arguments<Id>): Promise<Answered<Answer<Id>>>;
  /** Sends a file of a step, from where it got to when a connection breaks. Answers its id, for `recordings`. */
  uploadRecording(interview: { responseId: string; token: string }, recorded: Recorded): Promise<string>;
};

/** An input whose parts were judged by their types. */
interface Loose {
  path?: object;
  query?: object;
  headers?: object;
  body?: unknown;
  token?: string;
  signal?: AbortSignal;
}

export function colloquy(settings: Settings): Colloquy {
  const call = (id: OperationId, input: Loose = {}) => send(settings, OPERATIONS[id], input);
  const methods = Object.keys(OPERATIONS).map((id) => [
    id,
    async (input?: Loose) => (await call(id as OperationId, input)).body,
  ]);
  return {
    ...Object.fromEntries(methods),
    call,
    uploadRecording: (held: { responseId: string; token: string }, recorded: Recorded) =>
      uploadRecording(settings, held, recorded),
  };
}

/** Sends a request, again where that does no harm and may help. */
async function send(settings: Settings, operation: Operation, input: Loose): Promise<Answered<unknown>> {
  const address = addressOf(settings.url, operation.path, input);
  const init = {
    ...requestOf(settings, operation, input),
    ...(input.signal && { signal: input.signal }),
  };
  const answer = await repeating(settings, { mayRepeat: operation.repeatable, signal: input.signal }, () =>
    ask(settings, address, init),
  );
  return { body: await contentOf(answer), status: answer.status, headers: answer.headers };
}

function addressOf(url: string, template: string, { path = {}, query = {} }: Loose): string {
  const values = new Map<string, unknown>(Object.entries(path));
  const place = template.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(values.get(name))),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) search.set(name, String(value));
  }
  const text = search.toString();
  return `${url.replace(/\/+$/, '')}${place}${text && `?${text}`}`;
}

function requestOf({ apiKey }: Settings, { method, by, takesKey }: Operation, input: Loose): RequestInit {
  const headers = new Headers({ accept: '*/*' });
  if (by === 'key' && apiKey !== undefined) headers.set('x-api-key', apiKey);
  if (by === 'token') headers.set('authorization', `Bearer ${input.token}`);
  if (input.body !== undefined) headers.set('content-type', 'application/json');
  // One for all attempts: a second launch is none.
  if (takesKey) headers.set('idempotency-key', crypto.randomUUID());
  for (const [name, value] of Object.entries(input.headers ?? {})) {
    if (value !== undefined) headers.set(name, String(value));
  }
  return {
    method,
    headers,
    ...(input.body !== undefined && { body: JSON.stringify(input.body) }),
  };
}

async function contentOf(answer: Response): Promise<unknown> {
  const bytes = new Uint8Array(await answer.arrayBuffer());
  if (bytes.length === 0) return undefined;
  const isJson = answer.headers.get('content-type')?.startsWith('application/json');
  return isJson ? JSON.parse(new TextDecoder().decode(bytes)) : bytes;
}
