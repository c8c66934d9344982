import * as fc from 'fast-check';

/** Values that break a careless `object[key]`; as identifiers and texts they are valid. */
export const TREACHEROUS_NAMES = [
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'length',
  '0',
] as const;

const WORDS = [
  'Daily',
  'never',
  'Müller & Co',
  'ja; nein',
  'Q1: x',
  'große Räume',
  '日本語',
  '👩‍👩‍👧 Familie',
  'a',
];

const isNoBlank = (text: string) => text.trim() !== '';

/** A text that a study may hold: not blank, without NUL and lone surrogates, possibly with blanks at its ends. */
export function arbitraryText(maxLength = 16): fc.Arbitrary<string> {
  return fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...WORDS) },
    { weight: 3, arbitrary: fc.string({ minLength: 1, maxLength }).filter(isNoBlank) },
    {
      weight: 2,
      arbitrary: fc
        .string({ minLength: 1, maxLength, unit: 'binary' })
        .filter((text) => isNoBlank(text) && !text.includes('\0') && !/\p{Surrogate}/u.test(text)),
    },
    { weight: 1, arbitrary: fc.constantFrom(...TREACHEROUS_NAMES) },
  );
}
