import { findExportFile } from '@/lib/services/exports/find-export-file';
import { database } from '@/lib/store/database';
import { attachment } from './file-answer';
import { refusalResponse } from './refusal';
import type { RouteHandler } from './route';

/** Serves an exported file to whoever has its signed address. */
export const exportFileRoute: RouteHandler = async (request, context) => {
  const requestId = request.headers.get('x-request-id') ?? 'none';
  try {
    const { key = '' } = await context.params;
    const ctx = { principal: { kind: 'anyone' as const }, db: database(), now: () => new Date(), requestId };
    const { search } = new URL(request.url);
    const { name, kind, sizeBytes, body } = await findExportFile(ctx, { key, search });
    return new Response(request.method === 'HEAD' ? null : body, {
      status: 200,
      headers: {
        'content-type': kind.type,
        'content-length': String(sizeBytes),
        'content-disposition': attachment(`${name}.${kind.ending}`),
        'cache-control': 'private, no-store',
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
      },
    });
  } catch (error) {
    return refusalResponse(error, requestId);
  }
};
