import type { oas31 } from 'zod-openapi';
import { env } from '@/lib/env';
import { textEtag } from '../text-etag';
import { withSharedParts } from './share-parts';

export type OpenApiDocument = oas31.OpenAPIObject;

interface Offered {
  build: () => OpenApiDocument;
  document?: OpenApiDocument;
  sent?: { text: string; etag: string };
}

/** Modules load twice, in the pages' bundle and in the server's; only the server knows the routes. */
const holder = globalThis as typeof globalThis & { __colloquyDocument?: Offered };

/** Sets the function that builds the document; it runs at the first request for it. */
export function offerDocument(build: () => OpenApiDocument): void {
  holder.__colloquyDocument = { build };
}

/** The document with the public address of this server. Built once. */
export function apiDocument(): OpenApiDocument {
  const offered = offer();
  offered.document ??= { ...offered.build(), servers: [{ url: env().baseUrl }] };
  return offered.document;
}

/** The document as it is sent, with its ETag. */
export function apiDocumentText(): { text: string; etag: string } {
  const offered = offer();
  if (!offered.sent) {
    const text = JSON.stringify(withSharedParts(apiDocument()));
    offered.sent = { text, etag: textEtag(text) };
  }
  return offered.sent;
}

function offer(): Offered {
  const offered = holder.__colloquyDocument;
  if (!offered) throw new Error('the document was not offered: offerDocument comes first');
  return offered;
}
