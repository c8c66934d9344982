import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MODERATOR_LANGUAGES } from '../moderator/lexicon';
import { matchSaid } from './match-said';

const optionsOf = (texts: readonly string[]) => texts.map((text, at) => ({ id: `${at}`, text }));
/** The labels of the options that are understood. */
function understood(said: string, texts: readonly string[], language = 'en', most = 1): string[] {
  const ids = matchSaid(said, { options: optionsOf(texts), language, most });
  return ids.map((id) => texts[Number(id)]!);
}

const DRINKS = ['Tea', 'Green tea', 'Milk', 'Orange juice'];
const OFTEN = ['Every day', 'Once a week', 'Once a month', 'Never'];
const SCALE = ['0 – not at all', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10 – very likely'];

describe('K9: an option that is said', () => {
  it.each<[string, readonly string[], string]>([
    ['Milk.', DRINKS, 'Milk'],
    ['I’d say milk, please', DRINKS, 'Milk'],
    ['green tea', DRINKS, 'Green tea'],
    ['juice', DRINKS, 'Orange juice'],
    ['ORANGE JUICE!', DRINKS, 'Orange juice'],
    ['the second one', DRINKS, 'Green tea'],
    ['I would take the first', DRINKS, 'Tea'],
    ['the last one', DRINKS, 'Orange juice'],
    ['number three', DRINKS, 'Milk'],
    ['Option 3', DRINKS, 'Milk'],
    ['three', DRINKS, 'Milk'],
    ['B', DRINKS, 'Green tea'],
    ['letter d please', DRINKS, 'Orange juice'],
    ['daily, I mean every day', OFTEN, 'Every day'],
    ['every day', OFTEN, 'Every day'],
    ['week', OFTEN, 'Once a week'],
    ['never', OFTEN, 'Never'],
    ['seven', SCALE, '7'],
    ['Seven out of ten.', SCALE, '7'],
    ['a 10', SCALE, '10 – very likely'],
    ['very likely', SCALE, '10 – very likely'],
    ['yeah', ['Yes', 'No'], 'Yes'],
    ['Nope.', ['Yes', 'No'], 'No'],
    ['yes', ['Yes, I did', 'No, I did not'], 'Yes, I did'],
    ['no I did not', ['Yes, I did', 'No, I did not'], 'No, I did not'],
    ['First class', ['First class', 'Second class'], 'First class'],
    ['not at all', ['Very much', 'A little', 'Not at all'], 'Not at all'],
  ])('“%s” is understood', (said, texts, label) => {
    expect(understood(said, texts)).toEqual([label]);
  });

  it.each<[string, readonly string[]]>([
    ['', DRINKS],
    ['Hm.', DRINKS],
    ['tea or milk', DRINKS],
    ['not milk', DRINKS],
    ['I don’t want milk', DRINKS],
    ['milk, no, tea', DRINKS],
    ['no milk', DRINKS],
    ['coffee', DRINKS],
    ['once', OFTEN],
    ['the seventh one', DRINKS],
    ['number nine', DRINKS],
    ['the third one', SCALE],
    ['eleven', SCALE],
    ['yes', ['Yes, often', 'Yes, sometimes', 'No']],
    ['yes and no', ['Yes', 'No']],
    ['the first or the second', DRINKS],
    [`${'well '.repeat(60)}milk`, DRINKS],
  ])('“%s” is left to a press', (said, texts) => {
    expect(understood(said, texts)).toEqual([]);
  });

  it('may be several, where several may be chosen', () => {
    expect(understood('tea and milk', DRINKS, 'en', 4)).toEqual(['Tea', 'Milk']);
    expect(understood('the third and the first', DRINKS, 'en', 2)).toEqual(['Tea', 'Milk']);
    expect(understood('milk and the last one', DRINKS, 'en', 2)).toEqual(['Milk', 'Orange juice']);
    expect(understood('tea, milk and orange juice', DRINKS, 'en', 2)).toEqual([]);
    expect(understood('tea or milk', DRINKS, 'en', 4)).toEqual([]);
  });

  it.each<[string, readonly string[], [string, number][]]>([
    [
      'de',
      ['Jeden Tag', 'Einmal in der Woche', 'Nie', 'Weiß nicht'],
      [
        ['Jeden Tag', 0],
        ['die zweite', 1],
        ['das Letzte, bitte', 3],
        ['Nummer drei', 2],
        ['weiß nicht', 3],
        ['Ich würde sagen nie', 2],
        ['c', 2],
      ],
    ],
    [
      'de',
      ['Ja', 'Nein'],
      [
        ['klar', 0],
        ['nee', 1],
        ['Ja, genau', 0],
      ],
    ],
    [
      'fr',
      ['Tous les jours', 'Une fois par semaine', 'Jamais'],
      [
        ['tous les jours', 0],
        ['la deuxième', 1],
        ['le dernier', 2],
        ['numéro un', 0],
        ['je dirais jamais', 2],
        ['semaine', 1],
      ],
    ],
    [
      'fr',
      ['Oui', 'Non'],
      [
        ['ouais', 0],
        ['non', 1],
      ],
    ],
    [
      'es',
      ['Todos los días', 'Una vez por semana', 'Nunca'],
      [
        ['todos los días', 0],
        ['la segunda', 1],
        ['la última', 2],
        ['número dos', 1],
        ['nunca', 2],
        ['semana', 1],
      ],
    ],
    [
      'es',
      ['Sí', 'No'],
      [
        ['claro', 0],
        ['no', 1],
        ['Sí.', 0],
      ],
    ],
    [
      'pt',
      ['Todos os dias', 'Uma vez por semana', 'Nunca'],
      [
        ['todos os dias', 0],
        ['a segunda', 1],
        ['a última', 2],
        ['número dois', 1],
        ['nunca', 2],
      ],
    ],
    [
      'pt',
      ['Segunda-feira', 'Terça-feira'],
      [
        ['segunda', 0],
        ['terça', 1],
      ],
    ],
    [
      'it',
      ['Ogni giorno', 'Una volta alla settimana', 'Mai'],
      [
        ['ogni giorno', 0],
        ['la seconda', 1],
        ['l’ultima', 2],
        ['numero uno', 0],
        ['mai', 2],
        ['settimana', 1],
      ],
    ],
    [
      'it',
      ['Sì', 'No'],
      [
        ['certo', 0],
        ['no', 1],
      ],
    ],
    [
      'nl',
      ['Elke dag', 'Een keer per week', 'Nooit'],
      [
        ['elke dag', 0],
        ['de tweede', 1],
        ['de laatste', 2],
        ['nummer een', 0],
        ['nooit', 2],
      ],
    ],
    [
      'nl',
      ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'],
      [
        ['een zeven', 6],
        ['zeven van de tien', 6],
        ['acht op tien', 7],
      ],
    ],
    [
      'de-CH',
      ['1', '2', '3', '4', '5'],
      [
        ['eine vier', 3],
        ['vier von fünf', 3],
      ],
    ],
    [
      'pl',
      ['Codziennie', 'Raz w tygodniu', 'Nigdy'],
      [
        ['raz w tygodniu', 1],
        ['Nigdy.', 2],
      ],
    ],
  ])('in %s', (language, texts, cases) => {
    for (const [said, at] of cases)
      expect([said, understood(said, texts, language)]).toEqual([said, [texts[at]]]);
  });

  it.each([
    ['de', 'nicht Milch', 'Milch'],
    ['fr', 'pas de lait', 'Lait'],
    ['es', 'leche no', 'Leche'],
    ['pt', 'leite não', 'Leite'],
    ['it', 'non il latte', 'Latte'],
    ['nl', 'geen melk', 'Melk'],
  ])('in %s what is denied is not taken: %s', (language, said, label) => {
    expect(understood(said, ['Tee', label], language)).toEqual([]);
  });

  it('is never more than may be chosen, never unknown, and its label alone is always understood', () => {
    const label = fc.stringMatching(/^[a-z]{3,8}( [a-z]{3,8}){0,3}$/);
    fc.assert(
      fc.property(
        fc.uniqueArray(label, { minLength: 2, maxLength: 8 }),
        fc.string({ unit: 'grapheme', maxLength: 200 }),
        fc.constantFrom(...MODERATOR_LANGUAGES, 'ja', 'xx'),
        fc.integer({ min: 1, max: 8 }),
        (texts, said, language, most) => {
          const options = optionsOf(texts);
          const ids = matchSaid(said, { options, language, most });
          expect(ids.length).toBeLessThanOrEqual(most);
          for (const id of ids) expect(options.map((one) => one.id)).toContain(id);
          for (const one of options) {
            const own = matchSaid(one.text, { options, language, most });
            if (own.length > 0) expect(own).toContain(one.id);
          }
        },
      ),
    );
  });
});
