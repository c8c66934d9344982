import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Answer } from '@/lib/domain/interview/interview';
import { boundsOf, chosenCount } from './can-submit';
import { choiceHint } from './choice-control';
import { chooseOption, OWN } from './choose-option';
import type { QuestionOf } from './control-props';
import { englishTexts as texts } from './use-control-texts';

const question = (more: Partial<QuestionOf<'multiple_choice'>> = {}): QuestionOf<'multiple_choice'> => ({
  id: 'q',
  text: 'q',
  isScreener: false,
  questionNumber: 1,
  concepts: [],
  type: 'multiple_choice',
  isMultiSelect: true,
  options: [
    { id: 'a', text: 'a' },
    { id: 'b', text: 'b' },
    { id: 'c', text: 'c' },
    { id: 'none', text: 'none', exclusive: true },
  ],
  allowCustomOption: true,
  minSelect: 1,
  maxSelect: 2,
  ...more,
});
const press = (picks: (string | typeof OWN)[], more = {}) =>
  picks.reduce<Answer | undefined | 'refused'>(
    (value, picked) => chooseOption(question(more), value === 'refused' ? undefined : value, picked, 'typed'),
    undefined,
  );

describe('chooseOption', () => {
  it('adds, and takes back what is pressed again', () => {
    expect(press(['a', 'b'])).toEqual({ optionIds: ['a', 'b'] });
    expect(press(['a', 'b', 'a'])).toEqual({ optionIds: ['b'] });
    expect(press(['a', 'a'])).toBeUndefined();
  });
  it('C4: an exclusive option clears all others, and any other clears it', () => {
    expect(press(['a', OWN, 'none'])).toEqual({ optionIds: ['none'] });
    expect(press(['none', 'a'])).toEqual({ optionIds: ['a'] });
    expect(press(['none', OWN])).toEqual({ optionIds: [], custom: 'typed' });
  });
  it('C3: refuses one more than maxSelect, the own option included', () => {
    expect(press(['a', 'b', 'c'])).toBe('refused');
    expect(press(['a', OWN, 'c'])).toBe('refused');
    expect(press(['a', 'b', 'none'])).toEqual({ optionIds: ['none'] });
  });
  it('the own option comes back with what was typed, and leaves with it', () => {
    expect(press([OWN])).toEqual({ optionIds: [], custom: 'typed' });
    expect(press([OWN, 'a'])).toEqual({ optionIds: ['a'], custom: 'typed' });
    expect(press([OWN, OWN])).toBeUndefined();
  });
  it('of one choice the last pressed stands', () => {
    expect(press(['a', 'b'], { isMultiSelect: false })).toEqual({ optionIds: ['b'] });
    expect(press(['a', OWN], { isMultiSelect: false })).toEqual({ optionIds: [], custom: 'typed' });
    expect(press([OWN, 'a', 'a'], { isMultiSelect: false })).toEqual({ optionIds: ['a'] });
  });
  it('never holds more than may be chosen, whatever is pressed', () => {
    const pick = fc.constantFrom('a', 'b', 'c', 'none', OWN);
    fc.assert(
      fc.property(fc.array(pick), fc.constantFrom(null, 1, 2, 4), (picks, maxSelect) => {
        const value = press(picks, { maxSelect });
        if (value === undefined || value === 'refused') return;
        const answer = value as { optionIds: string[]; custom?: string };
        expect(chosenCount(answer)).toBeLessThanOrEqual(boundsOf(question({ maxSelect })).most);
        if (answer.optionIds.includes('none')) expect(chosenCount(answer)).toBe(1);
      }),
    );
  });
});

describe('choiceHint', () => {
  it.each([
    [{ isMultiSelect: false }, 'Choose one'],
    [{ maxSelect: null }, 'Choose all that apply'],
    [{ maxSelect: 4 }, 'Choose all that apply'],
    [{ minSelect: 2, maxSelect: 4 }, 'Choose at least 2'],
    [{ minSelect: 2, maxSelect: 3 }, 'Choose 2 to 3'],
    [{ maxSelect: 2 }, 'Choose up to 2'],
    [{ minSelect: 2, maxSelect: 2 }, 'Choose 2'],
  ])('C3: says the bounds in words: %#', (more, words) => {
    expect(choiceHint(question(more), texts)).toBe(words);
  });
});
