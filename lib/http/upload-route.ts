import type { ParticipantContext } from '@/lib/services/context';
import { findUpload } from '@/lib/services/recordings/find-upload';
import { database } from '@/lib/store/database';
import { authenticateInterview } from './authenticate';
import { refusalResponse } from './refusal';
import type { RouteHandler } from './route';
import { handleUpload } from './tus';

/**
 * A tus request of one interview (interview protocol, Recordings). The token is judged first, then that the upload is
 * this interview's; what remains is the protocol itself. Refusals leave in the envelope like everybody's.
 */
export const uploadRoute: RouteHandler = async (request, context) => {
  const requestId = request.headers.get('x-request-id') ?? 'none';
  try {
    const { responseId = '', recordingId } = await context.params;
    const { principal } = await authenticateInterview(request, responseId.toLowerCase());
    const ctx: ParticipantContext = { principal, db: database(), now: () => new Date(), requestId };
    if (recordingId !== undefined) await findUpload(ctx, recordingId);
    return await handleUpload(ctx, request);
  } catch (error) {
    return refusalResponse(error, requestId);
  }
};
