import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { apiTable } from '@/lib/server/api-table';
import { FIELD_TEXTS } from '@/lib/wire/docs/field-texts';
import { TAGS } from '@/lib/wire/docs/operation-doc';
import { openApiDocument } from './open-api-document';

const document = openApiDocument(apiTable);

// biome-ignore lint/suspicious/noExplicitAny: a test looks into a document whose every part it judges
type Part = any;

const operations: { name: string; operation: Part }[] = Object.entries(document.paths ?? {}).flatMap(
  ([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({
      name: `${method.toUpperCase()} ${path}`,
      operation,
    })),
);
const schemas: Record<string, Part> = document.components?.schemas ?? {};

const ajv = addFormats.default(new Ajv2020({ strict: false, allErrors: true }));
ajv.addSchema({ $id: 'document', components: { schemas } });
const resolved = (schema: Part) =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"document#/components/'));

/** Most answers share the few schemas of the errors, and compiling one takes longer than everything else here. */
const compiled = new Map<string, ValidateFunction>();

function faults(schema: Part, value: unknown): unknown {
  const text = JSON.stringify(schema);
  const validate = compiled.get(text) ?? ajv.compile(resolved(schema));
  compiled.set(text, validate);
  return validate(JSON.parse(JSON.stringify(value))) ? [] : validate.errors;
}

it('is a valid document of OpenAPI 3.1', async () => {
  const result = await new Validator().validate(JSON.parse(JSON.stringify(document)));
  expect(result.errors ?? []).toEqual([]);
  expect(result.valid).toBe(true);
});

it('has an entry for every method of every route', () => {
  const declared = apiTable.flatMap(({ pattern, module }) =>
    Object.keys(module).map((method) => `${method} ${pattern.replace(/\[\w+\]/g, '{}')}`),
  );
  expect(operations.map(({ name }) => name.replace(/\{\w+\}/g, '{}')).sort()).toEqual(declared.sort());
});

it('gives every operation an id of its own', () => {
  const ids = operations.map(({ operation }) => operation.operationId);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^[a-z][A-Za-z]+$/);
});

it('names the parameters of a path in the path', () => {
  for (const { name, operation } of operations) {
    const inPath = [...name.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter);
    const declared = (operation.parameters ?? []).filter((parameter: Part) => parameter.in === 'path');
    expect(
      declared.map((parameter: Part) => parameter.name),
      name,
    ).toEqual(inPath);
  }
});

it('does not change with the address but in its server', () => {
  expect(JSON.stringify(openApiDocument(apiTable))).toBe(JSON.stringify(document));
  expect(JSON.stringify({ ...document, servers: [] })).not.toContain('127.0.0.1');
});

it('calls legacy operations deprecated, and no others', () => {
  for (const { name, operation } of operations) {
    const legacy = / \/api\/public\/(?!v1\/)/.test(name);
    expect(operation.deprecated ?? false, name).toBe(legacy);
    expect(operation.tags.includes('Legacy'), name).toBe(legacy);
  }
});

const FOR_THE_SIGNED_IN =
  /\/api\/account(\/organization|\/organizations(\/\{organizationId\}\/deletion)?|\/deletion|\/sessions(\/\{sessionId\})?|\/second-factor(\/.*)?|\/invitations\/\{token\}\/accept)?$/;

it('X13: tells what every credential is needed for', () => {
  for (const { name, operation } of operations) {
    const scheme = operation.security.flatMap((entry: Part) => Object.keys(entry));
    const expected = name.includes('/api/public/')
      ? ['apiKey', 'session']
      : name.endsWith('/api/mcp')
        ? ['apiKey']
        : / \/api\/interviews\/(\{|resume)/.test(name)
          ? ['interviewToken']
          : FOR_THE_SIGNED_IN.test(name)
            ? ['session']
            : [];
    expect(scheme, name).toEqual(expected);
  }
});

describe.each(operations)('$name', ({ operation }) => {
  it('says in words what it does and what it answers', () => {
    expect(operation.summary).toMatch(/^[A-Z]/);
    expect(operation.description).toMatch(/\.$/);
    expect(Object.keys(TAGS)).toContain(operation.tags[0]);
    for (const response of Object.values<Part>(operation.responses))
      expect(response.description).not.toBe('');
    for (const parameter of operation.parameters ?? []) expect(parameter.description).toMatch(/\.$/);
  });

  it('shows examples that are what it takes and answers', () => {
    const bodies = [operation.requestBody, ...Object.values<Part>(operation.responses)]
      .map((body) => body?.content?.['application/json'])
      .filter((content) => content !== undefined);
    for (const { schema, examples } of bodies) {
      expect(Object.keys(examples ?? {}).length).toBeGreaterThan(0);
      for (const { value } of Object.values<Part>(examples)) expect(faults(schema, value)).toEqual([]);
    }
  });
});

describe('every schema', () => {
  const base = (name: string) => name.replace(/^(Draft|Saved)(?=[A-Z])/, '');
  const paths = (schema: Part, path = ''): [string, Part][] => [
    ...Object.entries<Part>(schema.properties ?? {}).flatMap(([field, inner]): [string, Part][] => {
      const below = path === '' ? field : `${path}.${field}`;
      return [[below, inner], ...paths(inner, below)];
    }),
    ...[schema.items, ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]
      .filter(Boolean)
      .flatMap((inner: Part) => paths(inner, path)),
  ];

  it('has a name: no object of a body is described in passing', () => {
    for (const { name, operation } of operations) {
      for (const body of [operation.requestBody, ...Object.values<Part>(operation.responses)]) {
        const schema = body?.content?.['application/json']?.schema;
        if (schema) expect(JSON.stringify(schema.items ?? schema), name).toContain('"$ref"');
      }
    }
  });

  it.each(Object.keys(schemas))('%s says what each of its fields is', (name) => {
    expect(schemas[name].description, name).toBeTruthy();
    const silent = paths(schemas[name]).filter(([, schema]) => !schema.description);
    expect(silent.map(([path]) => path)).toEqual([]);
  });

  it('is there for every text that is written', () => {
    const there = new Map<string, Set<string>>();
    for (const [name, schema] of Object.entries(schemas)) {
      const known = there.get(base(name)) ?? new Set(['']);
      for (const [path] of paths(schema)) known.add(path);
      there.set(base(name), known);
    }
    const dead = Object.entries(FIELD_TEXTS).flatMap(([name, texts]) =>
      Object.keys(texts)
        .filter((path) => !there.get(name)?.has(path))
        .map((path) => `${name}.${path}`),
    );
    expect(dead).toEqual([]);
  });
});
