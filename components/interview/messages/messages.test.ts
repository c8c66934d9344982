import { describe, expect, it } from 'vitest';
import { endMessage } from '@/lib/wire/interview/end-messages';
import { INTERFACE_LANGUAGES, interfaceLanguage } from '../controls/interface-languages';
import { type Messages, placeholdersOf, textsOf } from '../controls/texts-of';
import { loadControlTexts } from '../controls/use-control-texts';
import { loadErasingTexts } from '../erasing/load-erasing-texts';
import { directionOf } from '../interview-language';
import { loadTexts, offeredLanguages, preferredLanguage } from '../load-texts';
import { ownWords } from '../own-words';
import { loadSpeakingTexts } from '../speaking/use-speaking-texts';

const PARTS = ['interview', 'controls', 'speaking', 'erasing'];
const FILES = new Map(
  Object.entries(
    import.meta.glob<Messages>(
      [
        './*.json',
        '../controls/messages/*.json',
        '../speaking/messages/*.json',
        '../erasing/messages/*.json',
      ],
      { eager: true, import: 'default' },
    ),
  ).map(([path, messages]) => {
    const part = PARTS.find((name) => path.includes(`/${name}/`)) ?? 'interview';
    return [`${part} ${path.split('/').at(-1)!.replace('.json', '')}`, messages];
  }),
);
const messagesOf = (part: string, language: string) => FILES.get(`${part} ${language}`) ?? {};

/** The forms of a message, by name; one without forms has itself. */
const formsOf = (message: Messages[string] | undefined) =>
  Object.entries(typeof message === 'string' ? { other: message } : (message ?? {}));
const namesIn = (text: string) => new Set(text.match(/\{\w+\}/g) ?? []);
const isPlural = (message: Messages[string] | undefined) => typeof message === 'object' && 'other' in message;

