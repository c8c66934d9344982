import { expect, it } from 'vitest';
import { supportLines } from './support-lines';

it.each([
  ['Samaritans: 116 123', 'Samaritans', '116 123', 'tel:116123'],
  ['112 – emergency', 'emergency', '112', 'tel:112'],
  ['Call +44 (0)20 1234 at any time', 'Call +44 (0)20 1234 at any time', '+44 (0)20 1234', 'tel:+440201234'],
  ['Talk to somebody near you', 'Talk to somebody near you', null, null],
  ['We are 2 people', 'We are 2 people', null, null],
])('K5: of the line “%s” the number can be called', (line, words, number, href) => {
  expect(supportLines(`\n ${line} \n`)).toEqual([{ words, number, href }]);
});
