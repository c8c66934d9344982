import { expect, it } from 'vitest';
import { lexiconFor } from '../text/lexicon-for';
import { stem } from '../text/stem';
import { wordsOf } from '../text/words';
import { stanceOf } from './stance';

const stance = (text: string, about: string, language = 'en') =>
  stanceOf(wordsOf(text), new Set([stem(about, language)]), lexiconFor(language));

it.each([
  ['I had no trouble with the heating.', 'heating'],
  ['It was not the price.', 'price'],
  ["It wasn't really the price for me.", 'price'],
  ['We got there without any delay.', 'delay'],
  ['I never had to wait.', 'wait'],
])('L3: says that there is none of it: %s', (text, about) => {
  expect(stance(text, about)).toBe('contradicts');
});

it.each([
  ['Nobody repaired the heating.', 'heating'],
  ["They didn't announce the delay.", 'delay'],
  ['I did not sleep but the heating was on.', 'heating'],
  ['It was not only the price.', 'price'],
  ['The delay was not announced.', 'delay'],
])('L3: speaks of it, whatever else is negated: %s', (text, about) => {
  expect(stance(text, about)).toBe('supports');
});

it('L3: hears it in other languages, too', () => {
  expect(stance('Es gab keine Verspätung.', 'verspätung', 'de')).toBe('contradicts');
  expect(stance('Niemand hat die Heizung repariert.', 'heizung', 'de')).toBe('supports');
  expect(stance('Viajamos sin retraso.', 'retraso', 'es')).toBe('contradicts');
});
