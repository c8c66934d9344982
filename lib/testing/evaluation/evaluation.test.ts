import { describe, expect, it } from 'vitest';
import { byRules, byTellMeMore, figuresOf } from './figures';
import { isUsable, labelKey, rated } from './labels';
import { ODD_ANSWERS, oddOutcomes } from './odd-answers';
import { heldInterviews, replayed } from './replay';

describe('the evaluation of the moderator, on a small sample', () => {
  const sample = heldInterviews('built')
    .slice(0, 3)
    .flatMap((held) => replayed(held));

  it('has every participant in one half alone', () => {
    const ids = (half: 'built' | 'measured') => heldInterviews(half).map(({ id }) => id);
    expect(ids('built').filter((id) => ids('measured').includes(id))).toEqual([]);
    for (const id of ids('built')) expect([1, 2]).toContain(Number(id.split('-')[1]) % 4);
    expect([...ids('built'), ...ids('measured')]).toHaveLength(13);
  });

  it('K4: long answers are left alone, quotes are rare and whole, no language is left, nothing is repeated', () => {
    const figures = figuresOf(byRules(sample));
    expect(figures.followUps).toBeGreaterThan(10);
    expect(figures.longLeftAlone).toBeGreaterThanOrEqual(figures.longAnswers / 2);
    expect(figures.quoting).toBeLessThanOrEqual(figures.followUps / 3);
    expect(figures).toMatchObject({ cutQuotes: 0, wrongLanguage: 0, repeats: 0 });
  });

  it('K3: sees what is wrong with the same question every time', () => {
    const { refused, repeats, answers, longLeftAlone } = figuresOf(byTellMeMore(sample));
    expect(refused).toBe(answers);
    expect(repeats).toBeGreaterThan(answers - 4);
    expect(longLeftAlone).toBe(0);
  });

  it('keeps a label with the answer and the words of the follow-up', () => {
    const [one] = byRules(sample).filter(({ text }) => text !== null);
    const labels = new Map([[labelKey(one!, one!.text!), { natural: 2, deepens: 1 }]]);
    expect(rated([one!], labels)).toMatchObject({ labelled: 1, unlabelled: 0, usable: 1 });
    expect(rated([{ ...one!, text: `${one!.text} ` }], labels)).toMatchObject({ labelled: 0, unlabelled: 1 });
    expect(isUsable({ natural: 2, deepens: 0 })).toBe(false);
  });

  it('K3: odd and hostile answers are met in bounded time with what passes the check, or not at all', () => {
    const outcomes = oddOutcomes();
    expect(outcomes).toHaveLength(ODD_ANSWERS.length);
    for (const { name, refusals, milliseconds } of outcomes) {
      expect([name, refusals]).toEqual([name, []]);
      expect(milliseconds).toBeLessThan(150);
    }
  });
});
