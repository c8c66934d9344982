import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, it } from 'vitest';
import { apiTable } from '@/lib/server/api-table';
import { processorMilliseconds } from '@/lib/testing/processor-milliseconds';
import { openApiDocument } from './open-api-document';
import { repeatsName, withSharedParts } from './share-parts';

// biome-ignore lint/suspicious/noExplicitAny: a test looks into a document whose every part it judges
type Part = any;

const whole: Part = openApiDocument(apiTable);
let sent: Part;
const milliseconds = processorMilliseconds(() => {
  sent = withSharedParts(whole);
});

const follow = (reference: string): Part =>
  reference
    .replace('#/', '')
    .split('/')
    .reduce((part, key) => part?.[key], sent);

/** The same with its references followed, but those that lead to themselves. */
function followed(part: Part, way: readonly string[] = []): Part {
  if (Array.isArray(part)) return part.map((entry) => followed(entry, way));
  if (typeof part !== 'object' || part === null) return part;
  const { $ref, ...own } = part;
  if ($ref === undefined)
    return Object.fromEntries(Object.entries(own).map(([key, value]) => [key, followed(value, way)]));
  if (way.includes($ref)) return part;
  return { ...followed(follow($ref), [...way, $ref]), ...followed(own, way) };
}

/** The same without descriptions that only repeat the name of their field. */
function withoutNames(part: Part): Part {
  if (Array.isArray(part)) return part.map(withoutNames);
  if (typeof part !== 'object' || part === null) return part;
  const own = Object.entries<Part>(part).map(([key, value]) => [key, withoutNames(value)]);
  const { properties, ...rest } = Object.fromEntries(own);
  if (typeof properties !== 'object') return Object.fromEntries(own);
  for (const [field, { description }] of Object.entries<Part>(properties))
    if (repeatsName(field, description ?? '')) delete properties[field].description;
  return { ...rest, properties };
}

/** What is described as a wider schema and what is narrower of it, as one. */
function merged(schema: Part): Part {
  const [wider, ...others] = schema.allOf ?? [];
  if (others.length > 0 || wider?.$ref === undefined) return schema;
  const { allOf: _, properties, required = [], ...rest } = schema;
  const { properties: all, required: always = [], ...same } = follow(wider.$ref);
  const isRequired = (field: string) => required.includes(field) || always.includes(field);
  return {
    ...same,
    ...rest,
    properties: Object.fromEntries(
      Object.entries<Part>(all).map(([field, part]) => [
        field,
        properties?.[field] ? { description: followed(part).description, ...properties[field] } : part,
      ]),
    ),
    required: Object.keys(all).filter(isRequired),
  };
}

const references = (part: Part): string[] =>
  JSON.stringify(part)
    .match(/(?<="\$ref":")[^"]+/g)
    ?.filter((one, index, all) => all.indexOf(one) === index) ?? [];

it('X14: is sent without what it says several times', () => {
  // As the API grows so does its document, but not what an operation takes of it.
  const operations = JSON.stringify(sent.paths).split('"operationId"').length - 1;
  expect(Buffer.byteLength(JSON.stringify(sent)) / operations).toBeLessThan(2_760);
  expect(JSON.stringify(sent).length).toBeLessThan(0.4 * JSON.stringify(whole).length);
});

it('X14: is made in a moment: the first reader of it holds up everybody else of a process', () => {
  const floor = processorMilliseconds(() => JSON.parse(JSON.stringify(whole)));
  expect(milliseconds / Math.max(5, floor)).toBeLessThan(120);
});

it('X14: is valid as it is sent, and every reference leads somewhere', async () => {
  const { valid, errors } = await new Validator().validate(structuredClone(sent));
  expect([errors ?? [], valid]).toEqual([[], true]);
  expect(references(sent).filter((reference) => follow(reference) === undefined)).toEqual([]);
});

it('X14: names every refusal of an operation, by its own status or as its default', () => {
  for (const [path, item] of Object.entries<Part>(whole.paths)) {
    for (const [method, operation] of Object.entries<Part>(item)) {
      const { responses } = sent.paths[path][method];
      for (const [status, response] of Object.entries<Part>(operation.responses)) {
        const told = followed(responses[status] ?? responses.default);
        expect(told, `${method} ${path} ${status}`).toBeTruthy();
        if (responses[status]) expect(told['x-codes']).toEqual(response['x-codes']);
      }
    }
  }
});

it('X14: a parameter is described as in the whole document', () => {
  const told = ({ required = false, description, schema, ...rest }: Part) => ({
    ...rest,
    required,
    description,
    schema: { ...schema, description },
  });
  for (const [path, item] of Object.entries<Part>(whole.paths)) {
    for (const [method, operation] of Object.entries<Part>(item)) {
      const { parameters = [] } = sent.paths[path][method];
      expect(followed(parameters).map(told), `${method} ${path}`).toEqual(operation.parameters.map(told));
    }
  }
});

it('X8 X14: says that a heavy read may be put off with 503', () => {
  const heavy = Object.values<Part>(sent.paths)
    .flatMap((item) => Object.values<Part>(item))
    .filter(({ responses }) => responses['503'] !== undefined);
  expect(heavy.map(({ operationId }) => operationId)).toEqual(
    expect.arrayContaining(['getResults', 'exportResponses', 'listResponses', 'summariseResponses']),
  );
  for (const { operationId, responses } of heavy.filter(({ security }) => security === undefined)) {
    const refusal = followed(responses['503']);
    expect([operationId, refusal['x-codes']]).toEqual([operationId, ['internal_error']]);
    expect(Object.keys(refusal.headers)).toContain('Retry-After');
  }
});

it('X14: describes every schema as the whole document does', () => {
  const schemas = Object.keys(whole.components.schemas).filter((name) => !/^Saved[A-Z]/.test(name));
  const plain = (document: Part, name: string) =>
    JSON.stringify(document.components.schemas[name]).replaceAll('/schemas/Saved', '/schemas/Draft');
  for (const name of schemas) {
    const own = references(JSON.parse(plain(whole, name)));
    // Follow only what sharing introduced.
    const shared = followed(merged(sent.components.schemas[name]), own);
    expect(withoutNames(shared), name).toEqual(withoutNames(JSON.parse(plain(whole, name))));
  }
});

it.each([
  ['name', 'Their name.', true],
  ['questionId', 'The `id` of the question.', true],
  ['createdAt', 'When it was created.', false],
  ['members', 'Their user ids; null for everybody who may launch.', false],
])('X14: of %s, "%s" only repeats the name: %s', (field, description, repeats) => {
  expect(repeatsName(field, description)).toBe(repeats);
});
