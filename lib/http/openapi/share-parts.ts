import type { oas31 } from 'zod-openapi';

type OpenApiDocument = oas31.OpenAPIObject;

type Parts = Record<string, unknown>;
interface Body {
  $ref?: string;
  required?: boolean;
  description?: string;
  headers?: Parts;
  content?: Record<string, Media>;
  'x-codes'?: string[];
}
interface Media {
  example?: unknown;
  examples?: Record<string, { value?: unknown }>;
}
interface Narrowed {
  properties?: Parts;
  required?: string[];
  description?: string;
}
interface Parameter {
  name: string;
  required?: boolean;
  description?: string;
  schema?: { description?: string };
}
interface Operation {
  security?: unknown;
  parameters?: Parameter[];
  requestBody?: Body;
  responses: Record<string, Body>;
}

/** A place in the document, and the name of its component when it is shared. */
interface Place {
  holder: Parts;
  key: string;
  name: string;
  /** Its description is not shared. */
  isDescribed?: boolean;
  /** The place that contains it. */
  within?: Place;
}

/** Refusals that any operation may return, described together as its `default`. */
const GENERAL = new Set(['408', '413', '415', '429', '500']);

/** Headers of every answer, described among the components alone. */
const GENERAL_HEADERS = new Set([
  'X-Request-Id',
  'RateLimit-Limit',
  'RateLimit-Remaining',
  'RateLimit-Reset',
]);

/**
 * The document as it is sent, a third of the size of the whole. Repeated parts become components, refusals that every
 * operation may return become its `default`, and examples of answers are left to the pages of the reference, and so are descriptions that only repeat a name. A saved
 * guide is described by the schema of a sent one: they differ only in lists that may be omitted when sent.
 */
export function withSharedParts(document: OpenApiDocument): OpenApiDocument {
  const whole: OpenApiDocument = JSON.parse(
    JSON.stringify(document).replaceAll('"#/components/schemas/Saved', '"#/components/schemas/Draft'),
  );
  const { schemas = {}, ...components } = whole.components ?? {};
  // These operations were generated here, and each has these parts.
  const operations = Object.values(whole.paths ?? {}).flatMap(
    (item) => Object.values(item as object) as Operation[],
  );
  const named = Object.fromEntries(Object.entries(schemas).filter(([name]) => !/^Saved[A-Z]/.test(name)));
  for (const operation of operations) {
    describeGeneralOnce(operation);
    leaveOutDefaults(operation);
  }
  narrowDrafts(named);
  leaveOutNames(named);
  shareSchemas(named);
  const examples = share('examples', operations.flatMap(examplesOf));
  for (const media of operations.flatMap(mediaOf)) nameOneExample(media);
  return {
    ...whole,
    security: USUAL_SECURITY,
    components: {
      ...components,
      examples,
      responses: { ...share('responses', operations.flatMap(answersOf)), default: GENERAL_REFUSAL },
      parameters: share('parameters', operations.flatMap(parametersOf)),
      schemas: named,
    },
  } as OpenApiDocument;
}

const USUAL_SECURITY = [{ apiKey: [] }, { session: [] }];

const GENERAL_REFUSAL = {
  description:
    'A refusal in the same envelope: 429 (`bad_request`, with `Retry-After`): too many requests in this minute; 408, 413, 415: the body did not arrive, is too large, or is not JSON; 500 or, with `Retry-After`, 503 (`internal_error`): something failed or took too long.',
  headers: { 'Retry-After': { $ref: '#/components/headers/Retry-After' } },
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
};

/**
 * Removes from the sent document what the reference shows for every answer: its example and the general headers and
 * refusals.
 */
function describeGeneralOnce(operation: Operation): void {
  const { responses } = operation;
  if (JSON.stringify(operation.security) === JSON.stringify(USUAL_SECURITY)) delete operation.security;
  const general = Object.keys(responses).filter((status) => GENERAL.has(status));
  for (const status of general) delete responses[status];
  if (general.length > 0) responses.default = { $ref: '#/components/responses/default' };
  for (const [status, response] of Object.entries(responses)) {
    const { headers = {}, content = {}, 'x-codes': codes } = response;
    // What a code means is said once, in the schema of refusals; 503 has a meaning of its own.
    if (codes && status !== '503') response.description = codes.map((code) => `\`${code}\``).join(', ');
    for (const name of GENERAL_HEADERS) delete headers[name];
    if (Object.keys(headers).length === 0) delete response.headers;
    for (const media of Object.values(content)) delete media.examples;
  }
}

