import { personRoute } from '@/lib/http/account-route';
import { addressOf } from '@/lib/http/authenticate';
import { endSession } from '@/lib/services/people/end-sessions';
import { EndedSessionsShape } from '@/lib/wire/account/session';
import { endSessionDoc } from '@/lib/wire/docs/account';
import { SessionId } from '@/lib/wire/paths';

/** DELETE /api/account/sessions/{sessionId}. One of their own. */
export const DELETE = personRoute({
  doc: endSessionDoc,
  params: { sessionId: SessionId },
  replies: { 200: EndedSessionsShape },
  run: ({ ctx, params, request }) => endSession(ctx, { sessionId: params.sessionId, ip: addressOf(request) }),
  reply: () => ({ ended: 1 }),
});
