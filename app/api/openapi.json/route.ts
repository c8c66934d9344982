import { z } from 'zod';
import { JsonText } from '@/lib/http/json-text';
import { apiDocumentText } from '@/lib/http/openapi/api-document';
import { publicRoute } from '@/lib/http/public-route';
import { openApiDoc } from '@/lib/wire/docs/service';

/** GET /api/openapi.json. What this server speaks, as OpenAPI 3.1; for everybody. */
export const GET = publicRoute({
  doc: openApiDoc,
  replies: {
    200: z
      .looseObject({ openapi: z.string().meta({ description: 'The version of the specification.' }) })
      .meta({ id: 'OpenApiDocument', description: 'This document.' }),
  },
  run: async () => apiDocumentText(),
  reply: ({ text }) => new JsonText(text),
  headers: ({ etag }) => ({ etag, 'cache-control': 'public, max-age=60' }),
});
