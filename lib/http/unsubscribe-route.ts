import { checkUnsubscribeToken } from '@/lib/services/study-invitations/check-unsubscribe-token';
import { unsubscribe } from '@/lib/services/study-invitations/unsubscribe';
import { database } from '@/lib/store/database';
import { clientOf } from './authenticate';
import { html } from './html';
import { BUDGET_MS, inTime } from './in-time';
import { countAgainst } from './limits';
import { refusalResponse } from './refusal';
import type { RouteHandler } from './route';

const STYLE =
  'body{margin:15vh auto;max-width:34rem;padding:0 1.25rem;font:1rem/1.5 system-ui,sans-serif;color-scheme:light dark}button{font:inherit;min-height:2.75rem;padding:0 1.25rem}';

const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
};

/** The page of a link below an invitation. */
export const unsubscribePage: RouteHandler = async (request, { params }) =>
  answered(request, async () => {
    checkUnsubscribeToken((await params).token ?? '');
    return page(
      'No more invitations?',
      html`<p>You will get no more invitations and reminders of this organisation.</p><form method="post"><button>No more invitations</button></form>`,
    );
  });

/** What its button sends, and what a mail program sends by itself; the body says nothing more and is not read. */
export const unsubscribeRoute: RouteHandler = async (request, { params }) =>
  answered(request, async () => {
    await inTime(BUDGET_MS, unsubscribe(database(), (await params).token ?? ''));
    return page(
      'That is settled',
      html`<p>You will get no more invitations of this organisation. If you have begun an interview, your link still leads to it.</p>`,
    );
  });

async function answered(request: Request, work: () => Promise<string>): Promise<Response> {
  try {
    await countAgainst('accountForm', clientOf(request));
    return new Response(await work(), { headers: HEADERS });
  } catch (error) {
    return refusalResponse(error, request.headers.get('x-request-id') ?? 'none');
  }
}

function page(title: string, body: ReturnType<typeof html>): string {
  return html`<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><style>${STYLE}</style>
<main><h1>${title}</h1>${body}</main></html>
`.text;
}