/** The letters of languages that are not written in Latin ones. */
const SCRIPTS = new Map([
  ...['ar', 'fa', 'ur'].map((language) => [language, /\p{Script=Arabic}/u] as const),
  ...['bg', 'ru', 'uk', 'sr'].map((language) => [language, /\p{Script=Cyrillic}/u] as const),
  ...['zh', 'zh-TW'].map((language) => [language, /\p{Script=Han}/u] as const),
  ['bn', /\p{Script=Bengali}/u],
  ['el', /\p{Script=Greek}/u],
  ['he', /\p{Script=Hebrew}/u],
  ['hi', /\p{Script=Devanagari}/u],
  ['ja', /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ['ko', /\p{Script=Hangul}/u],
  ['ta', /\p{Script=Tamil}/u],
  ['th', /\p{Script=Thai}/u],
]);

it('N1: every language has a file for the page, its controls, speaking and erasing, and no file is without', () => {
  const expected = PARTS.flatMap((part) => INTERFACE_LANGUAGES.map((language) => `${part} ${language}`));
  expect([...FILES.keys()].sort()).toEqual(expected.sort());
});

describe.each(PARTS)('N1: the messages of %s', (part) => {
  const english = messagesOf(part, 'en');

  describe.each(INTERFACE_LANGUAGES)('in %s', (language) => {
    const messages = messagesOf(part, language);

    it('are those of English, with what is filled in, and nothing left open', () => {
      expect(Object.keys(messages)).toEqual(Object.keys(english));
      for (const [key, message] of Object.entries(messages)) {
        const names = placeholdersOf(english[key])?.map((name) => `{${name}}`) ?? [];
        const said = new Set(formsOf(english[key]).flatMap(([, text]) => [...namesIn(text)]));
        if (typeof english[key] === 'object' && !isPlural(english[key]))
          expect(Object.keys(message), key).toEqual(Object.keys(english[key]));
        for (const [form, text] of formsOf(message)) {
          expect(text, key).toBe(text.trim());
          expect(text, key).not.toMatch(/^$|#|!|undefined|\s\s/);
          const found = namesIn(text);
          expect(names, key).toEqual(expect.arrayContaining([...found]));
          // "One file": some forms say the number in words.
          const inWords = isPlural(message) && form !== 'other' ? names[0] : null;
          for (const name of said) if (name !== inWords) expect(found, `${key}: ${text}`).toContain(name);
        }
      }
    });

    it('have the plural forms of the language', () => {
      const rules = new Intl.PluralRules(language);
      const counted = new Set(Array.from({ length: 200 }, (_, at) => rules.select(at + 1)));
      for (const [key, message] of Object.entries(messages)) {
        if (!isPlural(message)) continue;
        const forms = Object.keys(message).filter((form) => form !== '=1');
        expect([...forms].sort(), key).toEqual([...new Set([...counted, 'other'])].sort());
      }
    });

    it('are about as long as in English, and in the letters of the language', () => {
      const letters = SCRIPTS.get(language);
      for (const [key, message] of Object.entries(messages)) {
        const longest = Math.max(...formsOf(english[key]).map(([, text]) => text.length));
        for (const [, text] of formsOf(message)) {
          expect(text.length, `${key}: ${text}`).toBeLessThanOrEqual(1.7 * longest + 16);
          if (letters && /\p{L}/u.test(text.replace(/\{\w+\}|iPhone|iPad|Android|MB/g, '')))
            expect(text, key).toMatch(letters);
        }
      }
    });

    it('are not left in English', () => {
      if (language === 'en') return;
      const same = Object.keys(english).filter(
        (key) => JSON.stringify(messages[key]) === JSON.stringify(english[key]),
      );
      expect(same.filter((key) => !SPELLED_ALIKE.includes(`${language} ${key}`))).toEqual([]);
    });
  });
});

/** Words that are the same in two languages. */
const SPELLED_ALIKE = ['da pause', 'de pause', 'fr pause', 'no pause', 'nl later', 'nl films'];

it('fills in values, in the form of their number, and leaves braces in them alone', () => {
  const english = { files: { one: 'One of {n} {name}', other: '{n} of {name}' } };
  const russian = { files: { '=1': 'one', one: '{n} ends with 1', few: '{n} few', other: '{name}: {n}' } };
  const { files } = textsOf<{ files: (n: number, name: string) => string }>('ru', russian, english);
  expect([1, 21, 3, 12].map((n) => files(n, '{n}'))).toEqual(['one', '21 ends with 1', '3 few', '{n}: 12']);
});

it('N1: words come from the file of the language, for the page, its controls, speaking and erasing', async () => {
  for (const load of [loadTexts, loadControlTexts, loadSpeakingTexts, loadErasingTexts]) {
    expect((await load('ar')).language).toBe('ar');
    expect((await load('de-CH')).language).toBe('de');
    expect((await load('en-medical')).language).toBe('en');
    expect((await load('yo')).language).toBe('en');
  }
  expect((await loadTexts('de')).questionOf(2, 9)).toBe('Frage 2 von 9');
  expect((await loadTexts('ar')).minutes(3)).toBe('حوالي 3 دقائق.');
});

it.each([
  ['de-AT', 'de'],
  ['DE', 'de'],
  ['iw', 'he'],
  ['yo', null],
  ['', null],
  ['constructor', null],
])('%s is spoken in %s', (code, language) => {
  expect(interfaceLanguage(code)).toBe(language);
});

it('X37: languages are offered that the page speaks, and the study’s own', () => {
  expect(offeredLanguages(['yo', 'zu', 'de-CH', 'en'])).toEqual(['yo', 'de-CH', 'en']);
  expect(offeredLanguages(['en', 'yo'])).toEqual(['en']);
});

it('X37: words are aligned with their language, whatever they are in', () => {
  expect(ownWords('fa')).toMatchObject({ lang: 'fa', dir: 'rtl', style: { textAlign: 'right' } });
  expect(ownWords('de')).toMatchObject({ lang: 'de', dir: 'ltr', style: { textAlign: 'left' } });
  expect(INTERFACE_LANGUAGES.filter((language) => directionOf(language) === 'rtl')).toEqual(
    INTERFACE_LANGUAGES.filter((language) => ['ar', 'fa', 'he', 'ur'].includes(language)),
  );
});

it.each([
  [null, 'en'],
  ['', 'en'],
  ['xx;q=1, de-AT;q=0.8, en;q=0.5', 'de'],
  ['en-GB,de', 'en'],
])('a browser that asks for %s reads %s', (header, language) => {
  expect(preferredLanguage(header)).toBe(language);
});

it('N1: the standard texts at the end are in every language of the page', () => {
  for (const reason of ['complete', 'screened_out', 'over_quota'] as const) {
    const texts = INTERFACE_LANGUAGES.map((language) => endMessage(reason, language));
    expect(new Set(texts).size, reason).toBe(INTERFACE_LANGUAGES.length);
  }
});
