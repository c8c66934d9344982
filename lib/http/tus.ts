import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { Server } from '@tus/server';
import { Failure, type FailureCode } from '@/lib/domain/failure';
import type { ParticipantContext } from '@/lib/services/context';
import { beginUpload } from '@/lib/services/recordings/begin-upload';
import { finishUpload } from '@/lib/services/recordings/finish-upload';
import { uploadStore } from '@/lib/services/recordings/upload-store';
import { HttpRefusal, refusalResponse } from './refusal';
import { uploadLocks } from './upload-locks';

interface Upload {
  ctx: ParticipantContext;
  /** Null before it is created. */
  maxBytes: number | null;
  /** What was thrown in a hook or by the store: the library keeps only a status and a text. */
  error?: Error;
}

/** The library passes only the request to hooks; the interview travels in this property. */
const underWay = new AsyncLocalStorage<Upload>();
const holder = globalThis as typeof globalThis & { __colloquyTus?: Server };

/** Handles a tus request of an interview whose token and upload were checked. */
export async function handleUpload(
  ctx: ParticipantContext,
  request: Request,
  maxBytes: number | null,
): Promise<Response> {
  holder.__colloquyTus ??= tusServer();
  const server = holder.__colloquyTus;
  const upload: Upload = { ctx, maxBytes };
  const response = await underWay.run(upload, () => server.handleWeb(request));
  if (upload.error) throw upload.error;
  return response.status < 400 ? withoutCors(response) : inEnvelope(response, ctx.requestId);
}

function current(): Upload {
  const upload = underWay.getStore();
  if (!upload) throw new Error('an upload without an interview');
  return upload;
}

function tusServer(): Server {
  return new Server({
    path: '/api/interviews',
    datastore: uploadStore(),
    respectForwardedHeaders: false,
    locker: uploadLocks(),
    namingFunction: () => randomUUID(),
    generateUrl: (request, { id }) => `${new URL(request.url).pathname}/${id}`,
    getFileIdFromRequest: (request) => new URL(request.url).pathname.split('/').at(-1)?.toLowerCase(),
    // Also called before the upload is stored: there is no limit yet, and onUploadCreate refuses.
    maxSize: () => current().maxBytes ?? 0,
    onUploadCreate: async (_request, upload) => {
      const { kind, stepId, filename, filetype, startedAt } = upload.metadata ?? {};
      const { tooLarge } = await beginUpload(current().ctx, {
        id: upload.id,
        kind: kind ?? '',
        stepId: stepId ?? '',
        filename: filename ?? '',
        declaredType: filetype ?? '',
        startedAt: startedAt ?? '',
        sizeBytes: upload.size ?? null,
      });
      if (tooLarge) throw new HttpRefusal(413, tooLarge);
      return {};
    },
    onUploadFinish: async (_request, upload) => {
      await finishUpload(current().ctx, { id: upload.id, sizeBytes: upload.offset });
      return {};
    },
    onResponseError: (_request, error) => {
      // The library's own refusals are plain objects, and its text of an error has the values of a statement in it.
      if (error instanceof Error) current().error = error;
      return undefined;
    },
  });
}

/** The library's message for a tus extension that it does not support: an error of the client, not of the server. */
const UNSUPPORTED = 501;

const CODES: Record<number, FailureCode> = { 404: 'not_found', 409: 'conflict' };

async function inEnvelope(response: Response, requestId: string): Promise<Response> {
  const text = (await response.text()).trim();
  // The library's own failure: a plain object, with nothing of the request in its text.
  if (response.status >= 500 && response.status !== UNSUPPORTED)
    return refusalResponse(new Error(text), requestId);
  const code = CODES[response.status] ?? 'bad_request';
  const refusal = refusalResponse(new Failure(code, text || 'The upload was refused.'), requestId);
  refusal.headers.set('tus-resumable', '1.0.0');
  const status = response.status === UNSUPPORTED ? 400 : response.status;
  return new Response(refusal.body, { status, headers: refusal.headers });
}

/** The library allows any origin; here only the participant's own page may call it. */
function withoutCors(response: Response): Response {
  for (const name of [...response.headers.keys()]) {
    if (name.startsWith('access-control-')) response.headers.delete(name);
  }
  return response;
}
