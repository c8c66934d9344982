import { describe } from 'vitest';
import { choice, flat, matrix, maxDiff, multi, options, ranking } from '@/lib/testing/guide-parts';
import { checkRules } from '@/lib/testing/rule-cases';

describe('selection bounds', () => {
  const one = (over: Parameters<typeof multi>[0]) => [flat([multi(over)])];
  const source = multi({ externalId: 's', options: options('1', '2', '3', '4') });
  const carried = (over: Parameters<typeof multi>[0]) => [
    flat([
      source,
      { type: 'multiple_choice' as const, text: 'And?', multiSelect: true, carryForwardFrom: 's', ...over },
    ]),
  ];
  checkRules([
    ['C3: a pair within the options is fine', one({ minSelect: 1, maxSelect: 3 })],
    ['C3: a pair may be equal', one({ minSelect: 2, maxSelect: 2 })],
    ['C3: null is absent', one({ minSelect: null, maxSelect: null })],
    ['C3: null beside nothing is absent', one({ maxSelect: null })],
    [
      'C3: minSelect does not come alone',
      one({ minSelect: 1 }),
      'C3 selection-bounds-not-a-pair @0.items.0.minSelect',
    ],
    [
      'C3: maxSelect does not come alone',
      one({ maxSelect: 2 }),
      'C3 selection-bounds-not-a-pair @0.items.0.maxSelect',
    ],
    [
      'C3: null beside a number is not a pair',
      one({ minSelect: null, maxSelect: 2 }),
      'C3 selection-bounds-not-a-pair @0.items.0.maxSelect',
    ],
    [
      'C3: bounds need multiSelect',
      [
        flat([
          choice({ minSelect: 1, maxSelect: 1 }),
          choice({ multiSelect: false, minSelect: 1, maxSelect: 1 }),
          choice({ multiSelect: null, minSelect: 1, maxSelect: 1 }),
        ]),
      ],
      'C3 selection-bounds-without-multi-select @0.items.0.minSelect',
      'C3 selection-bounds-without-multi-select @0.items.1.minSelect',
      'C3 selection-bounds-without-multi-select @0.items.2.minSelect',
    ],
    [
      'C3: minSelect is at least 1',
      one({ minSelect: 0, maxSelect: 2 }),
      'C3 min-select-below-one @0.items.0.minSelect',
    ],
    [
      'C3: minSelect is at most maxSelect',
      one({ minSelect: 3, maxSelect: 2 }),
      'C3 min-select-above-max-select @0.items.0.minSelect',
    ],
    [
      'C3: maxSelect is at most the number of options',
      one({ minSelect: 1, maxSelect: 4 }),
      'C3 selection-bounds-above-options @0.items.0.maxSelect',
    ],
    ['C3: a custom option counts as one more', one({ minSelect: 1, maxSelect: 4, allowCustomOption: true })],
    [
      'C3: a custom option counts as one more only',
      one({ minSelect: 1, maxSelect: 5, allowCustomOption: true }),
      'C3 selection-bounds-above-options @0.items.0.maxSelect',
    ],
    [
      'C3: a lone bound is measured too',
      one({ minSelect: 9 }),
      'C3 selection-bounds-not-a-pair @0.items.0.minSelect',
      'C3 selection-bounds-above-options @0.items.0.minSelect',
    ],
    ['C3: carried-forward options are the source’s', carried({ minSelect: 1, maxSelect: 4 })],
    [
      'C3: more than the source’s are too many',
      carried({ minSelect: 1, maxSelect: 5 }),
      'C3 selection-bounds-above-options @0.items.1.maxSelect',
    ],
    [
      'C3: a custom option adds to the source’s',
      carried({ minSelect: 1, maxSelect: 5, allowCustomOption: true }),
    ],
    [
      'C3: options carried forward twice are those of the first source',
      [
        flat([
          source,
          { type: 'multiple_choice', text: 'B', externalId: 'b', multiSelect: true, carryForwardFrom: 's' },
          {
            type: 'multiple_choice',
            text: 'C',
            multiSelect: true,
            carryForwardFrom: 'b',
            minSelect: 1,
            maxSelect: 5,
          },
        ]),
      ],
      'C3 selection-bounds-above-options @0.items.2.maxSelect',
    ],
  ]);
});

describe('exclusive options', () => {
  const last = [{ text: 'Tea' }, { text: 'None', exclusiveOption: true }];
  const first = [{ text: 'None', exclusiveOption: true }, { text: 'Tea' }];
  checkRules([
    ['C4: an exclusive last option of a multi-select question is fine', [flat([multi({ options: last })])]],
    [
      'C4: an exclusive option is the last',
      [flat([multi({ options: first })])],
      'C4 exclusive-option-not-last @0.items.0.options.0.exclusiveOption',
    ],
    [
      'C4: an exclusive option needs multiSelect',
      [flat([choice({ options: last }), choice({ options: last, multiSelect: false })])],
      'C4 exclusive-option-without-multi-select @0.items.0.options.1.exclusiveOption',
      'C4 exclusive-option-without-multi-select @0.items.1.options.1.exclusiveOption',
    ],
    [
      'C4: matrix, ranking and max_diff have no exclusive option',
      [
        flat([
          matrix({ options: last, multiSelect: true }),
          ranking({ options: last }),
          maxDiff({ options: last }),
        ]),
      ],
      'C4 exclusive-option-without-multi-select @0.items.0.options.1.exclusiveOption',
      'C4 exclusive-option-without-multi-select @0.items.1.options.1.exclusiveOption',
      'C4 exclusive-option-without-multi-select @0.items.2.options.1.exclusiveOption',
    ],
    [
      'C4: false is the same as none',
      [
        flat([
          choice({ options: [{ text: 'A', exclusiveOption: false }, { text: 'B' }] }),
          matrix({ options: [{ text: 'A', exclusiveOption: false }] }),
        ]),
      ],
    ],
  ]);
});
