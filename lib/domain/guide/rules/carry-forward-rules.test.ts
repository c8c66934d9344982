import { describe } from 'vitest';
import {
  choice,
  concept,
  conceptBlock,
  flat,
  matrix,
  multi,
  open,
  options,
  ranking,
} from '@/lib/testing/guide-parts';
import { checkRules } from '@/lib/testing/rule-cases';

describe('carry-forward', () => {
  const source = multi({ externalId: 's' });
  const carrying = { type: 'ranking', text: 'Rank', carryForwardFrom: 's' } as const;
  const at = '@0.items.1.carryForwardFrom';
  checkRules([
    ['C7: from an earlier multi-select question', [flat([source, carrying])]],
    ['C7: an empty list of options is none', [flat([source, { ...carrying, options: [] }])]],
    ['C7: null carries nothing forward', [flat([ranking({ carryForwardFrom: null })])]],
    [
      'C7: an unknown question',
      [flat([source, { ...carrying, carryForwardFrom: 'x' }])],
      `C7 carry-forward-unknown ${at}`,
    ],
    [
      'C7: an option is no question',
      [flat([multi({ options: [{ text: 'Tea', externalId: 's' }] }), carrying])],
      `C7 carry-forward-not-a-question ${at}`,
    ],
    ['C7: a later question', [flat([open(), carrying, source])], `C7 carry-forward-not-back ${at}`],
    [
      'C7: the question itself',
      [
        flat([
          open(),
          { type: 'multiple_choice', text: 'Me', externalId: 's', multiSelect: true, carryForwardFrom: 's' },
        ]),
      ],
      `C7 carry-forward-not-back ${at}`,
    ],
    [
      'C7: a single-select question',
      [flat([choice({ externalId: 's' }), carrying])],
      `C7 carry-forward-source-type ${at}`,
    ],
    [
      'C7: multiSelect null is single-select',
      [flat([choice({ externalId: 's', multiSelect: null }), carrying])],
      `C7 carry-forward-source-type ${at}`,
    ],
    [
      'C7: a multi-select matrix',
      [flat([matrix({ externalId: 's', multiSelect: true }), carrying])],
      `C7 carry-forward-source-type ${at}`,
    ],
    [
      'C7: an open question',
      [flat([open({ externalId: 's' }), carrying])],
      `C7 carry-forward-source-type ${at}`,
    ],
    [
      'C7: an item that has it has no options',
      [flat([source, { ...carrying, options: options('Tea') }])],
      'C7 carry-forward-with-options @0.items.1.options',
    ],
    [
      'C6 and C7: out of a concept block nothing is carried',
      [conceptBlock([concept('A')], [source]), flat([carrying])],
      'C7 carry-forward-into-concept-block @1.items.0.carryForwardFrom',
    ],
    ['C6 and C7: within a concept block it is', [conceptBlock([concept('A')], [source, carrying])]],
  ]);
});
