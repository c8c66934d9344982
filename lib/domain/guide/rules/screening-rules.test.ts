import { describe } from 'vitest';
import { choice, flat, matrix, open, screener, screening } from '@/lib/testing/guide-parts';
import { checkRules } from '@/lib/testing/rule-cases';

describe('screening', () => {
  checkRules([
    ['C1: a screening block in first place is fine', [screening([screener()]), flat([open()])]],
    ['C1: a guide without screening is fine', [flat([open()])]],
    [
      'C1: a screening block stands in first place',
      [flat([open()]), screening([screener()])],
      'C1 screening-block-not-first @1.type',
    ],
    [
      'C1: a guide has at most one screening block',
      [screening([screener()]), flat([open()]), screening([screener()])],
      'C1 second-screening-block @2.type',
    ],
    ['C1: screening holds no open question', [screening([open()])], 'C1 screening-item-type @0.items.0.type'],
    [
      'C1: screening holds no matrix',
      [screening([screener(), matrix()])],
      'C1 screening-item-type @0.items.1.type',
    ],
    [
      'C1: each option of a screening question has a status; null is none',
      [
        screening([
          choice({
            options: [{ text: 'Yes', status: 'approve' }, { text: 'No' }, { text: 'Both', status: null }],
          }),
        ]),
      ],
      'C1 screening-option-without-status @0.items.0.options.1.status',
      'C1 screening-option-without-status @0.items.0.options.2.status',
    ],
    ['C1: neutral is a status', [screening([choice({ options: [{ text: 'Yes', status: 'neutral' }] })])]],
    [
      'C1: an option outside screening has no status',
      [
        flat([
          choice({ options: [{ text: 'Yes', status: 'neutral' }, { text: 'No' }] }),
          matrix({ options: [{ text: 'Good', status: 'approve' }] }),
        ]),
      ],
      'C1 status-outside-screening @0.items.0.options.0.status',
      'C1 status-outside-screening @0.items.1.options.0.status',
    ],
    [
      'C1: null is no status outside screening',
      [flat([choice({ options: [{ text: 'Yes', status: null }] })])],
    ],
    [
      'C1: a screening question has options of its own',
      [
        screening([
          screener({ externalId: 'a', multiSelect: true }),
          { type: 'multiple_choice', text: 'Which?', carryForwardFrom: 'a' },
        ]),
      ],
      'C1 screening-item-carries-forward @0.items.1.carryForwardFrom',
    ],
    [
      'C1: options of a screening question may be carried forward out of it',
      [
        screening([screener({ externalId: 'a', multiSelect: true })]),
        flat([{ type: 'ranking', text: 'Rank', carryForwardFrom: 'a' }]),
      ],
    ],
  ]);
});
