import type { OpenApiDocument } from '@/lib/http/openapi/api-document';
import {
  type ClientOperation,
  clientOperations,
  headersOf,
  type Part,
  schemasOf,
  successesOf,
} from './public-document';

const HEADING = '"""Made of the API document by `npm run api:types`; not to be edited."""\n\n';
const KEYWORDS = new Set(
  'and as assert async await break class continue def del elif else except finally for from global if import in is lambda nonlocal not or pass raise return try while with yield None True False'.split(
    ' ',
  ),
);
const PLAIN: Record<string, string> = {
  string: 'str',
  integer: 'int',
  number: 'float',
  boolean: 'bool',
  null: 'None',
};

/** The shapes of requests and answers, as TypedDicts. */
export function pythonTypes(document: OpenApiDocument): string {
  const schemas = schemasOf(document, clientOperations(document));
  const made = Object.entries(schemas).map(([name, schema]) => {
    const inner: string[] = [];
    const own = schema.properties
      ? typedDict(name, schema, inner)
      : `${name}: TypeAlias = "${typeOf(schema, name, inner)}"`;
    return [...inner, own].join('\n\n\n');
  });
  const imports =
    'from __future__ import annotations\n\nfrom typing import Any, Literal, NotRequired, TypeAlias, TypedDict';
  return `${HEADING}${imports}\n\n${made.map((one) => `\n${one}\n`).join('\n')}`;
}

/** The client: a method for each operation. */
export function pythonOperations(document: OpenApiDocument): string {
  const operations = clientOperations(document);
  const methods = operations.map(methodOf).join('\n');
  return `${HEADING}from __future__ import annotations

from typing import Any, Literal, cast

from . import types as t
from .transport import Transport


class Colloquy(Transport):
    """A method for each operation of the API. Each raises an ApiError for a refusal."""

${methods}`;
}

function methodOf({ id, method, path, by, takesKey, repeatable, part }: ClientOperation): string {
  const inner: string[] = [];
  const prefixed = (schema: Part) => typeOf(schema, id, inner, 't.');
  const [inPath, query] = ['path', 'query'].map((place) =>
    (part.parameters ?? []).filter((one: Part) => one.in === place),
  );
  const body = part.requestBody;
  const bodyType = body && prefixed(body.content['application/json'].schema);
  const named = [
    ...(by === 'token' ? ['token: str'] : []),
    ...(body ? [`body: ${bodyType}${body.required ? '' : ' | None = None'}`] : []),
    ...query.map((one: Part) => {
      const type = prefixed(one.schema);
      return one.required ? `${snake(one.name)}: ${type}` : `${snake(one.name)}: ${type} | None = None`;
    }),
    ...headersOf(part)
      .filter((name) => name !== 'If-None-Match')
      .map((name) => `${snake(name)}: str | None = None`),
  ];
  const required = named.filter((one) => !one.includes(' = '));
  const optional = named.filter((one) => one.includes(' = '));
  const takes = [
    'self',
    ...inPath.map((one: Part) => `${snake(one.name)}: str`),
    ...(named.length > 0 ? ['*', ...required, ...optional] : []),
  ];
  const pairs = (list: readonly { name: string }[]) =>
    `{${list.map(({ name }) => `"${name}": ${snake(name)}`).join(', ')}}`;
  const headers = headersOf(part).filter((name) => name !== 'If-None-Match');
  const passes = [
    `"${method.toUpperCase()}"`,
    `"${path}"`,
    ...(inPath.length > 0 ? [`path=${pairs(inPath)}`] : []),
    ...(query.length > 0 ? [`query=${pairs(query)}`] : []),
    ...(headers.length > 0 ? [`headers=${pairs(headers.map((name) => ({ name })))}`] : []),
    ...(body ? ['body=body'] : []),
    ...(by === 'token' ? ['token=token'] : []),
    ...(by === 'nobody' ? ['with_key=False'] : []),
    ...(takesKey ? ['takes_key=True'] : []),
    `repeatable=${repeatable ? 'True' : 'False'}`,
  ];
  if (inner.length > 0) throw new Error(`${id} has a shape without a name`);
  const answer = answerOf(part, prefixed);
  return `    def ${snake(id)}(
${takes.map((one) => `        ${one},`).join('\n')}
    ) -> ${answer}:
        """${String(part.summary).replaceAll('\\', '')}."""
        answer = self.call(
${passes.map((one) => `            ${one},`).join('\n')}
        )
        return cast("${answer}", answer.body)
`;
}

