import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  asBoolean,
  asDay,
  asFloat,
  asInteger,
  asListOf,
  asOneOf,
  asString,
  createParser,
  searchWith,
} from './parsers';

describe('values in an address', () => {
  it.each([
    [asInteger, '12', 12],
    [asInteger, 'x', null],
    [asFloat, '3.5', 3.5],
    [asBoolean, 'true', true],
    [asBoolean, 'false', false],
    [asDay, '2026-03-01', new Date('2026-03-01T00:00:00Z')],
    [asDay, 'soon', null],
    [asOneOf(['asc', 'desc']), 'desc', 'desc'],
    [asOneOf(['asc', 'desc']), 'up', null],
    [asListOf(asOneOf(['a', 'b'])), 'a,x,b', ['a', 'b']],
    [asListOf(asString), '', []],
  ])('%# reads %s', (parser, text, value) => {
    expect(parser.parse(text)).toEqual(value);
  });

  it('reads what it wrote of lists, whatever is in them', () => {
    const written = fc.array(
      fc.string({ minLength: 1 }).filter((text) => !/%2C/u.test(text)),
      { minLength: 1 },
    );
    fc.assert(
      fc.property(written, (values) => {
        const list = asListOf(asString);
        expect(list.parse(list.serialize(values))).toEqual(values);
      }),
    );
  });

  it('compares lists by what its items are', () => {
    const list = asListOf(createParser({ parse: Number, serialize: String }));
    expect(list.isEqual([1, 2], [1, 2])).toBe(true);
    expect(list.isEqual([1, 2], [1, 3])).toBe(false);
    expect(list.isEqual([1, 2], [1])).toBe(false);
    expect(asDay.isEqual(new Date(5), new Date(5))).toBe(true);
  });
});

describe('a query with changes', () => {
  it('keeps the others, replaces, adds and removes', () => {
    expect(searchWith('?a=1&b=2', { b: '3', c: '4' })).toBe('?a=1&b=3&c=4');
    expect(searchWith('?a=1', { a: null })).toBe('');
    expect(searchWith('', { a: '' })).toBe('?a=');
  });

  it('can be read by people', () => {
    expect(searchWith('', { tags: 'night train,Zürich' })).toBe('?tags=night+train,Zürich');
  });

  it('is read again as it was written', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (value) => {
        expect(new URLSearchParams(searchWith('?z=1', { q: value })).get('q')).toBe(value);
        // And by the browser, which takes an address apart first.
        expect(new URL(`http://a/${searchWith('', { q: value })}`).searchParams.get('q')).toBe(value);
      }),
    );
  });
});
