import { Failure } from '@/lib/domain/failure';
import { env } from '@/lib/env';
import type { RequestAudit } from '@/lib/services/audit/request-audit';
import { findMedia } from '@/lib/services/media/find-media';
import { keepMedia } from '@/lib/services/media/keep-media';
import { requestDatabase } from '@/lib/services/request-database';
import { database } from '@/lib/store/database';
import { authenticateMember } from './authenticate';
import { byteRange } from './byte-range';
import { HttpRefusal, refusalResponse } from './refusal';
import { auditOf } from './request-audit';
import { bytesOf } from './request-body';
import type { RouteHandler } from './route';
import { textResponse } from './text-response';
import { refuseWhileLeaving } from './while-leaving';
import { withinKey } from './within-key';

/** Stores the bytes of a picture or film as they arrive; returns the address under which studies show it. */
export const uploadMediaRoute: RouteHandler = async (request) => {
  const requestId = request.headers.get('x-request-id') ?? 'none';
  let admitted: Record<string, string> = {};
  let audit: RequestAudit | undefined;
  try {
    const { principal, headers } = await authenticateMember(request);
    admitted = headers;
    const work = requestDatabase(database());
    const input = { params: {}, query: {}, body: {} };
    audit = auditOf({ doc: { id: 'uploadMedia' } }, principal, request, input);
    if (audit) work.watch(audit);
    const ctx = { principal, db: work.db, now: () => new Date(), requestId };
    // It belongs to no study before one shows it, and says nothing of any.
    refuseWhileLeaving({}, principal, request);
    await withinKey({ keepsToStudies: true }, { ctx, params: {}, request });
    const tooLarge = (message: string) => new HttpRefusal(413, message);
    const { name, type, sizeBytes } = await keepMedia(ctx, arriving(request), tooLarge);
    const url = `${env().baseUrl}/api/media/${name}`;
    return textResponse(JSON.stringify({ url, type, sizeBytes }), {
      status: 201,
      headers: { ...headers, 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
    });
  } catch (error) {
    await audit?.refused(database(), error);
    return refusalResponse(error, requestId, { admitted });
  }
};

/** A client that disconnects during its upload is not an error of the server. */
async function* arriving(request: Request): AsyncGenerator<Uint8Array> {
  try {
    yield* bytesOf(request);
  } catch (cause) {
    throw new Failure('bad_request', 'The file broke off.', { cause });
  }
}

/**
 * Serves a picture or film, whole or in part, to everybody who has its address. Its content never changes and it is
 * deleted with its study: browsers cache it for minutes, shared caches never.
 */
export const mediaRoute: RouteHandler = async (request, context) => {
  const requestId = request.headers.get('x-request-id') ?? 'none';
  try {
    const { file = '' } = await context.params;
    const { mime, sizeBytes, read } = await findMedia(file);
    const kept = { 'cache-control': 'private, max-age=300', etag: `"${file}"` };
    if (request.headers.get('if-none-match')?.includes(kept.etag)) {
      return textResponse(null, { status: 304, headers: kept });
    }
    const range = byteRange(request.headers.get('range'), sizeBytes);
    if (range === 'unsatisfiable') {
      throw new HttpRefusal(416, 'The file has no such bytes.', { 'content-range': `bytes */${sizeBytes}` });
    }
    const { start, end } = range ?? { start: 0, end: sizeBytes - 1 };
    return new Response(read(start, end), {
      status: range ? 206 : 200,
      headers: {
        'content-type': mime,
        'content-length': String(end - start + 1),
        'accept-ranges': 'bytes',
        ...(range && { 'content-range': `bytes ${start}-${end}/${sizeBytes}` }),
        ...kept,
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
      },
    });
  } catch (error) {
    return refusalResponse(error, requestId);
  }
};