function answerOf({ responses }: Part, named: (schema: Part) => string): string {
  const types = successesOf(responses).flatMap(({ content }) =>
    Object.entries<Part>(content ?? {}).map(([type, { schema }]) =>
      type === 'application/json' ? named(schema) : 'bytes',
    ),
  );
  return [...new Set(types)].join(' | ').replaceAll('"', "'") || 'None';
}

/** Fields that are keywords of the language cannot stand in a class. */
function typedDict(name: string, schema: Part, inner: string[]): string {
  const required = new Set<string>(schema.required ?? []);
  const fields = Object.entries<Part>(schema.properties).map(([field, of]) => {
    const type = typeOf(of, `${name}${capital(field)}`, inner);
    return [field, required.has(field) ? type : `NotRequired[${type}]`] as const;
  });
  if (fields.some(([field]) => KEYWORDS.has(field))) {
    const list = fields.map(([field, type]) => `        "${field}": ${JSON.stringify(type)},`).join('\n');
    return `${name} = TypedDict(\n    "${name}",\n    {\n${list}\n    },\n)`;
  }
  const words = schema.description ? `    """${oneLine(schema.description)}"""\n\n` : '';
  const list = fields.map(([field, type]) => `    ${field}: ${type}`).join('\n');
  return `class ${name}(TypedDict):\n${words}${list || '    pass'}`;
}

/** A schema as a type; objects without a name become TypedDicts called after their place. */
function typeOf(schema: Part, name: string, inner: string[], prefix = ''): string {
  if (schema.$ref) return `${prefix}${schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1)}`;
  if ('const' in schema) return `Literal[${literal(schema.const)}]`;
  if (schema.enum) return literals(schema.enum);
  const variants: Part[] | undefined = schema.anyOf ?? schema.oneOf;
  if (variants) {
    const many = variants.map((one, at) => typeOf(one, `${name}${at + 1}`, inner, prefix));
    return [...new Set(many)].join(' | ');
  }
  if (Array.isArray(schema.type)) return schema.type.map((type: string) => PLAIN[type] ?? 'Any').join(' | ');
  if (schema.type === 'array') return `list[${typeOf(schema.items ?? {}, `${name}Item`, inner, prefix)}]`;
  if (schema.type !== 'object') return PLAIN[schema.type] ?? 'Any';
  if (schema.properties) {
    inner.push(typedDict(name, schema, inner));
    return name;
  }
  const values = schema.additionalProperties;
  const isTyped = typeof values === 'object' && values !== null && Object.keys(values).length > 0;
  return `dict[str, ${isTyped ? typeOf(values, `${name}Value`, inner, prefix) : 'Any'}]`;
}

function literals(values: readonly unknown[]): string {
  const plain = values.filter((value) => value !== null).map(literal);
  return [`Literal[${plain.join(', ')}]`, ...(values.includes(null) ? ['None'] : [])].join(' | ');
}

/** In single quotes: types stand in quoted annotations. */
function literal(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  return typeof value === 'string' ? `'${value.replaceAll("'", "\\'")}'` : String(value);
}

function snake(name: string): string {
  const plain = name
    .replaceAll('-', '_')
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .toLowerCase();
  return KEYWORDS.has(plain) ? `${plain}_` : plain;
}

function capital(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function oneLine(text: string): string {
  return text.replaceAll('\\', '').replaceAll('"', "'").replace(/\s+/g, ' ');
}
