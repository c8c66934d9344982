import openapiTS, { astToString } from 'openapi-typescript';
import type { OpenApiDocument } from '@/lib/http/openapi/api-document';

/** The file of the types of the browser's client, relative to the root. */
export const CLIENT_TYPES = 'lib/client/api-types.ts';

const HEADING = `/** Made of our own API document by \`npm run api:types\`; not to be edited (docs/decisions/045-typed-client.md). */

`;

/** Descriptions, and keywords that types cannot express. */
const WORDS = new Set(['summary', 'description', 'example', 'examples', 'default', 'x-codes']);

// biome-ignore lint/suspicious/noExplicitAny: parts of a document that has tests of its own
type Part = any;

/** The types of what every operation takes and returns, as source, in the order of their names. */
export async function clientTypes(document: OpenApiDocument): Promise<string> {
  const { paths, components } = JSON.parse(JSON.stringify(document));
  const trimmed = {
    openapi: '3.1.1',
    info: { title: '', version: '' },
    paths: mapped(paths, (item) => mapped(item, operationOf)),
    components: { schemas: mapped(components.schemas, withoutWords) },
  };
  return HEADING + astToString(await openapiTS(trimmed, { alphabetize: true, excludeDeprecated: true }));
}

/** What is sent, and what a success returns. */
function operationOf({ operationId, deprecated, parameters, requestBody, responses }: Part): Part {
  return {
    operationId,
    deprecated,
    ...(parameters && { parameters: parameters.map(withoutWords) }),
    ...(requestBody && { requestBody: withoutWords(requestBody) }),
    responses: Object.fromEntries(
      Object.entries<Part>(responses)
        .filter(([status]) => Number(status) < 300)
        .map(([status, { content }]) => [
          status,
          { description: '', ...(content && { content: withoutWords(content) }) },
        ]),
    ),
  };
}

/** Fields may have the names of keywords, so the fields of a schema are handled by name. */
function withoutWords(part: Part): Part {
  if (Array.isArray(part)) return part.map(withoutWords);
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(
    Object.entries<Part>(part)
      .filter(([key]) => !WORDS.has(key))
      .map(([key, value]) => [key, key === 'properties' ? mapped(value, withoutWords) : withoutWords(value)]),
  );
}

function mapped(parts: Part, by: (part: Part) => Part): Part {
  return Object.fromEntries(Object.entries<Part>(parts).map(([key, part]) => [key, by(part)]));
}
