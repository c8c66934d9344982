import openapiTS, { astToString } from 'openapi-typescript';
import type { OpenApiDocument } from '@/lib/http/openapi/api-document';
import { type ClientOperation, clientOperations, type Part, schemasOf, successesOf } from './public-document';

const HEADING = '/** Made of the API document by `npm run api:types`; not to be edited. */\n\n';

/** What openapi-typescript would make wrong types of, or nothing. */
const DROPPED = new Set(['example', 'examples', 'default', 'x-codes']);

/** The types of the published client: with the words of fields, which an editor shows. */
export async function typescriptTypes(document: OpenApiDocument): Promise<string> {
  const plain: OpenApiDocument = JSON.parse(JSON.stringify(document));
  const operations = clientOperations(plain);
  const paths: Record<string, Part> = {};
  for (const { path, method, part } of operations) {
    paths[path] = { ...paths[path], [method]: trimmedOperation(part) };
  }
  const schemas = trimmed(schemasOf(plain, operations));
  const whole: Part = {
    openapi: '3.1.1',
    info: { title: '', version: '' },
    paths,
    components: { schemas },
  };
  return HEADING + astToString(await openapiTS(whole, { alphabetize: true }));
}

/** The methods of the published client. */
export function typescriptOperations(document: OpenApiDocument): string {
  const rows = clientOperations(document).map(
    ({ id, method, path, by, takesKey, repeatable, part }) =>
      `  /** ${commentOf(part)} */\n  ${id}: {\n    method: '${method.toUpperCase()}',\n    path: '${path}',\n` +
      `    by: '${by}',\n    takesKey: ${takesKey},\n    repeatable: ${repeatable},\n  },`,
  );
  return `${HEADING}export interface Operation {
  method: string;
  path: string;
  /** What proves who asks: an API key, an interview's token, or nothing. */
  by: 'key' | 'token' | 'nobody';
  /** Whether it takes an \`Idempotency-Key\`. */
  takesKey: boolean;
  /** Whether a second request does no harm where the answer to the first was lost. */
  repeatable: boolean;
}

export const OPERATIONS = {
${rows.join('\n')}
} as const satisfies Record<string, Operation>;
`;
}

function trimmedOperation(part: ClientOperation['part']): Part {
  const { operationId, parameters, requestBody, responses } = part;
  const statuses = Object.keys(responses).filter((status) => Number(status) < 300);
  const successes = successesOf(responses);
  return trimmed({
    operationId,
    ...(parameters && { parameters }),
    ...(requestBody && { requestBody: { required: requestBody.required, content: requestBody.content } }),
    responses: Object.fromEntries(
      statuses.map((status, at) => {
        const { content } = successes[at];
        return [status, { description: '', ...(content && { content }) }];
      }),
    ),
  });
}

/** Fields may have the names of keywords, so the fields of a schema are handled by name. */
function trimmed(part: Part): Part {
  if (Array.isArray(part)) return part.map(trimmed);
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(
    Object.entries<Part>(part)
      .filter(([key]) => !DROPPED.has(key))
      .map(([key, value]) => [
        key,
        key === 'properties'
          ? Object.fromEntries(Object.entries(value).map(([name, field]) => [name, trimmed(field)]))
          : trimmed(value),
      ]),
  );
}

function commentOf({ summary, description }: Part): string {
  return [`${summary}.`, description].filter(Boolean).join(' ').replaceAll('*/', '*\\/').replace(/\s+/g, ' ');
}
