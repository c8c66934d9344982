import { describe, expect, it } from 'vitest';
import type { OwnModel } from '@/lib/client/models';
import { modelDraftOf, modelDraftProblem, modelDraftWords, modelRequestOf } from './model-draft';

const own: OwnModel = {
  baseUrl: 'https://models.example/v1',
  model: 'inkstone-24b',
  key: { lastFour: '7Kd2', savedAt: '2026-09-14T09:30:00.000Z' },
  limits: { tokensPerInterview: null, tokensPerStudy: 60_000, tokensPerMonth: null },
  test: null,
  passed: true,
};
const stored = modelDraftOf(own);

describe('the form of a model', () => {
  it('K1: keeps the sealed key where the field for another one is left empty', () => {
    expect(modelRequestOf(stored)).not.toHaveProperty('apiKey');
    for (const text of ['', '  '])
      expect(modelRequestOf({ ...stored, apiKey: { is: 'typed', text } })).not.toHaveProperty('apiKey');
    expect(modelRequestOf({ ...stored, apiKey: { is: 'typed', text: ' mk-1 ' } })).toMatchObject({
      apiKey: 'mk-1',
    });
    expect(modelRequestOf({ ...stored, apiKey: { is: 'removed' } })).toMatchObject({ apiKey: null });
  });

  it.each(['1.5', '1e3', '-5', '1,50', '5 000 00', 'many', '0', '000', '5000000000000000'])(
    'never reads %s as another number',
    (tokensPerMonth) => {
      expect(modelDraftProblem('tokensPerMonth', { ...stored, tokensPerMonth })).toMatch(/^Enter/);
    },
  );

  it.each([
    ['', null],
    [' 5000 ', 5_000],
    ['5,000', 5_000],
    ['1 000 000', 1_000_000],
    ['1,000,000,000,000', 1_000_000_000_000],
  ])('takes %s for a limit', (tokensPerMonth, limit) => {
    const draft = { ...stored, tokensPerMonth };
    expect(modelDraftProblem('tokensPerMonth', draft)).toBeUndefined();
    expect(modelRequestOf(draft).limits).toEqual({
      tokensPerInterview: null,
      tokensPerStudy: 60_000,
      tokensPerMonth: limit,
    });
  });

  it('says in words what a field holds', () => {
    expect(modelDraftWords('tokensPerStudy', stored)).toBe('60,000');
    expect(modelDraftWords('tokensPerMonth', stored)).toBe('no limit');
    expect(modelDraftWords('apiKey', stored)).toMatch(/^sealed on .*, ends in 7Kd2$/);
    expect(modelDraftWords('apiKey', modelDraftOf(null))).toBe('no key');
  });
});
