import fc from 'fast-check';
import { expect, it } from 'vitest';
import { jsonFault } from './json-fault';

it.each([
  ['', 1, 1, 'nothing here'],
  ['  \n', 2, 1, 'nothing here'],
  ['{"a": 1,}', 1, 9, 'one too many'],
  ['[1, 2,]', 1, 7, 'one too many'],
  ['{\n  "a": 1\n  "b": 2\n}', 3, 3, 'A comma or a }'],
  ['["a" "b"]', 1, 6, 'A comma or a ]'],
  ['{"a" 1}', 1, 6, 'A colon'],
  ['{a: 1}', 1, 2, 'name of a field'],
  ["{'a': 1}", 1, 2, 'name of a field'],
  ['["a', 1, 2, 'no closing double quote'],
  ['["a\nb"]', 1, 4, 'next line'],
  ['[“a”]', 1, 2, 'straight double quotes'],
  ['{"a": [1, 2', 1, 12, 'ends here'],
  ['{"a":', 1, 6, 'ends here'],
  ['{} {}', 1, 4, 'is over here'],
  ['// x\n{}', 1, 1, 'no comments'],
  ['["\\x"]', 1, 3, 'backslash'],
  ['[01]', 1, 3, 'A comma'],
  ['hello', 1, 1, 'A value is expected'],
  ['['.repeat(5_000), 1, 202, 'too deeply'],
])('tells where %j stops being JSON', (text, line, column, message) => {
  expect(jsonFault(text)).toEqual({ line, column, message: expect.stringContaining(message) });
});

it('finds no fault in JSON, and one in everything else', () => {
  fc.assert(
    fc.property(fc.json(), (text) => {
      expect(jsonFault(text)).toBeUndefined();
    }),
  );
  fc.assert(
    fc.property(
      fc.json(),
      fc.nat(),
      fc.constantFrom('', ',', '"', '}', 'x', '\\', '\n'),
      (text, nat, sign) => {
        const at = nat % text.length;
        const broken = text.slice(0, at) + sign + text.slice(at + 1);
        let isJson = true;
        try {
          JSON.parse(broken);
        } catch {
          isJson = false;
        }
        const fault = jsonFault(broken);
        expect(fault === undefined).toBe(isJson);
        if (fault) expect(fault.message).not.toBe('This is no JSON.');
      },
    ),
    { numRuns: 1_000 },
  );
});
