import { describe, expect, it } from 'vitest';
import { suggestThemes } from './suggest';
import type { SaidBy } from './topics';

const by = (language: string, ...texts: string[]): SaidBy[] =>
  texts.map((text) => ({ language, said: [{ seq: 0, text, asked: 'How was your journey?' }] }));
const names = (people: SaidBy[], more: { asked?: string[]; known?: string[] } = {}) =>
  suggestThemes(people, { asked: ['How was your journey?'], known: [], ...more }).map(({ name }) => name);

describe('suggestions', () => {
  it('L3: are what several people say, each with a rule in words', () => {
    const people = by(
      'en',
      'The heating was broken and the conductor slept.',
      'We froze, the heating had failed.',
      'My sandwich was good.',
    );
    expect(suggestThemes(people, { asked: [], known: [] })).toEqual([
      { name: 'Heating', rule: 'Speaks of “heating”.', cues: ['heat'], people: 2 },
    ]);
  });

  it('L2: are never names of people, weekdays, numbers, or words of the question', () => {
    const people = by(
      'en',
      'On Monday I met Jonas on the journey, at 815 in the morning, in the forty.',
      'It was Monday, and Jonas was on the journey, at 815, not the forty.',
      'A journey with Jonas on a Monday, by the 815 or the forty.',
    );
    expect(names(people)).toEqual([]);
  });

  it('L3: leave out what the study has, or had', () => {
    const people = by('en', 'The heating failed.', 'Nobody repaired the heating.');
    expect(names(people)).toEqual(['Heating']);
    expect(names(people, { known: ['Broken heating'] })).toEqual([]);
  });

  it('L3: keep a phrase together', () => {
    const people = by(
      'en',
      'There is freedom of speech here.',
      'The freedom of speech matters most.',
      'I value freedom of speech.',
    );
    expect(names(people)[0]).toBe('Freedom of speech');
  });

  it('L3: are found in other languages, too', () => {
    const people = by(
      'de',
      'Leider war die Heizung die ganze Nacht kaputt und niemand hat uns geholfen.',
      'Mir war kalt, weil die Heizung in dem Wagen nicht ging und es keine Decke gab.',
    );
    expect(names(people)).toContain('Heizung');
  });

  it('L3: are of each language that people write, without its words of no meaning', () => {
    const people = [
      ...by('en', 'The heating failed.', 'Nobody repaired the heating.', 'It was fine.', 'I slept well.'),
      ...by(
        'de',
        'Mehr fällt mir dazu nicht ein, aber ich habe mich über den Fahrplan gefreut. Immer fehlte jemand.',
        'Eigentlich war alles gut, ich habe mich über den Fahrplan gewundert, mehr fällt mir dazu nicht ein. Einmal fehlte jemand.',
      ),
    ];
    expect(names(people)).toEqual(['Fahrplan', 'Heating']);
  });

  it('takes no time for what is no language', () => {
    const noise = Array.from({ length: 20_000 }, (_, at) => `w${at % 97}x`).join(' ');
    const before = performance.now();
    suggestThemes(by('en', noise, noise, 'y'.repeat(100_000)), { asked: [], known: [] });
    expect(performance.now() - before).toBeLessThan(3_000);
  });
});
