import type { Metadata } from 'next';
import { ApiReference } from '@/components/docs/api-reference';
import type { ApiDocument } from '@/components/docs/document';
import { apiDocument } from '@/lib/http/openapi/api-document';

export const metadata: Metadata = {
  title: 'API reference',
  description: 'Create interview studies, launch them, read what participants said.',
};

/** /docs: public. What it shows is the document that /api/openapi.json answers. */
export default function DocsPage() {
  // The reference reads the parts that this server's own document always has.
  return <ApiReference document={apiDocument() as unknown as ApiDocument} />;
}
