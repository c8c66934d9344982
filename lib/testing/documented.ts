import type { Ajv2020, ValidateFunction } from 'ajv/dist/2020';
import { inject } from 'vitest';
import type { RouteHandler } from '@/lib/http/route';
import type { Reply } from './call';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The API document as text: built once for all test files. */
    apiDocument: string;
  }
}

// biome-ignore lint/suspicious/noExplicitAny: parts of a document that has tests of its own
type Part = any;

interface Documented {
  operations: Map<string, Part>;
  ajv: Ajv2020;
  validators: Map<string, ValidateFunction>;
}
let loaded: Promise<Documented> | undefined;

/**
 * Throws when a reply contradicts the API document: a status or a code that it does not name, a body of another form, a
 * field or an ETag that it does not describe; or when the document has no entry for the handler.
 */
export async function checkAgainstDocument(handler: RouteHandler, reply: Reply): Promise<void> {
  const id = operationId(handler);
  if (id === undefined)
    throw new Error('The handler has no entry in the API document: give its route a doc (lib/wire/docs).');
  loaded ??= load(JSON.parse(inject('apiDocument')));
  const documented = await loaded;
  const operation = documented.operations.get(id);
  const fault = operation ? faultOf(documented, id, operation, reply) : 'the document has no such operation';
  if (fault !== undefined)
    throw new Error(`${id} is not as documented: ${fault}\n${reply.status} ${reply.text}`);
}

function operationId(handler: object): string | undefined {
  if ('declaration' in handler) return (handler.declaration as { doc?: { id: string } }).doc?.id;
  return 'doc' in handler ? (handler.doc as { id: string }).id : undefined;
}

function faultOf(documented: Documented, id: string, operation: Part, reply: Reply): string | undefined {
  const response = operation.responses[reply.status];
  if (!response) return `status ${reply.status} is not named`;
  const unannounced = ['etag', 'x-total-count', 'retry-after', 'deprecation', 'set-cookie'].filter(
    (name) =>
      reply.headers.has(name) && !Object.keys(response.headers).some((known) => known.toLowerCase() === name),
  );
  if (unannounced.length > 0) return `headers that are not named: ${unannounced.join(', ')}`;
  if (reply.headers.has('content-disposition')) {
    const type = reply.headers.get('content-type')?.split(';')[0] ?? '';
    return response.content?.[type] ? undefined : `the file type ${type} is not named`;
  }
  const schema = response.content?.['application/json']?.schema;
  if (!schema) return reply.text === '' ? undefined : 'a body where none is described';
  if (reply.text === '') return 'no body';
  const codes: string[] | undefined = response['x-codes'];
  if (codes && !codes.includes(reply.body.code)) return `code ${reply.body.code} is not named`;
  const key = `${id} ${reply.status}`;
  let validate = documented.validators.get(key);
  if (!validate) {
    validate = documented.ajv.compile(toDocument(schema));
    documented.validators.set(key, validate);
  }
  return validate(reply.body) ? undefined : documented.ajv.errorsText(validate.errors);
}

async function load(document: Part): Promise<Documented> {
  // Most test files make no calls and need none of this.
  const [{ Ajv2020 }, addFormats] = await Promise.all([import('ajv/dist/2020'), import('ajv-formats')]);
  const operations = Object.values<Part>(document.paths).flatMap((item) => Object.values<Part>(item));
  // Errors of a union list those of all its members; the first is as good as any.
  const ajv = addFormats.default.default(new Ajv2020({ strict: false, validateFormats: true }));
  ajv.addSchema({ $id: 'document', components: { schemas: closed(document.components.schemas) } });
  return {
    operations: new Map(operations.map((operation) => [operation.operationId, operation])),
    ajv,
    validators: new Map(),
  };
}

function toDocument(schema: Part): Part {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"document#/components/'));
}

/** Clients must expect further fields in later releases; in tests no undocumented field may be returned. */
function closed(schemas: Part): Part {
  return JSON.parse(JSON.stringify(schemas), (_, value) =>
    value?.type === 'object' && value.properties && value.additionalProperties === undefined
      ? { ...value, additionalProperties: false }
      : value,
  );
}