/** Removes OpenAPI's defaults, and a parameter's description where its schema repeats it. */
function leaveOutDefaults(operation: Operation): void {
  const { parameters = [], requestBody } = operation;
  if (parameters.length === 0) delete operation.parameters;
  for (const parameter of [...parameters, ...(requestBody ? [requestBody] : [])]) {
    if (parameter.required === false) delete parameter.required;
  }
  for (const { description, schema } of parameters) {
    if (schema?.description === description) delete schema?.description;
  }
}

/**
 * A finished guide is stricter than an unfinished one in what may be empty or absent. So each of its parts is described
 * as its unfinished counterpart plus what is stricter.
 */
function narrowDrafts(schemas: Parts): void {
  for (const [name, schema] of Object.entries(schemas) as [string, Narrowed][]) {
    const draft = schemas[`Draft${name}`] as Narrowed | undefined;
    if (!draft || !schema.properties || !draft.properties) continue;
    const { properties, required = [], ...rest } = schema;
    const { properties: wider, required: fewer = [], ...same } = draft;
    if (JSON.stringify(rest) !== JSON.stringify(same) || fewer.some((field) => !required.includes(field)))
      continue;
    if (Object.keys(properties).join() !== Object.keys(wider).join()) continue;
    const narrower = Object.entries(properties as Record<string, Narrowed>)
      .filter(([field, part]) => JSON.stringify(part) !== JSON.stringify(wider[field]))
      .map(([field, part]) => [field, withoutDescription(part, (wider[field] as Narrowed).description)]);
    schemas[name] = {
      allOf: [{ $ref: `#/components/schemas/Draft${name}` }],
      ...(narrower.length > 0 && { properties: Object.fromEntries(narrower) }),
      ...(required.length > fewer.length && { required: required.filter((field) => !fewer.includes(field)) }),
    };
  }
}

/** The part without a description that the wider one has too. */
function withoutDescription(part: Narrowed, known: string | undefined): Narrowed {
  const { description, ...rest } = part;
  return description === known ? rest : part;
}

/** Replaces the values at several places by references to one component; returns those components. */
function share(section: string, places: readonly Place[], taken: Parts = {}): Parts {
  const byText = new Map<string, Place[]>();
  for (const place of places) {
    const text = JSON.stringify(bare(place));
    byText.set(text, [...(byText.get(text) ?? []), place]);
  }
  const components: Parts = {};
  const names = new Set(Object.keys(taken));
  const changed = new Set<Place>();
  const repeated = [...byText].filter(([text, all]) => all.length > 1 && !isReference(text));
  const bySize = repeated.sort(([a, { length: m }], [b, { length: n }]) => b.length * n - a.length * m);
  for (const [text, all] of bySize) {
    // What is inside or around a part that was just shared is examined in the next round.
    const same = all.filter((place) => !around(place).some((one) => changed.has(one)) && !changed.has(place));
    const [first] = same;
    if (!first) continue;
    const name = freeName(first.name, names);
    if (!isShorter(text, same.length, { section, name })) continue;
    names.add(name);
    components[name] = JSON.parse(text);
    for (const place of same) {
      const { holder, key, isDescribed } = place;
      const description = isDescribed && { description: (holder[key] as Parts).description };
      holder[key] = { $ref: `#/components/${section}/${name}`, ...description };
      for (const one of [place, ...around(place)]) changed.add(one);
    }
  }
  return components;
}

/** What is shared of a place: all of it, or all except its own description. */
function bare({ holder, key, isDescribed }: Place): unknown {
  if (!isDescribed) return holder[key];
  const { description: _, ...rest } = holder[key] as Parts;
  return rest;
}

const around = ({ within }: Place): Place[] => (within ? [within, ...around(within)] : []);

const isReference = (text: string) => /^\{"\$ref":"[^"]*"\}$/.test(text);

