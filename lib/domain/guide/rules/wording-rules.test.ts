import { describe } from 'vitest';
import {
  choice,
  concept,
  conceptBlock,
  flat,
  matrix,
  maxDiff,
  open,
  options,
} from '@/lib/testing/guide-parts';
import { checkRules } from '@/lib/testing/rule-cases';

describe('wording', () => {
  checkRules([
    [
      'C8: options that read differently are fine, case and accents count',
      [flat([choice({ options: options('Tee', 'tee', 'Tée') })])],
    ],
    [
      'C8: two options',
      [flat([choice({ options: options('Tea', 'Milk', 'Tea') })])],
      'C8 options-read-the-same @0.items.0.options.2.text',
    ],
    [
      'C8: blanks at the ends make no difference',
      [flat([maxDiff({ options: options('Tea', ' Tea ', 'Tea\n') })])],
      'C8 options-read-the-same @0.items.0.options.1.text',
      'C8 options-read-the-same @0.items.0.options.2.text',
    ],
    [
      'C8: two columns',
      [flat([matrix({ options: options('Good', 'Good') })])],
      'C8 options-read-the-same @0.items.0.options.1.text',
    ],
    [
      'C8: two rows',
      [flat([matrix({ rows: [{ text: 'Taste' }, { text: 'Taste' }] })])],
      'C8 rows-read-the-same @0.items.0.rows.1.text',
    ],
    [
      'C8: a row and a column may read the same',
      [flat([matrix({ options: options('Taste'), rows: [{ text: 'Taste' }] })])],
    ],
    ['C8: options of two items may read the same', [flat([choice(), choice()])]],
    [
      'C8: two concepts of a block by title, whatever their nicknames',
      [conceptBlock([concept('A'), concept('A', { nickname: 'B' })], [open()])],
      'C8 concepts-read-the-same @0.conceptSamplingConfig.concepts.1.content.title',
    ],
    [
      'C8: concepts of two blocks may read the same',
      [conceptBlock([concept('A')], [open()]), conceptBlock([concept('A')], [open()])],
    ],
    ['C8: itemsPerScreen may be the number of options', [flat([maxDiff({ itemsPerScreen: 4 })])]],
    [
      'C8: itemsPerScreen is at most the number of options',
      [flat([maxDiff({ itemsPerScreen: 5 })])],
      'C8 items-per-screen-above-options @0.items.0.itemsPerScreen',
    ],
    [
      'C8: null itemsPerScreen fits any number of options',
      [flat([maxDiff({ itemsPerScreen: null, options: options('A', 'B') })])],
    ],
  ]);
});
