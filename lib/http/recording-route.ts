import { Failure } from '@/lib/domain/failure';
import type { AnyoneContext } from '@/lib/services/context';
import { findRecordingFile, type RecordingFile } from '@/lib/services/recordings/find-recording-file';
import { findSharedFile } from '@/lib/services/shares/shared-media';
import { database } from '@/lib/store/database';
import { byteRange } from './byte-range';
import { HttpRefusal, refusalResponse } from './refusal';
import type { RouteHandler } from './route';
import { textResponse } from './text-response';

const ALWAYS = {
  'cache-control': 'private, max-age=3600',
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  // The signature is the credential: whoever has the address may embed it, also on pages of other sites.
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'Content-Length, Content-Range, Accept-Ranges',
  'cross-origin-resource-policy': 'cross-origin',
};

/** Serves a file of a recording, whole or in part, to whoever has its signed address. */
export const recordingRoute: RouteHandler = (request, context) =>
  serve(request, context, findRecordingFile, ALWAYS);

/** The same behind a link for people without an account; nothing of it is kept, so that it ends with the link. */
export const sharedMediaRoute: RouteHandler = (request, context) =>
  serve(request, context, findSharedFile, { ...ALWAYS, 'cache-control': 'private, no-store' });

async function serve(
  request: Request,
  context: { params: Promise<Record<string, string>> },
  find: (
    ctx: AnyoneContext,
    file: { shareId: string; key: string; name: string; search: string },
  ) => Promise<RecordingFile>,
  always: Record<string, string>,
): Promise<Response> {
  const requestId = request.headers.get('x-request-id') ?? 'none';
  try {
    const { shareId = '', key = '', name = '' } = await context.params;
    const ctx = { principal: { kind: 'anyone' as const }, db: database(), now: () => new Date(), requestId };
    const { search } = new URL(request.url);
    const file = await find(ctx, { shareId, key, name, search });
    if ('playlist' in file) {
      return textResponse(file.playlist, {
        status: 200,
        headers: { ...always, 'content-type': file.type, 'cache-control': 'private, no-store' },
      });
    }
    const range = byteRange(request.headers.get('range'), file.sizeBytes);
    if (range === 'unsatisfiable') {
      throw new HttpRefusal(416, 'The recording has no such bytes.', {
        'content-range': `bytes */${file.sizeBytes}`,
      });
    }
    const { start, end } = range ?? { start: 0, end: file.sizeBytes - 1 };
    const body = request.method === 'HEAD' ? null : await file.read({ start, end });
    if (body === undefined) throw new Failure('not_found', 'This recording is not there any more.');
    return new Response(body, {
      status: range ? 206 : 200,
      headers: {
        ...always,
        'content-type': file.type,
        'content-length': String(end - start + 1),
        'accept-ranges': 'bytes',
        ...(range && { 'content-range': `bytes ${start}-${end}/${file.sizeBytes}` }),
        ...(file.saveAs && { 'content-disposition': `attachment; filename="${file.saveAs}"` }),
      },
    });
  } catch (error) {
    return refusalResponse(error, requestId);
  }
}
