import { described } from '@/lib/http/openapi/described';
import { unsubscribePage, unsubscribeRoute } from '@/lib/http/unsubscribe-route';
import { openUnsubscribeDoc, unsubscribeDoc } from '@/lib/wire/docs/unsubscribe';

/** GET /api/unsubscribe/{token}. Asks; changes nothing, because programs open links of mails, too. */
export const GET = described(unsubscribePage, openUnsubscribeDoc);

/** POST /api/unsubscribe/{token}. No more mails of this organisation to this address; one press in a mail program (RFC 8058). */
export const POST = described(unsubscribeRoute, unsubscribeDoc);
