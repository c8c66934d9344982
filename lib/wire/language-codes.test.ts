import { expect, it } from 'vitest';
import { LANGUAGE_CODES } from './language-codes';

it('B3: knows each language once, with the codes that need care', () => {
  expect(new Set(LANGUAGE_CODES).size).toBe(121);
  expect(LANGUAGE_CODES).toEqual(
    expect.arrayContaining(['en-medical', 'de-CH', 'zh-TW', 'zh-HK', 'nl-BE', 'ceb', 'umb', 'zu']),
  );
});
