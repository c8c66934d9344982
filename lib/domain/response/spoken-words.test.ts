import { describe, expect, it } from 'vitest';
import { excerptOf } from './excerpt';
import { foldedWords, saysAll, soughtPhrases, spokenWords } from './spoken-words';

const said = (...texts: string[]) => texts.map((text) => ({ answer: { text }, user: text }));
const finds = (search: string, ...texts: string[]) => saysAll(said(...texts), soughtPhrases(search), 'en');

describe('a search', () => {
  it.each([
    ['zurich', 'In Zürich.'],
    ['ZÜRICH', 'in zurich'],
    ['strasse', 'Die Straße'],
    ['lugg', 'My luggage'],
    ['"my luggage"', 'All my luggage'],
    ['“my luggage”', 'All my luggage'],
    ["don't", 'I don’t know'],
    ['静か', 'とても静かでした'],
    ['3.50', 'It cost 3.50'],
    ['aisle door', 'The door. Then the aisle.'],
  ])('for %s finds %s', (search, text) => {
    expect(finds(search, text)).toBe(true);
  });

  it.each([
    ['gage', 'My luggage'],
    ['"luggage my"', 'All my luggage'],
    ['"my lugg"', 'All my luggage'],
    ['luggage tram', 'My luggage'],
    ['a', 'An aisle'],
    ['?!', 'What?!'],
    ['', 'Anything'],
  ])('for %j does not find %s', (search, text) => {
    expect(finds(search, text)).toBe(false);
  });

  it.each([
    ['buying', 'We bought it on Sunday.', 'en'],
    ['Häuser', 'Das Haus steht leer.', 'de'],
    ['hauser', 'Das Haus steht leer.', 'de'],
    ['suitcases', 'One suitcase was lost.', 'en-medical'],
  ])('L5: for %s finds another form in %s', (search, text, language) => {
    expect(saysAll(said(text), soughtPhrases(search), language)).toBe(true);
    const [mark] = excerptOf(text, soughtPhrases(search), language)?.marks ?? [];
    expect(mark).toBeDefined();
  });

  it('L5: takes words in quotation marks as they stand, and forms in their own language alone', () => {
    expect(finds('"buying"', 'We bought it on Sunday.')).toBe(false);
    expect(saysAll(said('I can do it.'), soughtPhrases('cane'), 'en')).toBe(false);
  });

  it('finds words of several turns, but no phrase across two', () => {
    expect(finds('door aisle', 'The door.', 'The aisle.')).toBe(true);
    expect(finds('"door the"', 'The door', 'The aisle')).toBe(false);
  });
});

it('keeps the places of words within what PostgreSQL can hold', () => {
  const words = spokenWords(said(Array.from({ length: 20_000 }, () => 'word').join(' ')), 'en');
  expect(Math.max(...(words.get('word') ?? []))).toBe(16_383);
});

it('cuts no pair of surrogates in two', () => {
  for (const { word } of foldedWords('𝕳'.repeat(80) + '𐐷'.repeat(80))) expect(word.isWellFormed()).toBe(true);
});

describe('an excerpt', () => {
  it('marks what was sought, whatever stands around it', () => {
    const text = `${'before '.repeat(40)}the Luggage rack ${'after '.repeat(60)}`;
    const excerpt = excerptOf(text, soughtPhrases('luggage'), 'en');
    const [[from, to] = [0, 0]] = excerpt?.marks ?? [];
    expect(excerpt?.text.slice(from, to)).toBe('Luggage');
    expect(excerpt?.text).toMatch(/^….*…$/);
    expect(excerpt?.text.length).toBeLessThan(260);
  });

  it('is undefined where nothing sought is said', () => {
    expect(excerptOf('Nothing here', soughtPhrases('luggage'), 'en')).toBeUndefined();
  });
});
