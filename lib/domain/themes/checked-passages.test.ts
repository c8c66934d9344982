import { describe, expect, it } from 'vitest';
import { agreed, checkedMentions, isReadTwice } from './checked-passages';

const said = [{ seq: 3, text: 'The heating was broken. 🚂 We froze all night.', asked: 'How was it?' }];
const themes = [{ id: 'heating' }, { id: 'cold' }];
const found = (theme: number, quote: string, row = 1) => ({ theme, row, quote, stance: 'supports' as const });

describe('what a model names', () => {
  it('L3: stands where its words stand, letter by letter', () => {
    const [one] = checkedMentions([found(1, ' The heating was broken. ')], themes, said);
    expect(one).toEqual({ themeId: 'heating', seq: 3, start: 0, end: 23, stance: 'supports' });
  });

  it.each([
    ['words that nobody said', found(1, 'The heating was fine.')],
    ['another case', found(1, 'the heating was broken')],
    ['an unknown theme', found(3, 'The heating was broken.')],
    ['an unknown row', found(1, 'The heating was broken.', 2)],
    ['too few letters', found(1, 'The')],
    ['half a character', found(1, 'broken. \ud83d')],
  ])('L3: is dropped for %s', (_why, one) => {
    expect(checkedMentions([one], themes, said)).toEqual([]);
  });

  it('L3: counts once for a theme where passages overlap', () => {
    const both = [
      found(1, 'The heating was broken.'),
      found(1, 'heating was broken'),
      found(2, 'We froze all night.'),
    ];
    expect(checkedMentions(both, themes, said).map(({ themeId }) => themeId)).toEqual(['heating', 'cold']);
  });

  it('L3: of two readings, what both found is kept', () => {
    const [first] = checkedMentions([found(1, 'The heating was broken.')], themes, said);
    const [second] = checkedMentions([found(1, 'heating was broken')], themes, said);
    expect(agreed([first!], [second!])).toEqual([first]);
    expect(agreed([first!], [{ ...second!, stance: 'contradicts' }])).toEqual([]);
    expect(agreed([first!], [])).toEqual([]);
  });

  it('L3: a tenth of interviews is read twice, always the same', () => {
    const ids = Array.from(
      { length: 1_000 },
      (_, at) => `0b6c9c5e-4d0a-4f0e-9a53-7c8f4f1f${at.toString(16).padStart(4, '0')}`,
    );
    expect(ids.filter(isReadTwice)).toHaveLength(100);
  });
});
