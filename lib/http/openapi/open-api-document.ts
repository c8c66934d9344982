import { createDocument, type ZodOpenApiPathItemObject } from 'zod-openapi';
import { RESPONSE_HEADERS } from '@/lib/wire/docs/headers';
import { TAGS } from '@/lib/wire/docs/operation-doc';
import type { OpenApiDocument } from './api-document';
import { type DescribedRoute, describedHandler, METHODS } from './described-route';
import { withFieldTexts } from './field-texts';
import { handWrittenOperation } from './hand-written';
import { operationOf, parameterName } from './operation';

const ABOUT = `Interview studies: create one from a guide, launch it, share its link, read what participants said.

Keys are sent in the header \`x-api-key\` and belong to one user in one organization. Bodies are JSON. Every refusal has the same envelope: branch on \`code\`, never on \`error\`. How to page, poll and retry is told at \`/docs\`.`;

/** The API document (OpenAPI 3.1) of a table of routes. Its server address is relative until a public one is set. */
export function openApiDocument(routes: readonly DescribedRoute[]): OpenApiDocument {
  const document = createDocument(
    {
      openapi: '3.1.1',
      info: {
        title: 'Colloquy',
        version: '2.0.0',
        description: ABOUT,
        license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
      },
      servers: [{ url: '/' }],
      tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
      paths: Object.assign({}, ...routes.map(pathsOf)),
      components: { securitySchemes: SECURITY, headers: headerComponents() },
    },
    { override: ({ jsonSchema, zodSchema }) => simplify(jsonSchema, zodSchema._zod.def) },
  );
  return withFieldTexts(document);
}

const SECURITY = {
  apiKey: {
    type: 'apiKey',
    in: 'header',
    name: 'x-api-key',
    description: 'A key of one user in one organization, with the user’s permissions.',
  },
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: 'colloquy.session_token',
    description:
      'The cookie of a signed-in person, sent by a page of this server. The header `x-organization` names the organization.',
  },
  interviewToken: {
    type: 'http',
    scheme: 'bearer',
    description: 'The token from the start of an interview, for this interview alone.',
  },
} as const;

function headerComponents() {
  return Object.fromEntries(
    Object.entries(RESPONSE_HEADERS).map(([name, header]) => [
      name,
      {
        description: header.description,
        schema: { type: 'type' in header ? header.type : ('string' as const) },
      },
    ]),
  );
}

/** One path with its methods; legacy routes have their own parameter names. */
function pathsOf({ pattern, module }: DescribedRoute): Record<string, ZodOpenApiPathItemObject> {
  const item: Record<string, unknown> = {};
  const names = [...pattern.matchAll(/\[(\w+)\]/g)].map(([, name = '']) => name);
  let legacyPath = false;
  for (const method of METHODS) {
    const handler = module[method];
    const entry = handler && describedHandler(handler);
    if (!entry) continue;
    if ('handWritten' in entry) {
      item[method.toLowerCase()] = handWrittenOperation(entry.handWritten, names);
    } else {
      legacyPath = entry.legacy;
      item[method.toLowerCase()] = operationOf({ ...entry, method, pattern });
    }
  }
  if (Object.keys(item).length === 0) return {};
  const path = pattern.replace(/\[(\w+)\]/g, (_, name: string) => `{${parameterName(name, legacyPath)}}`);
  return { [path]: item };
}

interface JsonSchema {
  additionalProperties?: unknown;
  format?: string | undefined;
  pattern?: string | undefined;
  minimum?: number | undefined;
  maximum?: number | undefined;
}

/**
 * Removes what does not help a reader: the patterns of formats, and the bounds of a double. Answers that are not
 * declared strict may get further fields later.
 */
function simplify(schema: JsonSchema, def: { type: string; catchall?: unknown }): void {
  if (def.type === 'object' && def.catchall === undefined) delete schema.additionalProperties;
  if (schema.format !== undefined) delete schema.pattern;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
}
