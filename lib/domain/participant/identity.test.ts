import { describe, expect, it } from 'vitest';
import { identifyingParameters } from './identity';

const urlParams = [
  ['pid', 'p-7'],
  ['source', 'mail'],
  ['pid', 'p-8'],
  ['empty', ''],
] as const;

describe('what names a participant', () => {
  it('O2: is the parameter by which a study lets each in once, and that of a panel', () => {
    const entry = { mode: 'once_per_parameter', parameter: 'pid' } as const;
    expect(identifyingParameters({ entry, redirects: null }, urlParams)).toEqual([['pid', 'p-7']]);
    expect(identifyingParameters({ entry, redirects: { parameter: 'pid' } }, urlParams)).toHaveLength(1);
    expect(identifyingParameters({ entry, redirects: { parameter: 'source' } }, urlParams)).toEqual([
      ['pid', 'p-7'],
      ['source', 'mail'],
    ]);
  });

  it('O2: is no other parameter, none that is missing, and none without a value', () => {
    const open = { mode: 'open' } as const;
    expect(identifyingParameters({ entry: open, redirects: null }, urlParams)).toEqual([]);
    for (const parameter of ['rid', 'empty', null])
      expect(identifyingParameters({ entry: open, redirects: { parameter } }, urlParams)).toEqual([]);
  });
});
