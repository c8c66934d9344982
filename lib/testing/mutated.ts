import fc from 'fast-check';

const STRANGE: unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  '',
  ' ',
  '0',
  '__proto__',
  'constructor',
  'toString',
  '\0',
  '\ud800',
  'x'.repeat(6_000),
  [],
  {},
  [null],
  [[]],
  { __proto__: null },
  { toString: 1, valueOf: 1, length: 1e9, toJSON: 1 },
];
const KEYS = ['__proto__', 'constructor', 'toString', 'externalId', 'id', 'skip', 'text', 'options', 'x'];

/** The text of a JSON value changed in one to four places: a value replaced by a strange one, left out, doubled, or a key added. */
export function mutated(value: unknown): fc.Arbitrary<string> {
  const change = fc.record({
    at: fc.nat(),
    how: fc.constantFrom('replace', 'remove', 'double', 'add'),
    by: fc.constantFrom(...STRANGE),
    key: fc.constantFrom(...KEYS),
  });
  return fc.array(change, { minLength: 1, maxLength: 4 }).map((changes) => {
    const whole = { value: structuredClone(value) };
    for (const { at, how, by: strange, key } of changes) {
      const by = structuredClone(strange);
      const places = placesIn(whole);
      const place = places[at % places.length];
      if (!place) break;
      const [holder, name] = place;
      if (how === 'replace') holder[name] = by;
      else if (how === 'remove') Array.isArray(holder) ? holder.splice(Number(name), 1) : delete holder[name];
      else if (how === 'double' && Array.isArray(holder)) holder.push(structuredClone(holder[Number(name)]));
      else if (!Array.isArray(holder)) {
        Object.defineProperty(holder, key, {
          value: by,
          enumerable: true,
          configurable: true,
          writable: true,
        });
      }
    }
    return JSON.stringify(whole.value ?? null);
  });
}

type Holder = Record<string, unknown>;

function placesIn(holder: Holder): [Holder, string][] {
  return Object.keys(holder).flatMap((name) => {
    const inner = Object.getOwnPropertyDescriptor(holder, name)?.value;
    const deeper = typeof inner === 'object' && inner !== null ? placesIn(inner) : [];
    return [[holder, name] as [Holder, string], ...deeper];
  });
}
