import { expect, it } from 'vitest';
import { mayStartAsOther } from './entry-mode';

it.each([
  ['open', true, true],
  ['open', false, true],
  ['once_per_browser', true, false],
  ['once_per_browser', false, false],
  ['once_per_parameter', true, false],
  ['once_per_parameter', false, true],
  ['signed', true, false],
  ['signed', false, true],
] as const)(
  'X33: after an end in mode %s, by the same link %s, another start is offered: %s',
  (mode, isSameLink, offered) => {
    expect(mayStartAsOther({ mode, isSameLink })).toBe(offered);
  },
);
