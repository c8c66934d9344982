import { ask } from './ask.js';
import { repeating } from './retries.js';
import type { Settings } from './settings.js';

/** What was recorded at a step, or a file that is handed in with its answer. */
export interface Recorded {
  kind: 'audio' | 'camera' | 'screen' | 'file';
  stepId: string;
  /** `new Blob([bytes])`, or in Node `await openAsBlob(path)`, which is read as it is sent. */
  content: Blob;
  filename: string;
  /** Such as `audio/webm`. The server goes by the content. */
  filetype: string;
  /** When the recording began, in milliseconds since 1970: recordings of a turn are laid side by side by it. */
  startedAt?: number;
  signal?: AbortSignal;
}

/** What one request carries: little enough that a bad connection gets on. */
const CHUNK_BYTES = 4 * 1024 * 1024;

/** By tus 1.0.0; the answer to a broken request is asked for, so that nothing is sent twice. */
export async function uploadRecording(
  settings: Settings,
  { responseId, token }: { responseId: string; token: string },
  { kind, stepId, content, filename, filetype, startedAt, signal }: Recorded,
): Promise<string> {
  const recordings = `${settings.url.replace(/\/+$/, '')}/api/interviews/${encodeURIComponent(responseId)}/recordings`;
  const about = {
    kind,
    stepId,
    filename,
    filetype,
    ...(startedAt !== undefined && { startedAt: String(startedAt) }),
  };
  const request = (method: string, address: string, headers: Record<string, string>, body?: Blob) =>
    ask(settings, address, {
      method,
      headers: { authorization: `Bearer ${token}`, 'tus-resumable': '1.0.0', ...headers },
      ...(body && { body }),
      ...(signal && { signal }),
    });
  const again = <T>(attempt: () => Promise<T>) => repeating(settings, { mayRepeat: true, signal }, attempt);

  const made = await again(() =>
    request('POST', recordings, {
      'upload-length': String(content.size),
      'upload-metadata': metadata(about),
    }),
  );
  const id = made.headers.get('location')?.split('/').at(-1) ?? '';
  const address = `${recordings}/${id}`;
  const offsetIn = ({ headers }: Response) => Number(headers.get('upload-offset'));
  for (let sent = 0; sent < content.size; ) {
    let known: number | null = sent;
    sent = await again(async () => {
      const from = known ?? offsetIn(await request('HEAD', address, {}));
      known = null;
      if (from >= content.size) return from;
      const headers = {
        'upload-offset': String(from),
        'content-type': 'application/offset+octet-stream',
      };
      return offsetIn(await request('PATCH', address, headers, content.slice(from, from + CHUNK_BYTES)));
    });
  }
  return id;
}

function metadata(values: Record<string, string>): string {
  const base64 = (text: string) => btoa(String.fromCharCode(...new TextEncoder().encode(text)));
  return Object.entries(values)
    .map(([name, value]) => `${name} ${base64(value)}`)
    .join(',');
}
