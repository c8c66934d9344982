import { type Schema, schemaName } from './document';

/** The maximum number of values that are listed in a field's line. */
export const MOST_IN_LINE = 12;

/** A type in a few words, in parts: named types link to their description. */
export type TypePart = { text: string; schema?: string };

export function typeOf(schema: Schema): TypePart[] {
  if (schema.$ref) return [named(schema.$ref)];
  if (schema.allOf?.length === 1 && schema.allOf[0]) return typeOf(schema.allOf[0]);
  const alternatives = schema.anyOf ?? schema.oneOf;
  if (alternatives) return joined(alternatives.map(typeOf), ' or ');
  if (schema.const !== undefined) return [{ text: JSON.stringify(schema.const) }];
  if (schema.enum) {
    return schema.enum.length > MOST_IN_LINE
      ? [{ text: 'text' }]
      : [{ text: schema.enum.map((value) => JSON.stringify(value)).join(', ') }];
  }
  if (schema.type === 'array') {
    return [{ text: 'list of ' }, ...(schema.items ? typeOf(schema.items) : [{ text: 'any JSON values' }])];
  }
  if (schema.type === 'object' && typeof schema.additionalProperties === 'object') {
    return [{ text: 'map of text to ' }, ...typeOf(schema.additionalProperties)];
  }
  return [{ text: plain(schema) }];
}

const FORMATS = new Map([
  ['uuid', 'UUID'],
  ['date-time', 'time'],
  ['uri', 'URL'],
  ['binary', 'bytes'],
]);
const TYPES = new Map([
  ['string', 'text'],
  ['integer', 'integer'],
  ['number', 'number'],
  ['boolean', 'true or false'],
  ['object', 'object'],
  ['null', 'null'],
]);

function plain({ type, format }: Schema): string {
  const types = [type ?? []].flat();
  const texts = types.map((one) => (one !== 'null' && format && FORMATS.get(format)) || TYPES.get(one));
  return texts.join(' or ') || 'any JSON value';
}

/** The bounds of a value, for people. */
export function boundsOf(schema: Schema): string | undefined {
  const parts = [
    schema.minLength === 1 ? 'not empty' : undefined,
    schema.maxLength === undefined ? undefined : `at most ${figure(schema.maxLength)} characters`,
    schema.minItems ? `at least ${schema.minItems}` : undefined,
    schema.maxItems === undefined ? undefined : `at most ${figure(schema.maxItems)}`,
    range(schema),
    schema.default === undefined || Array.isArray(schema.default)
      ? undefined
      : `default ${JSON.stringify(schema.default)}`,
  ].filter((part) => part !== undefined);
  return parts.length > 0 ? parts.join(', ') : undefined;
}

function range({ minimum, maximum }: Schema): string | undefined {
  if (minimum !== undefined && maximum !== undefined) return `${figure(minimum)} to ${figure(maximum)}`;
  if (minimum !== undefined) return `${figure(minimum)} or more`;
  return maximum === undefined ? undefined : `${figure(maximum)} or less`;
}

const figure = (value: number) => value.toLocaleString('en-GB');

const named = (reference: string): TypePart => {
  const name = schemaName(reference);
  return { text: name, schema: name };
};

function joined(lists: TypePart[][], between: string): TypePart[] {
  return lists.flatMap((list, index) => (index === 0 ? list : [{ text: between }, ...list]));
}
