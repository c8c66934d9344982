import type { DetailedError, Upload, UploadOptions as UploadSettings } from 'tus-js-client';
import { type UploadOptions, UploadRefused, type Uploads } from './uploads';

export interface TusUploadsOptions {
  responseId: string;
  /** The step with the file question. */
  stepId: string;
  /** Without a token the page's cookie is the credential. */
  token?: string | undefined;
  /** Where the server is, without a slash at the end. Without one it is the page's own. */
  origin?: string;
}

/** Small enough that a break loses little; a proxy that accepts less gets half of it, and half of that. */
const CHUNK_BYTES = 5 * 1024 * 1024;
const SMALLEST_CHUNK_BYTES = 64 * 1024;
/** Pauses between attempts without progress; after the last one the participant is asked. */
const PAUSES_MS = [0, 1_000, 3_000, 5_000, 10_000, 20_000];
const NOT_ACCEPTED = new Set([400, 413, 415]);
const WORTH_RETRYING = new Set([408, 409, 423, 429]);

/**
 * Sends files to the interview's recordings with the tus protocol (interview protocol, Recordings and files). After a
 * break of the connection the upload continues where it was; so does a second `upload` of the same file. Create it when
 * a file question is shown: it loads the sending code then, in case the connection is gone when a file is chosen.
 */
export function tusUploads(options: TusUploadsOptions): Uploads {
  const uploadUrls = new WeakMap<File, string>();
  void library().catch(() => undefined);
  return {
    upload: (file, events) => sendFile({ ...options, ...events, file, uploadUrls, chunkBytes: CHUNK_BYTES }),
  };
}

const library = () => import('tus-js-client');

interface Sending extends TusUploadsOptions, UploadOptions {
  file: File;
  /** The addresses of uploads of this file that were created before. */
  uploadUrls: WeakMap<File, string>;
  /** The number of bytes per request. */
  chunkBytes: number;
}

function sendFile(sending: Sending): Promise<{ recordingId: string }> {
  const { signal } = sending;
  const retrying = new Retrying(sending);
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(abortError());
    let upload: Upload | undefined;
    signal?.addEventListener('abort', () => {
      retrying.stop();
      void upload?.abort().catch(() => undefined);
      reject(abortError());
    });
    const fail = (error: Error, goOn: () => void) => {
      if (signal?.aborted) return;
      if (isPartTooLarge(error) && sending.chunkBytes > SMALLEST_CHUNK_BYTES) {
        sending.chunkBytes = Math.max(SMALLEST_CHUNK_BYTES, sending.chunkBytes / 2);
        attempt();
      } else if (isRefusal(error)) reject(new UploadRefused(error.message));
      else if (!retrying.again(error, goOn)) reject(error);
    };
    const begin = async () => {
      const { Upload } = await library();
      upload = new Upload(sending.file, {
        ...uploadOptions(sending),
        onUploadUrlAvailable: () => {
          if (upload?.url) sending.uploadUrls.set(sending.file, upload.url);
        },
        onProgress: (sent, total) => {
          retrying.noteProgress(sent);
          sending.onProgress?.(total > 0 ? sent / total : 0);
        },
        onError: (error) => fail(error, () => upload?.start()),
        onSuccess: () => resolve({ recordingId: upload?.url?.split('/').at(-1) ?? '' }),
      });
      if (!signal?.aborted) upload.start();
    };
    const attempt = () => void begin().catch((error: Error) => fail(error, attempt));
    attempt();
  });
}

function uploadOptions({
  file,
  uploadUrls,
  token,
  stepId,
  responseId,
  chunkBytes,
  origin = '',
}: Sending): Partial<UploadSettings> {
  return {
    endpoint: `${origin}/api/interviews/${responseId}/recordings`,
    uploadUrl: uploadUrls.get(file) ?? null,
    metadata: { kind: 'file', stepId, filename: file.name, filetype: file.type },
    headers: token === undefined ? {} : { Authorization: `Bearer ${token}` },
    chunkSize: chunkBytes,
    // Retried here, where being offline can be distinguished from a failure.
    retryDelays: null,
    storeFingerprintForResuming: false,
  };
}

const isOffline = () => typeof navigator !== 'undefined' && navigator.onLine === false;

const abortError = () => new DOMException('The upload was stopped.', 'AbortError');

/** Zero when there was no reply at all. */
const statusOf = (error: Error | DetailedError): number =>
  ('originalResponse' in error ? error.originalResponse?.getStatus() : undefined) ?? 0;

/** From a proxy in between: our server names its protocol, also when it refuses. */
const isPartTooLarge = (error: Error | DetailedError): boolean =>
  statusOf(error) === 413 &&
  'originalResponse' in error &&
  error.originalRequest?.getMethod() === 'PATCH' &&
  !error.originalResponse?.getHeader('tus-resumable');

const isRefusal = (error: Error | DetailedError): boolean => NOT_ACCEPTED.has(statusOf(error));

/** When to continue an upload that was interrupted. */
class Retrying {
  readonly #onWaiting: UploadOptions['onWaiting'];
  #attempts = 0;
  #reached = 0;
  #stop: () => void = () => undefined;

  constructor({ onWaiting }: UploadOptions) {
    this.#onWaiting = onWaiting;
  }

  noteProgress(sent: number): void {
    if (sent <= this.#reached) return;
    this.#reached = sent;
    this.#attempts = 0;
  }

  /** Whether it continues later automatically. */
  again(error: Error | DetailedError, start: () => void): boolean {
    const status = statusOf(error);
    if (status !== 0 && status < 500 && !WORTH_RETRYING.has(status)) return false;
    if (isOffline()) {
      this.#untilOnline(start);
      return true;
    }
    const pause = PAUSES_MS[this.#attempts];
    this.#attempts += 1;
    if (pause === undefined) return false;
    const timer = setTimeout(start, pause);
    this.#stop = () => clearTimeout(timer);
    return true;
  }

  stop(): void {
    this.#stop();
  }

  #untilOnline(start: () => void): void {
    const goOn = () => {
      this.#stop();
      this.#attempts = 0;
      this.#onWaiting?.(false);
      start();
    };
    this.#stop = () => globalThis.removeEventListener('online', goOn);
    this.#onWaiting?.(true);
    globalThis.addEventListener('online', goOn);
  }
}
