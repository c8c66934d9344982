import { describe, expect, it } from 'vitest';
import { clausesOf } from './clauses';
import { LEXICONS, lexiconFor } from './lexicon-for';
import { sentencesOf } from './sentences';
import { stem } from './stem';
import { wordsOf } from './words';
import { writtenLanguage } from './written-language';

const sentences = (text: string, language = 'en') =>
  sentencesOf(text, lexiconFor(language)).map((span) => {
    expect(text.slice(span.start, span.end)).toBe(span.text);
    return span.text;
  });

describe('sentencesOf', () => {
  it.each<[string, string, string[]]>([
    ['en', 'One. Two! Three? Four', ['One.', 'Two!', 'Three?', 'Four']],
    ['en', 'He said "no." Then he left.', ['He said "no."', 'Then he left.']],
    [
      'en',
      'Dr. Lee came at 8 p.m. today. It cost 3.50 e.g. here.',
      ['Dr. Lee came at 8 p.m. today.', 'It cost 3.50 e.g. here.'],
    ],
    ['de', 'Ich fahre z.B. um 5 Uhr. Am 3. Mai nicht.', ['Ich fahre z.B. um 5 Uhr.', 'Am 3. Mai nicht.']],
    ['en', 'a line\n\nanother line', ['a line', 'another line']],
    ['ja', '混んでいた。座れない！', ['混んでいた。', '座れない！']],
    ['ar', 'كان مزدحما؟ نعم.', ['كان مزدحما؟', 'نعم.']],
    ['en', ' \n ', []],
    ['en', '...', ['...']],
  ])('%s: %s', (language, text, expected) => {
    expect(sentences(text, language)).toEqual(expected);
  });
});

describe('clausesOf', () => {
  const clauses = (text: string, language = 'en') =>
    clausesOf({ text, start: 0, end: text.length }, wordsOf(text), lexiconFor(language)).map(
      ({ text: piece, standsAlone }) => (standsAlone ? piece : `(${piece})`),
    );
  it.each([
    ['The train was late and cold.', ['The train was late and cold.']],
    ['I like it a lot, if it works', ['(I like it a lot,)', '(if it works)']],
    ['It was fine for me but the seats were dirty', ['(It was fine for me)', 'but the seats were dirty']],
    [
      'The train stopped twice, and nobody told us why',
      ['The train stopped twice,', 'and nobody told us why'],
    ],
    ['The train stopped twice; nobody told us why', ['The train stopped twice;', 'nobody told us why']],
    ['It was fine, but crowded.', ['(It was fine,)', '(but crowded.)']],
  ])('splits at conjunctions, and marks in brackets what does not stand alone: %s', (text, expected) => {
    expect(clauses(text)).toEqual(expected);
  });
  it('keeps a German clause with the reason that follows it', () => {
    expect(clauses('Der Zug war sehr voll, weil einer ausfiel', 'de')).toEqual([
      '(Der Zug war sehr voll,)',
      '(weil einer ausfiel)',
    ]);
  });
});

describe('wordsOf', () => {
  it('finds words in any script, with their places', () => {
    const text = 'Don’t use the 8:15; 駅員の案内 well-known z.B. كان القطار 👍 e2e';
    const words = wordsOf(text);
    for (const word of words) expect(text.slice(word.start, word.end)).toBe(word.text);
    expect(words.map(({ norm }) => norm)).toEqual([
      "don't",
      'use',
      'the',
      '8',
      '15',
      '駅員',
      'の',
      '案内',
      'well-known',
      'z.b',
      'كان',
      'القطار',
      'e2e',
    ]);
  });
});

describe('stem', () => {
  it.each([
    ['en', 'delay delays delayed delaying'],
    ['en', 'crash crashes crashed crashing'],
    ['en', 'study studies'],
    ['en', 'connect connected connection connections'],
    ['de', 'zug zuges'],
    ['de', 'verspätung verspätungen'],
    ['fr', 'carte cartes'],
    ['es', 'tren trenes'],
    ['nl', 'trein treinen'],
  ])('%s: merges %s', (language, forms) => {
    expect(new Set(forms.split(' ').map((form) => stem(form, language))).size).toBe(1);
  });
  it.each([['bus'], ['glass'], ['the'], ['gas'], ['電車']])('leaves %s alone', (word) => {
    expect(stem(word, 'en')).toBe(word);
  });
  it.each([
    ['wander', 'wand'],
    ['corner', 'corn'],
    ['number', 'numb'],
    ['tower', 'tow'],
    ['flower', 'flow'],
    ['news', 'new'],
  ])('X50: tells %s and %s apart', (one, other) => {
    expect(stem(one, 'en')).not.toBe(stem(other, 'en'));
  });
  it('X50: takes no time for what is no word', () => {
    const word = 'y'.repeat(1_000_000);
    expect(stem(word, 'fr')).toBe(word);
  });
});

describe('toldLanguage', () => {
  const detected = (text: string, agreed: string) => writtenLanguage(wordsOf(text), agreed);
  it.each([
    ['en', 'I had to stand because the train before it was cancelled and there was no announcement'],
    ['de', 'Ich musste stehen, weil der Zug davor ausgefallen ist und es keine Durchsage gab'],
    ['fr', "J'ai dû rester debout parce que le train d'avant était annulé et il n'y avait pas d'annonce"],
    ['es', 'Tuve que ir de pie porque el tren anterior fue cancelado y no hubo ningún aviso'],
    ['pt', 'Tive de ir em pé porque o comboio anterior foi cancelado e não houve nenhum aviso'],
    ['it', 'Sono dovuto stare in piedi perché il treno prima era stato cancellato e non ci hanno avvisati'],
    ['nl', 'Ik moest staan omdat de trein ervoor was uitgevallen en er was geen mededeling'],
  ])('hears %s, whatever was agreed on', (language, text) => {
    for (const { language: agreed } of LEXICONS) expect(detected(text, agreed)).toBe(language);
  });
  it('stays with what was agreed on for few words, and for languages without a lexicon', () => {
    expect(detected('No, danke', 'en')).toBe('en');
    expect(
      detected(
        'Jag var tvungen att stå eftersom tåget innan var inställt och det fanns ingen information',
        'sv',
      ),
    ).toBe('sv');
    expect(detected('電車がとても混んでいて座れませんでした', 'ja')).toBe('ja');
  });
});

it('lexicons are written as words are normalised', () => {
  for (const lexicon of LEXICONS) {
    for (const value of Object.values(lexicon)) {
      if (!(value instanceof Set)) continue;
      for (const word of value) expect(word).toBe(String(word).toLowerCase().replaceAll('’', "'"));
    }
  }
});
