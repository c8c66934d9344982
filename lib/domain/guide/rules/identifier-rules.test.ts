import { describe } from 'vitest';
import { choice, concept, conceptBlock, flat, open, ranking } from '@/lib/testing/guide-parts';
import { checkRules } from '@/lib/testing/rule-cases';

describe('external ids', () => {
  const a = { externalId: 'a' };
  const option = choice({ options: [{ text: 'Tea', ...a }] });
  checkRules([
    [
      'C5: different ids everywhere are fine',
      [flat([choice({ externalId: 'q', options: [{ text: 'Tea', externalId: 'o' }] })], { externalId: 'b' })],
    ],
    ['C5: two blocks', [flat([open()], a), flat([open()], a)], 'C5 external-id-twice @1.externalId'],
    ['C5: a block and its item', [flat([open(a)], a)], 'C5 external-id-twice @0.items.0.externalId'],
    [
      'C5: two items of different blocks',
      [flat([open(a)]), flat([open(a)])],
      'C5 external-id-twice @1.items.0.externalId',
    ],
    [
      'C5: an item and its option',
      [flat([{ ...option, ...a }])],
      'C5 external-id-twice @0.items.0.options.0.externalId',
    ],
    [
      'C5: options of two items',
      [flat([option, ranking({ options: [{ text: 'Milk', ...a }] })])],
      'C5 external-id-twice @0.items.1.options.0.externalId',
    ],
    [
      'C5: two options of one item, and a third',
      [
        flat([
          choice({
            options: [
              { text: 'Tea', ...a },
              { text: 'Milk', ...a },
              { text: 'Juice', ...a },
            ],
          }),
        ]),
      ],
      'C5 external-id-twice @0.items.0.options.1.externalId',
      'C5 external-id-twice @0.items.0.options.2.externalId',
    ],
    [
      'C5: a concept and an item',
      [conceptBlock([concept('A', a)], [open(a)])],
      'C5 external-id-twice @0.items.0.externalId',
    ],
    [
      'C5: two concepts',
      [conceptBlock([concept('A', a), concept('B', a)], [open()])],
      'C5 external-id-twice @0.conceptSamplingConfig.concepts.1.externalId',
    ],
    [
      'C5: case makes a difference, and names of the language are names like others',
      [
        flat([
          open(a),
          open({ externalId: 'A' }),
          open({ externalId: '__proto__' }),
          open({ externalId: 'constructor' }),
        ]),
      ],
    ],
  ]);
});
