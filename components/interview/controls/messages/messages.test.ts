import { describe, expect, it } from 'vitest';
import type { ControlTexts } from '../control-texts';
import { loadControlTexts } from '../use-control-texts';
import { texts as english } from './en';

const LANGUAGES = ['en', 'de', 'fr', 'es', 'pt', 'it', 'nl', 'ja', 'ar', 'he'];

/** All texts of a language, with numbers that take different plural forms. */
function sentences(texts: ControlTexts): [string, string][] {
  return Object.entries(texts).flatMap(([key, text]: [string, unknown]): [string, string][] => {
    if (key === 'language') return [];
    if (typeof text === 'string') return [[key, text]];
    if (typeof text !== 'function') throw new Error(key);
    return [1, 2, 3, 11, 100].map((n) => [key, String(text(n, n + 1, n + 2))]);
  });
}

describe('the controls’ words', () => {
  it.each(LANGUAGES)('are whole sentences in %s, whatever the number', async (language) => {
    const texts = await loadControlTexts(language);
    expect(texts.language).toBe(language);
    for (const [key, sentence] of sentences(texts)) {
      expect(sentence.trim(), key).not.toBe('');
      expect(sentence, key).not.toMatch(/undefined|#|\[object/);
    }
  });

  it.each(LANGUAGES.slice(1))('are not left in English in %s', async (language) => {
    const texts = await loadControlTexts(language);
    const same = Object.keys(english).filter((key) => {
      const [one, other] = [texts, english].map(
        (some) => Object.entries(some).find(([name]) => name === key)?.[1],
      );
      return typeof one === 'string' && one === other;
    });
    expect(same).toEqual(language === 'nl' ? ['films'] : []);
  });

  it('are those of the language for its variants, and English where there are none', async () => {
    expect((await loadControlTexts('de-CH')).language).toBe('de');
    expect((await loadControlTexts('en-medical')).language).toBe('en');
    expect((await loadControlTexts('sw')).language).toBe('en');
  });
});
