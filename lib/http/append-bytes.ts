import { TUS_RESUMABLE, type Upload } from '@tus/server';
import { Failure } from '@/lib/domain/failure';
import type { ParticipantContext } from '@/lib/services/context';
import { countLanded } from '@/lib/services/recordings/count-landed';
import type { Uploader } from '@/lib/services/recordings/find-uploader';
import { finishUpload } from '@/lib/services/recordings/finish-upload';
import { hearWhatLanded } from '@/lib/services/recordings/hear-what-landed';
import { uploadStore } from '@/lib/services/recordings/upload-store';
import { metrics } from '@/lib/telemetry/metrics';
import { HttpRefusal } from './refusal';
import { bytesOf } from './request-body';
import { textResponse } from './text-response';
import { uploadLocks } from './upload-locks';

/**
 * Appends bytes to an upload: PATCH of tus 1.0.0. Our own implementation, because the library pipes every chunk through
 * five streams, which took longer than everything else (decisions/016).
 */
export async function appendBytes(
  ctx: ParticipantContext,
  request: Request,
  row: NonNullable<Uploader['upload']>,
): Promise<Response> {
  const { id, maxBytes } = row;
  const asked = readHeaders(request.headers);
  const superseded = new AbortController();
  const lock = uploadLocks().newLock(id);
  await lock.lock(superseded.signal, () => superseded.abort());
  let upload: Upload;
  /** Another request for this upload arrived before all bytes of this one. */
  let isCut = false;
  try {
    upload = await uploadAt(id, asked.offset);
    if (row.state !== 'uploading' && upload.offset !== upload.size) throw closed();
    if (asked.length !== undefined) await declareLength(upload, asked.length, maxBytes);
    const left = Math.min(upload.size ?? maxBytes, maxBytes) - upload.offset;
    if (asked.bodyBytes > left) throw tooLarge();
    const from = upload.offset;
    const bytes = arriving(request, {
      limit: left,
      signal: superseded.signal,
      onCut: () => (isCut = true),
      count: (sum) => countLanded(ctx, row, from + sum),
    });
    upload.offset = await uploadStore().write(bytes, id, from);
    metrics().uploadBytes.inc(upload.offset - from);
  } finally {
    await lock.unlock();
  }
  const isWhole = upload.offset === upload.size;
  // Also when another request interrupted this one: no other code records the new offset.
  if (isWhole) await finishUpload(ctx, { id, sizeBytes: upload.offset });
  else if (isCut) {
    throw new Failure('conflict', 'Another request for this upload came: ask it how far it is.');
  } else await hearWhatLanded(ctx, row);
  return textResponse(null, {
    status: 204,
    headers: {
      'tus-resumable': TUS_RESUMABLE,
      'upload-offset': `${upload.offset}`,
      ...(!isWhole && { 'upload-expires': new Date(expiryOf(upload)).toUTCString() }),
    },
  });
}

/**
 * Refuses a request of another tus version and an encoded body, which could not be interpreted. Call it only after the
 * token was checked.
 */
export function refuseOtherThanTus(headers: Headers): void {
  if (headers.get('tus-resumable') !== TUS_RESUMABLE) {
    throw new HttpRefusal(412, 'Uploads speak tus 1.0.0: say so in Tus-Resumable.', {
      'tus-version': TUS_RESUMABLE,
    });
  }
  if (headers.has('content-encoding')) {
    throw new HttpRefusal(415, 'Send the bytes as they are, without Content-Encoding.');
  }
}

/**
 * What the request asks for, before anything is written. Sizes in bytes; `bodyBytes` is 0 when the request does not
 * declare it.
 */
function readHeaders(headers: Headers): { offset: number; length: number | undefined; bodyBytes: number } {
  if (headers.get('content-type') !== 'application/offset+octet-stream') {
    throw new HttpRefusal(415, 'Send the bytes with Content-Type: application/offset+octet-stream.');
  }
  const offset = wholeNumber(headers, 'Upload-Offset');
  if (offset === undefined) throw new Failure('bad_request', 'Upload-Offset is missing.');
  const bodyBytes = Number(headers.get('content-length') ?? 0);
  return { offset, length: wholeNumber(headers, 'Upload-Length'), bodyBytes };
}

function wholeNumber(headers: Headers, name: string): number | undefined {
  const text = headers.get(name);
  if (text === null) return undefined;
  const number = /^\d{1,16}$/.test(text) ? Number(text) : Number.NaN;
  if (!Number.isSafeInteger(number)) throw new Failure('bad_request', `${name} must be a whole number.`);
  return number;
}

async function uploadAt(id: string, offset: number): Promise<Upload> {
  const upload = await uploadStore().getUpload(id).catch(notThere);
  if (Date.now() > expiryOf(upload)) {
    throw closed();
  }
  if (upload.offset !== offset) {
    throw new Failure('conflict', `The upload is at byte ${upload.offset}, not at ${offset}.`);
  }
  return upload;
}

/** The library's stores throw an object with a status. */
function notThere(cause: Error | { status_code: number }): never {
  if ('status_code' in cause) throw new Failure('not_found', 'There is no such upload in this interview.');
  throw cause;
}

function expiryOf({ creation_date }: Upload): number {
  return new Date(creation_date ?? Date.now()).getTime() + uploadStore().getExpiration();
}

async function declareLength(upload: Upload, length: number, maxBytes: number): Promise<void> {
  // A client whose earlier request was interrupted declares the length again.
  if (upload.size === length) return;
  if (upload.size !== undefined) {
    throw new Failure('bad_request', `The length is ${upload.size}, as declared before.`);
  }
  if (length < upload.offset) throw new Failure('bad_request', 'More bytes than that are here already.');
  if (length > maxBytes) throw tooLarge();
  await uploadStore().declareUploadLength(upload.id, length);
  upload.size = length;
}

function tooLarge(message = 'These are more bytes than the upload may have.'): HttpRefusal {
  return new HttpRefusal(413, message);
}

function closed(): HttpRefusal {
  return new HttpRefusal(410, 'The upload was left alone for too long and is closed.');
}

/**
 * The body's bytes as they arrive, at most `limit` of them; those past it are refused, those before it are kept. Ends
 * early when the signal aborts: a sender may take minutes, or disappear without closing the connection.
 */
async function* arriving(
  request: Request,
  {
    limit,
    signal,
    onCut,
    count,
  }: {
    limit: number;
    signal: AbortSignal;
    onCut: () => void;
    /** The refusal for a body with more bytes than may be stored, if it has. */
    count: (sum: number) => Promise<string | null> | null;
  },
): AsyncGenerator<Uint8Array> {
  const iterator = bytesOf(request)[Symbol.asyncIterator]();
  const stopped = new Promise<void>((resolve) =>
    signal.addEventListener('abort', () => resolve(), { once: true }),
  );
  try {
    for (let sum = 0; ; ) {
      const next = iterator.next();
      next.catch(() => {});
      const part = await Promise.race([next, stopped]).catch((cause) => {
        throw new Failure('bad_request', 'The bytes broke off.', { cause });
      });
      if (!part) onCut();
      if (!part || part.done) return;
      sum += part.value.byteLength;
      if (sum > limit) throw tooLarge();
      const counting = count(sum);
      const why = counting && (await counting);
      if (why) throw tooLarge(why);
      yield part.value;
    }
  } finally {
    // Otherwise the rest would never be read, and the answer not reach a client that is still sending.
    void iterator.return?.();
  }
}
