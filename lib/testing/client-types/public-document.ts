import type { OpenApiDocument } from '@/lib/http/openapi/api-document';

// biome-ignore lint/suspicious/noExplicitAny: parts of a document that has tests of its own
export type Part = any;

/** An operation of the published clients. */
export interface ClientOperation {
  id: string;
  method: string;
  path: string;
  /** What proves who asks: an API key, an interview's token, or nothing. */
  by: 'key' | 'token' | 'nobody';
  takesKey: boolean;
  /** Whether a second request does no harm where the answer to the first was lost. */
  repeatable: boolean;
  /** What the document says of it. */
  part: Part;
}

const METHODS_REPEATED = new Set(['get', 'put', 'patch', 'delete']);
/** The same answer to the same step counts once; the others change nothing. */
const POSTS_REPEATED = new Set([
  'answerStep',
  'resumeByToken',
  'validateGuide',
  'comparePanel',
  'hearSoFar',
  'addRecordings',
]);

/**
 * What programs do with a key or as a participant, in the order of the document. The legacy generation and uploads of
 * files have clients of their own.
 */
export function clientOperations(document: OpenApiDocument): ClientOperation[] {
  return Object.entries<Part>(document.paths ?? {}).flatMap(([path, item]) =>
    Object.entries<Part>(item).flatMap(([method, part]) => {
      const by = callerOf(path, part);
      if (by === null || part.deprecated || !isOfJson(part)) return [];
      const takesKey = headersOf(part).includes('Idempotency-Key');
      const repeatable = METHODS_REPEATED.has(method) || takesKey || POSTS_REPEATED.has(part.operationId);
      return [{ id: part.operationId, method, path, by, takesKey, repeatable, part }];
    }),
  );
}

function callerOf(path: string, { security }: Part): ClientOperation['by'] | null {
  const names = (security ?? []).flatMap((scheme: object) => Object.keys(scheme));
  if (path.startsWith('/api/public/v1/')) return names.includes('apiKey') ? 'key' : null;
  if (!path.startsWith('/api/interviews')) return null;
  return names.includes('interviewToken') ? 'token' : 'nobody';
}

/** Bodies that are files, and answers that are no content, are the business of uploads and players. */
function isOfJson({ requestBody, responses }: Part): boolean {
  const sendsJson = requestBody === undefined || 'application/json' in requestBody.content;
  return sendsJson && successesOf(responses).some(({ content }) => content !== undefined);
}

export function successesOf(responses: Part): Part[] {
  return Object.entries<Part>(responses)
    .filter(([status]) => Number(status) < 300)
    .map(([, response]) => response);
}

export function headersOf({ parameters = [] }: Part): string[] {
  return parameters.filter((one: Part) => one.in === 'header').map(({ name }: Part) => name);
}

/** The schemas that operations need, and the form of refusals, by name. */
export function schemasOf(document: OpenApiDocument, operations: readonly ClientOperation[]) {
  const all: Record<string, Part> = document.components?.schemas ?? {};
  const needed = new Set<string>(['Error']);
  const visit = (part: Part): void => {
    if (typeof part !== 'object' || part === null) return;
    if (typeof part.$ref === 'string') {
      const name = part.$ref.slice(part.$ref.lastIndexOf('/') + 1);
      if (needed.has(name)) return;
      needed.add(name);
      visit(all[name]);
    }
    for (const value of Object.values(part)) visit(value);
  };
  visit(all.Error);
  for (const { part } of operations) visit([part.parameters, part.requestBody, successesOf(part.responses)]);
  return Object.fromEntries(
    Object.entries(all)
      .filter(([name]) => needed.has(name))
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}
