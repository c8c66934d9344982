import { describe, expect, it } from 'vitest';
import { keptDraft, nextDraft, textsToDraft } from './draft-texts';

const of = (...sources: string[]) => sources.map((source, at) => ({ path: `${at}`, source }));

describe('drafts of translations', () => {
  it('N1: are made of what has no translation at all', () => {
    const beside = new Map([
      ['a', { source: 'A', text: null, state: null }],
      ['b', { source: 'B', text: 'b', state: 'machine' as const }],
      ['c', { source: 'C', text: 'c', state: 'outdated' as const }],
      ['d', { source: 'D', text: null, state: null }],
    ]);
    expect(textsToDraft(beside).map(({ path }) => path)).toEqual(['a', 'd']);
  });

  it('N1: come in parts that somebody can wait for, and a long text alone', () => {
    expect(nextDraft([])).toEqual([]);
    expect(nextDraft(of('a', 'b'))).toHaveLength(2);
    expect(nextDraft(of(...Array.from({ length: 30 }, () => 'a')))).toHaveLength(12);
    const long = 'x'.repeat(2_000);
    expect(nextDraft(of(long, 'a'))).toEqual(of(long));
    expect(nextDraft(of('a', long, 'b'))).toEqual(of('a'));
  });

  it.each([
    ['Why tea?', ' Warum Tee?\n', 'Warum Tee?'],
    ['OK', 'Einverstanden, so machen wir das', 'Einverstanden, so machen wir das'],
    ['Why tea?', '', null],
    ['Why tea?', ' \u0000 ', null],
    ['Why tea?', 'a\ud800', null],
    ['Why tea?', 'Warum? '.repeat(40), null],
  ])('N1: of %j the draft %j is kept as %j', (source, draft, kept) => {
    expect(keptDraft(source, draft)).toBe(kept);
  });
});
