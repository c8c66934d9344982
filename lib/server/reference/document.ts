import type { Credential } from '@/lib/http/route';
import { OPERATION_ORDER } from '@/lib/wire/docs/operation-order';

/** The parts of an OpenAPI 3.1 document that the reference uses. */

export interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  description?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  additionalProperties?: boolean | Schema;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
}

export interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  schema?: Schema;
  example?: unknown;
}

interface Content {
  schema?: Schema;
  examples?: Record<string, { summary?: string; value?: unknown }>;
}

export interface Answer {
  description: string;
  headers?: Record<string, unknown>;
  content?: Record<string, Content>;
  'x-codes'?: string[];
}

export interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  deprecated?: boolean;
  security: Record<string, string[]>[];
  parameters?: Parameter[];
  requestBody?: { required?: boolean; content: Record<string, Content> };
  responses: Record<string, Answer>;
}

export interface ApiDocument {
  info: { title: string; version: string };
  servers: { url: string }[];
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

/** An operation with its path and method. */
export interface Endpoint {
  method: string;
  path: string;
  operation: Operation;
}

/** The operations by tag, in the order of the tags, and within one in the order of the document. */
export function endpointsByTag(
  document: ApiDocument,
): { name: string; description: string; endpoints: Endpoint[] }[] {
  const endpoints = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]): Endpoint => ({ method, path, operation })),
  );
  return document.tags.map(({ name, description }) => ({
    name,
    description,
    endpoints: endpoints
      .filter(({ operation }) => operation.tags.includes(name))
      .sort((a, b) => place(a) - place(b)),
  }));
}

const place = ({ operation }: Endpoint): number => OPERATION_ORDER.indexOf(operation.operationId);

export function credentialOf({ security }: Operation): Credential {
  const scheme = security.flatMap((entry) => Object.keys(entry))[0];
  if (scheme === undefined) return 'none';
  if (scheme === 'session') return 'session';
  return scheme === 'apiKey' ? 'key' : 'token';
}

/** An unfinished guide has the same parts as a finished one, so they are described once. */
const UNFINISHED = /^(Draft|Saved)(?=[A-Z])/;

export const schemaName = (reference: string): string =>
  (reference.split('/').at(-1) ?? '').replace(UNFINISHED, '');

/** The schemas with a section of their own; bodies of requests are shown with their operation. */
export function namedSchemas({ components }: ApiDocument): [string, Schema][] {
  return Object.entries(components.schemas)
    .filter(([name]) => !UNFINISHED.test(name) && !name.endsWith('Request'))
    .sort(([a], [b]) => a.localeCompare(b));
}
