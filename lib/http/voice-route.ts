import { speakStep } from '@/lib/services/interviews/speak-step';
import { database } from '@/lib/store/database';
import { authenticateInterview } from './authenticate';
import { refusalResponse } from './refusal';
import type { RouteHandler } from './route';

/** Speaks the text of the current step of one interview, after checking its token. */
export const voiceRoute: RouteHandler = async (request, context) => {
  const requestId = request.headers.get('x-request-id') ?? 'none';
  try {
    const { responseId = '' } = await context.params;
    const { principal } = await authenticateInterview(request, responseId.toLowerCase());
    const ctx = { principal, db: database(), now: () => new Date(), requestId };
    const asked = new URL(request.url).searchParams;
    const part = asked.get('part') === 'acknowledgement' ? 'acknowledgement' : 'step';
    const sound = await speakStep(ctx, { stepId: asked.get('stepId') ?? '', part });
    return new Response(Buffer.from(sound), {
      headers: {
        'content-length': String(sound.byteLength),
        'content-type': 'audio/mpeg',
        'cache-control': 'private, max-age=3600',
        'x-content-type-options': 'nosniff',
      },
    });
  } catch (error) {
    return refusalResponse(error, requestId);
  }
};
