import { describe, expect, it } from 'vitest';
import { loadSpeakingTexts } from '../use-speaking-texts';

const LANGUAGES = ['en', 'de', 'fr', 'es', 'pt', 'it', 'nl', 'ja', 'ar', 'he'];
const said = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') return [String(value('1.1'))];
  return Object.values(value as object).flatMap(said);
};

describe.each(LANGUAGES)('the words of speaking in %s', (language) => {
  it('are there, each of them, and their own', async () => {
    const texts = await loadSpeakingTexts(language);
    const english = await loadSpeakingTexts('en');
    expect(texts.language).toBe(language);
    for (const [name, value] of Object.entries(texts)) {
      for (const text of said(value)) {
        expect(text.trim(), name).not.toBe('');
        expect(text, name).not.toMatch(/undefined|!/);
      }
    }
    if (language === 'en') return;
    const same = Object.keys(texts).filter(
      (name) => said(Reflect.get(texts, name)).join() === said(Reflect.get(english, name)).join(),
    );
    expect(same).toEqual(language === 'nl' ? ['later'] : []);
  });
});
