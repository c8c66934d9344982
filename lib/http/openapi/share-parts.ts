import type { oas31 } from 'zod-openapi';

type OpenApiDocument = oas31.OpenAPIObject;

/** A part under this many characters is hardly longer than a reference to it. */
const WORTH_SHARING = 75;

type Parts = Record<string, unknown>;
interface Body {
  $ref?: string;
  headers?: Parts;
  content?: Record<string, { examples?: Parts }>;
}
interface Operation {
  security?: unknown;
  parameters?: { name: string }[];
  requestBody?: Body;
  responses: Record<string, Body>;
}

/** A place where a part of the document stands, and what the part is called when it is shared. */
interface Place {
  holder: Parts;
  key: string;
  name: string;
}

/** Refusals that any operation may answer, described together as its `default`. */
const GENERAL = new Set(['408', '413', '415', '429', '500']);

/** Headers of every answer, described among the components alone. */
const GENERAL_HEADERS = new Set([
  'X-Request-Id',
  'RateLimit-Limit',
  'RateLimit-Remaining',
  'RateLimit-Reset',
]);

/**
 * The document as it is sent, at a third of the size of the whole: what it says several times stands once among its
 * components, refusals that every operation may answer are its `default`, examples of answers are left to the pages of
 * the reference, and a guide as it is saved is described as it is sent, since they differ only in lists that may be
 * left out of what is sent.
 */
export function withSharedParts(document: OpenApiDocument): OpenApiDocument {
  const whole: OpenApiDocument = JSON.parse(
    JSON.stringify(document).replaceAll('"#/components/schemas/Saved', '"#/components/schemas/Draft'),
  );
  const { schemas = {}, ...components } = whole.components ?? {};
  // The operations are ours, and every one of them has these parts.
  const operations = Object.values(whole.paths ?? {}).flatMap(
    (item) => Object.values(item as object) as Operation[],
  );
  const named = Object.fromEntries(Object.entries(schemas).filter(([name]) => !/^Saved[A-Z]/.test(name)));
  for (const operation of operations) describeGeneralOnce(operation);
  shareSchemas(named);
  return {
    ...whole,
    security: USUAL_SECURITY,
    components: {
      ...components,
      examples: share('examples', operations.flatMap(examplesOf)),
      responses: { ...share('responses', operations.flatMap(answersOf)), default: GENERAL_REFUSAL },
      parameters: share('parameters', operations.flatMap(parametersOf)),
      schemas: named,
    },
  } as OpenApiDocument;
}

const USUAL_SECURITY = [{ apiKey: [] }, { session: [] }];

const GENERAL_REFUSAL = {
  description:
    'A refusal in the same envelope, such as 429 (`bad_request`, with `Retry-After`): too many requests in this minute; 408, 413, 415: the body did not come, is too large, or is not JSON; 500 (`internal_error`): something failed here.',
  headers: { 'Retry-After': { $ref: '#/components/headers/Retry-After' } },
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
};

/** What the reference shows of every answer, its example and the general headers and refusals, is not sent again. */
function describeGeneralOnce(operation: Operation): void {
  const { responses } = operation;
  if (JSON.stringify(operation.security) === JSON.stringify(USUAL_SECURITY)) delete operation.security;
  const general = Object.keys(responses).filter((status) => GENERAL.has(status));
  for (const status of general) delete responses[status];
  if (general.length > 0) responses.default = { $ref: '#/components/responses/default' };
  for (const { headers = {}, content = {} } of Object.values(responses)) {
    for (const name of GENERAL_HEADERS) delete headers[name];
    for (const media of Object.values(content)) delete media.examples;
  }
}

/** Replaces what stands at several of the places by references to one component; answers those components. */
function share(section: string, places: readonly Place[], taken: Parts = {}): Parts {
  const byText = new Map<string, Place[]>();
  for (const place of places) {
    const text = JSON.stringify(place.holder[place.key]);
    if (text.length < WORTH_SHARING || text.startsWith('{"$ref"')) continue;
    byText.set(text, [...(byText.get(text) ?? []), place]);
  }
  const components: Parts = {};
  for (const [text, same] of byText) {
    const [first] = same;
    if (!first || same.length === 1) continue;
    const name = freeName(first.name, { ...taken, ...components });
    components[name] = JSON.parse(text);
    for (const { holder, key } of same) holder[key] = { $ref: `#/components/${section}/${name}` };
  }
  return components;
}

function freeName(name: string, taken: Parts): string {
  const wanted = name.replace(/[^\w.-]+/g, '-');
  if (!Object.hasOwn(taken, wanted)) return wanted;
  for (let number = 2; ; number++) {
    const candidate = `${wanted}-${number}`;
    if (!Object.hasOwn(taken, candidate)) return candidate;
  }
}

const answersOf = ({ responses }: Operation): Place[] =>
  Object.keys(responses).map((status) => ({ holder: responses, key: status, name: status }));

function parametersOf({ parameters = [] }: Operation): Place[] {
  // A list is a holder of its places, too.
  const holder = parameters as unknown as Parts;
  return parameters.map(({ name }, index) => ({ holder, key: String(index), name }));
}

const examplesOf = ({ requestBody, responses }: Operation): Place[] =>
  [requestBody, ...Object.values(responses)]
    .flatMap((body) => Object.values(body?.content ?? {}))
    .flatMap(({ examples = {} }) =>
      Object.keys(examples).map((key) => ({ holder: examples, key, name: key })),
    );

/** Fields of schemas that are described alike, the largest first: what is within them is then there once. */
function shareSchemas(schemas: Parts): void {
  for (let again = true; again; ) {
    const shared = share('schemas', Object.values(schemas).flatMap(fieldsOf), schemas);
    Object.assign(schemas, shared);
    again = Object.keys(shared).length > 0;
  }
}

/** The outermost fields of a schema that could be shared, before those within them. */
function fieldsOf(schema: unknown): Place[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const properties = 'properties' in schema ? (schema.properties as Parts) : {};
  return [
    ...Object.keys(properties).map((key) => ({
      holder: properties,
      key,
      name: key.charAt(0).toUpperCase() + key.slice(1),
    })),
    ...Object.values(properties).flatMap(fieldsOf),
    ...['items', 'additionalProperties'].flatMap((key) => fieldsOf((schema as Parts)[key])),
    ...['anyOf', 'oneOf', 'allOf'].flatMap((key) => {
      const alternatives = (schema as Parts)[key];
      return Array.isArray(alternatives) ? alternatives.flatMap(fieldsOf) : [];
    }),
  ];
}
