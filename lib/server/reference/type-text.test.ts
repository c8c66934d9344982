import { expect, it } from 'vitest';
import type { Schema } from './document';
import { boundsOf, typeOf } from './type-text';

const words = (schema: Schema) =>
  typeOf(schema)
    .map(({ text }) => text)
    .join('');

it.each<[string, Schema]>([
  ['text', { type: 'string' }],
  ['UUID or null', { anyOf: [{ type: 'string', format: 'uuid' }, { type: 'null' }] }],
  ['list of Block', { type: 'array', items: { $ref: '#/components/schemas/Block' } }],
  ['Block', { $ref: '#/components/schemas/DraftBlock' }],
  ['map of text to text', { type: 'object', additionalProperties: { type: 'string' } }],
  ['"and", "or"', { type: 'string', enum: ['and', 'or'] }],
  ['true', { const: true }],
  ['true or false or null', { type: ['boolean', 'null'] }],
  ['UUID or null', { type: ['string', 'null'], format: 'uuid' }],
  ['text or integer', { type: ['string', 'integer'] }],
  ['Block or null', { anyOf: [{ allOf: [{ $ref: '#/components/schemas/Block' }] }, { type: 'null' }] }],
  ['any JSON value', {}],
])('X14: says %s', (text, schema) => {
  expect(words(schema)).toBe(text);
});

it('says what a value may be, and nothing when that is anything', () => {
  expect(boundsOf({ minimum: 1, maximum: 10_000, default: 1_000 })).toBe('1 to 10,000, default 1000');
  expect(boundsOf({ minLength: 1, maxLength: 300 })).toBe('not empty, at most 300 characters');
  expect(boundsOf({ minItems: 0, maxItems: 50 })).toBe('at most 50');
  expect(boundsOf({ minimum: 0 })).toBe('0 or more');
  expect(boundsOf({ type: 'string' })).toBeUndefined();
});
