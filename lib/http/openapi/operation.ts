import { z } from 'zod';
import type { ZodOpenApiOperationObject, ZodOpenApiResponseObject } from 'zod-openapi';
import { CODE_TEXTS } from '@/lib/wire/docs/codes';
import { REQUEST_HEADERS, type RequestHeader, type ResponseHeader } from '@/lib/wire/docs/headers';
import type { ExampleDoc, OperationDoc } from '@/lib/wire/docs/operation-doc';
import type { Credential } from '../route';
import type { DescribedDeclaration, Method } from './described-route';
import { ErrorShape, errorExample } from './error-shape';
import { type Refusals, refusalsOf } from './refusals';

/** The name of a path parameter in the document; legacy names have underscores. */
export function parameterName(name: string, legacy: boolean): string {
  return legacy ? name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) : name;
}

interface Route {
  declaration: DescribedDeclaration;
  credential: Credential;
  legacy: boolean;
  method: Method;
  pattern: string;
}

/** The entry of a declared route. */
export function operationOf(route: Route): ZodOpenApiOperationObject {
  const { declaration, credential, legacy } = route;
  const { doc } = declaration;
  const common = headersOfEvery(route);
  const body = doc.body ?? declaration.body;
  return {
    operationId: doc.id,
    tags: [doc.tag],
    summary: doc.summary,
    description: doc.description,
    ...(legacy && { deprecated: true }),
    security: securityOf(credential),
    requestParams: parametersOf(declaration, legacy),
    parameters: requestHeaders(declaration, route.method).map((name) => headerParameter(name, doc)),
    ...(body && {
      requestBody: {
        required: !body.isOptional(),
        content: { 'application/json': { schema: unwrapped(body), ...examplesOf(doc.examples.request) } },
      },
    }),
    responses: {
      ...successes(
        declaration,
        doc,
        route.method,
        declaration.idempotent ? [...common, 'Idempotent-Replayed'] : common,
      ),
      ...refusalResponses(refusalsOf(declaration, credential, route.method), common),
    },
  };
}

/** The security schemes that a route accepts, any one of them. */
const SCHEMES: Record<Credential, readonly string[]> = {
  key: ['apiKey', 'session'],
  session: ['session'],
  token: ['interviewToken'],
  none: [],
};

export function securityOf(credential: Credential): Record<string, string[]>[] {
  return SCHEMES[credential].map((scheme) => ({ [scheme]: [] }));
}

/** An optional body is described as it is when it is sent. */
function unwrapped(body: z.ZodType): z.ZodType {
  return body instanceof z.ZodOptional ? (body.unwrap() as z.ZodType) : body;
}

function parametersOf({ params, query }: DescribedDeclaration, legacy: boolean) {
  const path = Object.entries(params ?? {}).map(
    ([name, { schema }]) => [parameterName(name, legacy), schema] as const,
  );
  return {
    ...(path.length > 0 && { path: z.object(Object.fromEntries(path)) }),
    ...(query && { query }),
  };
}

function requestHeaders(declaration: DescribedDeclaration, method: Method): RequestHeader[] {
  const names: RequestHeader[] = [];
  if (declaration.idempotent) names.push('Idempotency-Key');
  if (declaration.doc.conditional) names.push('If-Match');
  if (method === 'GET' && declaration.doc.headers?.includes('ETag')) names.push('If-None-Match');
  return names;
}

function headerParameter(name: RequestHeader, doc: OperationDoc) {
  const { description, example } = REQUEST_HEADERS[name];
  return {
    name,
    in: 'header' as const,
    required: name === 'If-Match' && doc.conditional === true,
    description,
    schema: { type: 'string' as const },
    example,
  };
}

function headersOfEvery({ credential, legacy, method }: Route): ResponseHeader[] {
  const counted = credential !== 'none' || method !== 'GET';
  return [
    'X-Request-Id',
    ...(counted ? (['RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset'] as const) : []),
    ...(legacy ? (['Deprecation', 'Link'] as const) : []),
  ];
}

export function headerReferences(names: readonly string[]) {
  return Object.fromEntries(
    [...new Set(names)].map((name) => [name, { $ref: `#/components/headers/${name}` }]),
  );
}

const FILE = { schema: { type: 'string' as const, format: 'binary' } };

function successes(
  { replies }: DescribedDeclaration,
  doc: OperationDoc,
  method: Method,
  common: readonly ResponseHeader[],
): Record<string, ZodOpenApiResponseObject> {
  const headers = headerReferences([...common, ...(doc.headers ?? [])]);
  const responses = Object.fromEntries(
    Object.entries(replies).map(([status, schema]): [string, ZodOpenApiResponseObject] => [
      status,
      {
        description: doc.others?.[Number(status)]?.answer ?? doc.answer,
        headers,
        content: contentOf(doc, Number(status), schema),
      },
    ]),
  );
  if (method === 'GET' && doc.headers?.includes('ETag')) {
    responses['304'] = { description: 'Not changed since the `ETag` sent.', headers };
  }
  return responses;
}

function contentOf(doc: OperationDoc, status: number, schema: z.ZodType) {
  const other = doc.others?.[status];
  if (other) return { 'application/json': { schema, ...examplesOf(other.examples) } };
  return {
    ...(!doc.onlyFiles && { 'application/json': { schema, ...examplesOf(doc.examples.reply) } }),
    ...Object.fromEntries((doc.files ?? []).map((type) => [type, FILE])),
  };
}

/** Every refusal, in the one envelope; `x-codes` lists the codes that a status may have. */
export function refusalResponses(
  refusals: Refusals,
  common: readonly ResponseHeader[],
): Record<string, ZodOpenApiResponseObject> {
  return Object.fromEntries(
    [...refusals].map(([status, codes]) => [
      `${status}`,
      {
        description: codes.map((code) => `\`${code}\`: ${meaning(status, code)}`).join('\n\n'),
        headers: headerReferences(MAY_COME_AGAIN.has(status) ? [...common, 'Retry-After'] : common),
        content: {
          'application/json': {
            schema: ErrorShape,
            examples: Object.fromEntries(
              codes.map((code) => [code, { value: errorExample(code, meaning(status, code)) }]),
            ),
          },
        },
        'x-codes': codes,
      },
    ]),
  );
}

const STATUS_MEANINGS = new Map([
  [408, 'The body did not come within 15 seconds.'],
  [413, 'The body is too large.'],
  [415, 'The body is not sent as JSON, or with a Content-Encoding.'],
  [429, 'Too many requests in this minute.'],
  [503, 'Too much is asked at once, or this took too long. Try again later, or ask for less.'],
]);

/** With Retry-After where the same request may succeed later. */
const MAY_COME_AGAIN = new Set([409, 429, 503]);

function meaning(status: number, code: keyof typeof CODE_TEXTS): string {
  return STATUS_MEANINGS.get(status) ?? CODE_TEXTS[code].means;
}

function examplesOf(examples: readonly ExampleDoc[] | undefined) {
  if (!examples) return {};
  const named = examples.map(({ summary, value }): [string, ExampleDoc] => [
    nameOf(summary),
    { summary, value },
  ]);
  return { examples: Object.fromEntries(named) };
}

function nameOf(summary: string): string {
  return summary
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
