import { describe, expect, it } from 'vitest';
import { choice, comesAfter, flat, multi, open, pick, screening } from '@/lib/testing/guide-of';
import type { Answer } from './interview';

describe('D2: screening', () => {
  const guide = (options: string, fields = {}) => [screening(multi('s', options, fields)), flat(open('in'))];
  const cases: [string, string, Answer, string][] = [
    ['an approve option lets in', 'a+ r- n=', pick('s', 'a'), 'in'],
    ['a reject option screens out, whatever else is selected', 'a+ r- n=', pick('s', 'a r'), 'screened_out'],
    ['neutral options alone screen out when one could approve', 'a+ n=', pick('s', 'n'), 'screened_out'],
    ['neutral options alone screen out when one could reject', 'r- n=', pick('s', 'n'), 'screened_out'],
    ['neutral with approve lets in', 'a+ n=', pick('s', 'a n'), 'in'],
    ['only neutral options let everybody in', 'n= m=', pick('s', 'm'), 'in'],
    ['the custom option alone counts as nothing selected', 'a+ n=', pick('s', '', 'own'), 'screened_out'],
    ['the custom option alone passes when all are neutral', 'n= m=', pick('s', '', 'own'), 'in'],
    ['the custom option beside an approve lets in', 'a+ n=', pick('s', 'a', 'own'), 'in'],
  ];
  it.each(cases)('D2: %s', (_, options, answer, comes) => {
    expect(comesAfter(guide(options, { allowCustomOption: true }), answer)).toBe(comes);
  });
  it('D2: a rejecting answer ends the interview at once, before the next screening question', () => {
    const two = [screening(choice('s', 'in+ out-'), choice('t', 'in+ out-')), flat(open('in'))];
    expect(comesAfter(two, pick('s', 'out'))).toBe('screened_out');
    expect(comesAfter(two, pick('s', 'in'))).toBe('t');
    expect(comesAfter(two, pick('s', 'in'), pick('t', 'out'))).toBe('screened_out');
  });
});
