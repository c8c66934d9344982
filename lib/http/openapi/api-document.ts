import { createHash } from 'node:crypto';
import type { oas31 } from 'zod-openapi';

export type OpenApiDocument = oas31.OpenAPIObject;

interface Offered {
  build: () => OpenApiDocument;
  document?: OpenApiDocument;
  texts: Map<string, { text: string; etag: string }>;
}

/** Modules load twice, in the pages' bundle and in the server's, and the routes are known to the server alone. */
const holder = globalThis as typeof globalThis & { __colloquyDocument?: Offered };

/** Says how the document is built; it is built when first asked for. */
export function offerDocument(build: () => OpenApiDocument): void {
  holder.__colloquyDocument = { build, texts: new Map() };
}

export function apiDocument(): OpenApiDocument {
  const offered = offer();
  offered.document ??= offered.build();
  return offered.document;
}

/** The document as it is sent, for the public address of this server, with its validator. */
export function apiDocumentText(baseUrl: string): { text: string; etag: string } {
  const { texts } = offer();
  let sent = texts.get(baseUrl);
  if (!sent) {
    const text = JSON.stringify({ ...apiDocument(), servers: [{ url: baseUrl }] });
    sent = { text, etag: `W/"${createHash('sha1').update(text).digest('base64url')}"` };
    texts.set(baseUrl, sent);
  }
  return sent;
}

function offer(): Offered {
  const offered = holder.__colloquyDocument;
  if (!offered) throw new Error('the document was not offered: offerDocument comes first');
  return offered;
}
