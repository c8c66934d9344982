import { personRoute } from '@/lib/http/account-route';
import { addressOf } from '@/lib/http/authenticate';
import { endOtherSessions } from '@/lib/services/people/end-sessions';
import { listOwnSessions } from '@/lib/services/people/list-sessions';
import { EndedSessionsShape, SessionsShape, sessionsOf } from '@/lib/wire/account/session';
import { endOtherSessionsDoc, listSessionsDoc } from '@/lib/wire/docs/account';

/** GET /api/account/sessions. Where they are signed in. */
export const GET = personRoute({
  doc: listSessionsDoc,
  replies: { 200: SessionsShape },
  run: ({ ctx }) => listOwnSessions(ctx),
  reply: sessionsOf,
});

/** DELETE /api/account/sessions. All but the one that asks. */
export const DELETE = personRoute({
  doc: endOtherSessionsDoc,
  replies: { 200: EndedSessionsShape },
  run: ({ ctx, request }) => endOtherSessions(ctx, { ip: addressOf(request) }),
  reply: (ended) => ({ ended }),
});
