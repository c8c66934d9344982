import type { Delay } from '../interview/outcome';
import { fileOf } from './recorder-types';
import type { KeptRecording } from './recording-store';

/**
 * The result of a tus request. `moved`: the server is at another offset than expected; `part_too_large`: a proxy
 * accepts no body of this size.
 */
export type TusOutcome<T> =
  | { kind: 'done'; value: T }
  | { kind: 'moved' }
  | { kind: 'part_too_large' }
  | { kind: 'again'; why: Delay; afterMs: number | null }
  | { kind: 'refused'; status: number };

/** The three requests of tus 1.0.0 that a recording needs (interview protocol, Recordings and files). */
export interface TusClient {
  /** Creates an upload of unknown length. Returns its address. */
  create(recording: KeptRecording): Promise<TusOutcome<string>>;
  /** How many bytes the server has, and the total length if it knows it. */
  ask(recording: KeptRecording, url: string): Promise<TusOutcome<{ offset: number; length: number | null }>>;
  /** `total` is given with the last bytes, unless the server knows it. Returns the new offset. */
  send(
    recording: KeptRecording,
    url: string,
    part: { offset: number; bytes: Uint8Array<ArrayBuffer>; total: number | null },
  ): Promise<TusOutcome<number>>;
}

/** In milliseconds; longer than the largest part takes on any usable connection. */
const PATIENCE_MS = 60_000;
const TUS = { 'tus-resumable': '1.0.0' };
/** Too large (413) and no room (507) are permanent; other failures of the server may be temporary. */
const NO_ROOM = 507;
const PASSING = new Set([408, 423, 429]);

export const tusClient: TusClient = {
  create: (recording) =>
    request(
      `/api/interviews/${recording.responseId}/recordings`,
      {
        method: 'POST',
        headers: {
          ...headersOf(recording),
          'upload-defer-length': '1',
          'upload-metadata': metadataOf(recording),
        },
      },
      (answer) => answer.headers.get('location'),
    ),
  ask: (recording, url) =>
    request(url, { method: 'HEAD', headers: headersOf(recording) }, ({ headers }) => {
      const offset = numberIn(headers, 'upload-offset');
      return offset === null ? null : { offset, length: numberIn(headers, 'upload-length') };
    }),
  send: (recording, url, { offset, bytes, total }) =>
    request(
      url,
      {
        method: 'PATCH',
        headers: {
          ...headersOf(recording),
          'content-type': 'application/offset+octet-stream',
          'upload-offset': String(offset),
          ...(total === null ? {} : { 'upload-length': String(total) }),
        },
        body: bytes,
      },
      ({ headers }) => numberIn(headers, 'upload-offset'),
    ),
};

function headersOf({ token }: KeptRecording): Record<string, string> {
  return token === null ? TUS : { ...TUS, authorization: `Bearer ${token}` };
}

/** Upload-Metadata: names and their values in base64 of UTF-8. */
export function metadataOf({ kind, stepId, type, startedAt }: KeptRecording): string {
  const values = { kind, stepId, ...fileOf(kind, type), startedAt: String(startedAt) };
  return Object.entries(values)
    .map(([name, value]) => `${name} ${btoa(String.fromCharCode(...new TextEncoder().encode(value)))}`)
    .join(',');
}

async function request<T>(
  url: string,
  init: RequestInit,
  read: (answer: Response) => T | null,
): Promise<TusOutcome<T>> {
  let answer: Response;
  try {
    answer = await fetch(url, { ...init, cache: 'no-store', signal: AbortSignal.timeout(PATIENCE_MS) });
  } catch {
    return { kind: 'again', why: navigator.onLine ? 'unreachable' : 'offline', afterMs: null };
  }
  if (answer.ok) {
    const value = read(answer);
    // A reply without the protocol's headers does not come from this server, but from a hotel's sign-in page, for
    // example.
    return value === null ? { kind: 'again', why: 'unreachable', afterMs: null } : { kind: 'done', value };
  }
  const { status } = answer;
  if (status === 409) return { kind: 'moved' };
  // This server names its protocol, also when it refuses; a proxy with its own limit does not.
  if (status === 413 && !answer.headers.has('tus-resumable')) return { kind: 'part_too_large' };
  if (status !== NO_ROOM && (status >= 500 || PASSING.has(status))) {
    const seconds = numberIn(answer.headers, 'retry-after');
    const why = status === 429 ? 'limited' : 'unreachable';
    return { kind: 'again', why, afterMs: seconds === null ? null : seconds * 1000 };
  }
  return { kind: 'refused', status };
}

function numberIn(headers: Headers, name: string): number | null {
  const value = headers.get(name);
  return value !== null && /^\d+$/.test(value) ? Number(value) : null;
}
