import { describe, expect, it } from 'vitest';
import { loadTexts, offeredLanguages, preferredLanguage } from '../load-texts';
import { ownWords } from '../own-words';

const LANGUAGES = ['en', 'de', 'fr', 'es', 'pt', 'it', 'nl', 'ja', 'ar', 'he'];
const said = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') return [0, 1, 2, 5, 11].map((n) => value(n, 20));
  return Object.values(value as object).flatMap(said);
};

describe.each(LANGUAGES)('the words in %s', (language) => {
  it('are there, each of them, and their own', async () => {
    const texts = await loadTexts(language);
    const english = await loadTexts('en');
    expect(texts.language).toBe(language);
    for (const [name, value] of Object.entries(texts)) {
      for (const text of said(value)) {
        expect(text.trim(), name).not.toBe('');
        expect(text, name).not.toMatch(/#|undefined|!/);
      }
    }
    if (language === 'en') return;
    const same = Object.keys(texts).filter(
      (name) => said(Reflect.get(texts, name)).join() === said(Reflect.get(english, name)).join(),
    );
    expect(same.filter((name) => !['pause', 'continue'].includes(name))).toEqual([]);
  });
});

it('a language without words of its own gets English, a variant those of its language', async () => {
  expect((await loadTexts('sw')).language).toBe('en');
  expect((await loadTexts('de-CH')).language).toBe('de');
});

it('X37: languages are offered that the page speaks, and the study’s own', () => {
  expect(offeredLanguages(['fa', 'sw', 'de-CH', 'en'])).toEqual(['fa', 'de-CH', 'en']);
  expect(offeredLanguages(['en', 'fa'])).toEqual(['en']);
});

it('X37: words are aligned with their language, whatever they are in', () => {
  expect(ownWords('fa')).toMatchObject({ lang: 'fa', dir: 'rtl', style: { textAlign: 'right' } });
  expect(ownWords('de')).toMatchObject({ lang: 'de', dir: 'ltr', style: { textAlign: 'left' } });
});

it.each([
  [null, 'en'],
  ['', 'en'],
  ['xx;q=1, de-AT;q=0.8, en;q=0.5', 'de'],
  ['en-GB,de', 'en'],
])('a browser that asks for %s reads %s', (header, language) => {
  expect(preferredLanguage(header)).toBe(language);
});