/** Whether one component and its references are shorter than what they replace. */
function isShorter(
  text: string,
  times: number,
  { section, name }: { section: string; name: string },
): boolean {
  const reference = `{"$ref":"#/components/${section}/${name}"}`.length;
  return `"${name}":,`.length + text.length + times * reference < times * text.length;
}

function freeName(name: string, taken: ReadonlySet<string>): string {
  const wanted = name.replace(/[^\w.-]+/g, '-');
  if (!taken.has(wanted)) return wanted;
  for (let number = 2; ; number++) {
    const candidate = `${wanted}-${number}`;
    if (!taken.has(candidate)) return candidate;
  }
}

const answersOf = ({ responses }: Operation): Place[] =>
  Object.keys(responses).map((status) => ({ holder: responses, key: status, name: status }));

function parametersOf({ parameters = [] }: Operation): Place[] {
  // A list also holds places.
  const holder = parameters as unknown as Parts;
  return parameters.map(({ name }, index) => ({ holder, key: String(index), name }));
}

const mediaOf = ({ requestBody, responses }: Operation): Media[] =>
  [requestBody, ...Object.values(responses)].flatMap((body) => Object.values(body?.content ?? {}));

const examplesOf = (operation: Operation): Place[] =>
  mediaOf(operation).flatMap(({ examples = {} }) =>
    Object.keys(examples).map((key) => ({ holder: examples, key, name: key })),
  );

/** A single example needs no name. */
function nameOneExample(media: Media): void {
  const [only, ...others] = Object.values(media.examples ?? {});
  if (!only || others.length > 0 || !('value' in only)) return;
  media.example = only.value;
  delete media.examples;
}

/** Words that say nothing about a field. */
const EMPTY = new Set(['a', 'an', 'the', 'its', 'their', 'of', 'this', 'that', 'it', 'is']);

/** Whether a description only repeats the name of its field: `questionId`, "The id of the question." */
export function repeatsName(field: string, description: string): boolean {
  const words = (text: string): string[] => text.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  const name = words(field.replace(/([A-Z])/g, ' $1'));
  return words(description).every((word) => EMPTY.has(word) || name.includes(word));
}

/** Removes descriptions that only repeat the name of their field. */
function leaveOutNames(schema: unknown): void {
  if (typeof schema !== 'object' || schema === null) return;
  if ('properties' in schema && !Array.isArray(schema)) {
    for (const [field, part] of Object.entries(schema.properties as Record<string, Parts>)) {
      if (typeof part.description === 'string' && repeatsName(field, part.description))
        delete part.description;
    }
  }
  for (const part of Object.values(schema)) leaveOutNames(part);
}

/** Parts of schemas with equal descriptions, the largest first: what they contain is then shared once. */
function shareSchemas(schemas: Parts): void {
  for (let again = true; again; ) {
    const places = Object.entries(schemas).flatMap(([name, schema]) => partsOf(schema, name));
    const shared = share('schemas', places, schemas);
    Object.assign(schemas, shared);
    again = Object.keys(shared).length > 0;
  }
}

/** The fields of a schema, the entries of its lists, its alternatives, and what each contains. */
function partsOf(schema: unknown, name: string, within?: Place): Place[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const own = schema as Parts;
  const properties = 'properties' in schema ? (schema.properties as Parts) : {};
  const alternatives = ['anyOf', 'oneOf', 'allOf'].map((key) => own[key]).filter(Array.isArray);
  const places: Place[] = [
    ...Object.keys(properties).map((key) => ({ holder: properties, key, name: capital(key) })),
    ...['items', 'additionalProperties']
      .filter((key) => typeof own[key] === 'object')
      .map((key) => ({ holder: own, key, name: `${name}-item` })),
    // A list also holds places.
    ...alternatives.flatMap((list) =>
      list.map((_, index) => ({ holder: list as unknown as Parts, key: String(index), name })),
    ),
  ].map((place) => ({ ...place, ...(within && { within }) }));
  return places.flatMap((place) => {
    const part = place.holder[place.key];
    // The same long list of values may have another description elsewhere.
    const described = typeof part === 'object' && part !== null && 'description' in part && 'enum' in part;
    return [
      place,
      ...(described ? [{ ...place, isDescribed: true, within: place }] : []),
      ...partsOf(part, place.name, place),
    ];
  });
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
