import { describe, expect, it } from 'vitest';
import { careLevel, flagsOf, safetyOf, sparedProbe } from './care';

const turn = (questionId: string, level: 'imminent' | 'painful' | null, conceptId: string | null = null) => ({
  questionId,
  conceptId,
  safety: level && { level, start: 0, end: 1 },
});

describe('care after what was said', () => {
  it('K5: stays for the rest of the interview after what is imminent', () => {
    const turns = [turn('a', 'imminent'), turn('b', null), turn('c', 'painful')];
    expect(careLevel(turns)).toBe('imminent');
    expect(sparedProbe(turns)).toMatchObject({ decision: 'move_on' });
    expect(flagsOf(turns)).toEqual(['safety']);
  });

  it('K5: is for the next step alone after what is painful, and flags nothing', () => {
    expect(careLevel([turn('a', 'painful')])).toBe('painful');
    expect(careLevel([turn('a', 'painful'), turn('b', null)])).toBeNull();
    expect(flagsOf([turn('a', 'painful')])).toEqual([]);
  });

  it('K5: spares the question that was painful, and no other', () => {
    expect(sparedProbe([turn('a', 'painful')])).toMatchObject({ decision: 'move_on' });
    expect(sparedProbe([turn('a', 'painful'), turn('a', null)])).toMatchObject({ decision: 'move_on' });
    expect(sparedProbe([turn('a', 'painful'), turn('b', null)])).toBeNull();
    expect(sparedProbe([turn('a', 'painful', 'x'), turn('a', null, 'y')])).toBeNull();
    expect(sparedProbe([])).toBeNull();
  });

  it('K5: hears what was typed, not what was chosen', () => {
    const said = 'I want to die.';
    expect(safetyOf({ answer: { text: said }, user: said }, 'en')?.level).toBe('imminent');
    expect(safetyOf({ answer: { optionIds: ['a'] }, user: said }, 'en')).toBeNull();
    const user = `Tram; ${said}`;
    const found = safetyOf({ answer: { optionIds: ['a'], custom: said }, user }, 'en');
    expect(user.slice(found!.start, found!.end)).toBe('I want to die');
    expect(safetyOf({ answer: { skip: true }, user: '' }, 'en')).toBeNull();
  });
});
