import { TUS_RESUMABLE } from '@tus/server';
import { Failure } from '@/lib/domain/failure';
import type { ParticipantContext } from '@/lib/services/context';
import { finishUpload } from '@/lib/services/recordings/finish-upload';
import { database, onLane } from '@/lib/store/database';
import { appendBytes, refuseOtherThanTus } from './append-bytes';
import { authenticateInterview, authenticateUploader } from './authenticate';
import { refusalResponse } from './refusal';
import type { RouteHandler } from './route';
import { handleUpload } from './tus';

/** A new upload of one interview (interview protocol, Recordings; tus 1.0.0, creation). */
export const newUploadRoute = tusRoute(async (request, { responseId, requestId }) => {
  const { principal } = await authenticateInterview(request, responseId);
  refuseOtherThanTus(request.headers);
  return handleUpload(contextOf(principal, requestId), request, null);
});

/** An existing upload: its offset, and its next bytes. */
export const uploadRoute = tusRoute(async (request, { responseId, requestId, recordingId }) => {
  const { principal } = await authenticateUploader(request, { responseId, recordingId });
  const { upload } = principal;
  if (!upload) throw new Failure('not_found', 'There is no such upload in this interview.');
  refuseOtherThanTus(request.headers);
  const ctx = contextOf(principal, requestId);
  if (request.method === 'PATCH') return appendBytes(ctx, request, upload);
  const response = await handleUpload(ctx, request, upload.maxBytes);
  if (upload.state === 'uploading') await finishWhole(ctx, upload.id, response);
  return response;
});

interface Target {
  requestId: string;
  responseId: string;
  recordingId: string;
}

/** The token is checked first, then the request. Refusals use the same envelope as everywhere. */
function tusRoute(answer: (request: Request, target: Target) => Promise<Response>): RouteHandler {
  return async (request, context) => {
    const requestId = request.headers.get('x-request-id') ?? 'none';
    try {
      const { responseId = '', recordingId = '' } = await context.params;
      const target = {
        requestId,
        responseId: responseId.toLowerCase(),
        recordingId: recordingId.toLowerCase(),
      };
      return await onLane('participants', () => answer(request, target));
    } catch (error) {
      return refusalResponse(error, requestId, { admitted: { 'tus-resumable': TUS_RESUMABLE } });
    }
  };
}

function contextOf(principal: ParticipantContext['principal'], requestId: string): ParticipantContext {
  return { principal, db: database(), now: () => new Date(), requestId };
}

/**
 * The process may have been killed after the last byte and before the upload was marked complete: a request for its
 * offset marks it.
 */
async function finishWhole(ctx: ParticipantContext, id: string, { headers }: Response): Promise<void> {
  const offset = headers.get('upload-offset');
  if (offset === null || offset !== headers.get('upload-length')) return;
  await finishUpload(ctx, { id, sizeBytes: Number(offset) });
}
