import type { IncomingMessage } from 'node:http';
import { studyReference } from '@/lib/domain/identifier';
import { BUDGET_MS, inTime } from '@/lib/http/in-time';
import { database } from '@/lib/store/database';
import { findEmbedOrigins } from '@/lib/store/studies';
import { withoutValues } from '@/lib/telemetry/describe-error';
import { log } from '@/lib/telemetry/log';
import type { NodeHandler } from './gateway';

/** What the page's policy is made from (proxy.next.ts). From clients it is not accepted. */
const FRAMED_BY = 'x-framed-by';
const PARTICIPANTS_PAGE = /^\/s\/([\w-]+)(?:\?|$)/;

/**
 * Lets pages of the origins that a study names show its interview in a frame (N7). Every other page, and every other
 * origin, is refused as before.
 */
export function withEmbedding(pages: NodeHandler, originsOf = embedOriginsOf): NodeHandler {
  return async (req, res) => {
    delete req.headers[FRAMED_BY];
    const linkId = PARTICIPANTS_PAGE.exec(req.url ?? '')?.[1];
    const origins = linkId === undefined || !isInFrame(req) ? [] : await originsOf(linkId);
    if (origins.length > 0) {
      req.headers[FRAMED_BY] = origins.join(' ');
      // It knows no list of origins, and browsers that know `frame-ancestors` go by that.
      res.removeHeader('x-frame-options');
    }
    return pages(req, res);
  };
}

/** Whether a browser wants to show it in a frame, or does not say: over plain http none does. */
function isInFrame({ headers }: IncomingMessage): boolean {
  const into = headers['sec-fetch-dest'];
  return into === undefined || into === 'iframe' || into === 'frame';
}

/** Without a database nobody may frame it: the page itself then says what is wrong. */
async function embedOriginsOf(linkId: string): Promise<string[]> {
  const reference = studyReference(linkId);
  if (reference.by !== 'linkId') return [];
  try {
    return await inTime(BUDGET_MS, findEmbedOrigins(database(), reference.linkId));
  } catch (error) {
    log().warn({ err: withoutValues(error) }, 'who may show an interview could not be read');
    return [];
  }
}
