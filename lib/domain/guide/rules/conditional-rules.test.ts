import { describe } from 'vitest';
import {
  choice,
  concept,
  conceptBlock,
  flat,
  matrix,
  maxDiff,
  multi,
  open,
  ranking,
  screener,
  screening,
  selected,
} from '@/lib/testing/guide-parts';
import { checkRules } from '@/lib/testing/rule-cases';
import type { Conditional } from '../guide';

describe('conditionals', () => {
  const tea = choice({ externalId: 'tea', options: [{ text: 'Yes', externalId: 'y' }, { text: 'No' }] });
  const grid = matrix({ externalId: 'grid' });
  const asks = (conditional: Conditional | null) => open({ conditional });
  const where = '@0.items.1.conditional.criteria.0';
  checkRules([
    ['C6: choices by externalId', [flat([tea, asks(selected('tea', ['y']))])]],
    ['C6: choices by text', [flat([tea, asks(selected('tea', ['No', 'Yes']))])]],
    ['C6: null is no conditional', [flat([tea, asks(null)])]],
    [
      'C6: a question of an earlier block',
      [screening([screener({ externalId: 's' })]), flat([asks(selected('s', ['Yes']))])],
    ],
    [
      'C6: an unknown question',
      [flat([tea, asks(selected('milk', ['y']))])],
      `C6 conditional-unknown ${where}.questionId`,
    ],
    [
      'C6: names of the language are unknown questions',
      [flat([tea, asks(selected('__proto__', ['y'])), asks(selected('constructor', ['y']))])],
      `C6 conditional-unknown ${where}.questionId`,
      'C6 conditional-unknown @0.items.2.conditional.criteria.0.questionId',
    ],
    [
      'C6: the text of a question is no questionId',
      [flat([tea, asks(selected('Which?', ['y']))])],
      `C6 conditional-unknown ${where}.questionId`,
    ],
    [
      'C6: a block, an option or a concept is no question',
      [flat([tea, asks(selected('y', ['y']))])],
      `C6 conditional-not-a-question ${where}.questionId`,
    ],
    [
      'C6: nor is the block itself',
      [flat([tea, asks(selected('b', ['y']))], { externalId: 'b' })],
      `C6 conditional-not-a-question ${where}.questionId`,
    ],
    [
      'C6: a concept is no question',
      [conceptBlock([concept('A', { externalId: 'c' })], [tea, asks(selected('c', ['y']))])],
      `C6 conditional-not-a-question ${where}.questionId`,
    ],
    [
      'C6: a later question',
      [flat([open(), asks(selected('tea', ['y'])), tea])],
      `C6 conditional-not-back ${where}.questionId`,
    ],
    [
      'C6: the question itself',
      [flat([open(), choice({ externalId: 'me', conditional: selected('me', ['Tea']) })])],
      `C6 conditional-not-back ${where}.questionId`,
    ],
    [
      'C6: an open question',
      [flat([open({ externalId: 'why' }), asks(selected('why', ['y']))])],
      `C6 conditional-source-type ${where}.questionId`,
    ],
    [
      'C6: a ranking',
      [flat([ranking({ externalId: 'r' }), asks(selected('r', ['Tea']))])],
      `C6 conditional-source-type ${where}.questionId`,
    ],
    [
      'C6: a max-diff',
      [flat([maxDiff({ externalId: 'r' }), asks(selected('r', ['Taste']))])],
      `C6 conditional-source-type ${where}.questionId`,
    ],
    [
      'C6: each of choices is an option, exactly',
      [flat([tea, asks(selected('tea', ['y', 'yes', 'Yes ', 'Tea']))])],
      `C6 conditional-choice-unknown ${where}.choices.1`,
      `C6 conditional-choice-unknown ${where}.choices.2`,
      `C6 conditional-choice-unknown ${where}.choices.3`,
    ],
    [
      'C6: the option of another question is none of it',
      [
        flat([
          choice({ options: [{ text: 'Beer', externalId: 'beer' }] }),
          tea,
          asks(selected('tea', ['beer'])),
        ]),
      ],
      'C6 conditional-choice-unknown @0.items.2.conditional.criteria.0.choices.0',
    ],
    [
      'C6: a custom option is no choice',
      [flat([{ ...tea, allowCustomOption: true }, asks(selected('tea', ['Other']))])],
      `C6 conditional-choice-unknown ${where}.choices.0`,
    ],
    [
      'C6: carried-forward options count, by externalId and by text',
      [
        flat([
          multi({ externalId: 's', options: [{ text: 'Tea', externalId: 't' }, { text: 'Milk' }] }),
          { type: 'multiple_choice', text: 'Best?', externalId: 'best', carryForwardFrom: 's' },
          asks(selected('best', ['t', 'Milk'])),
          asks(selected('best', ['Beer'])),
        ]),
      ],
      'C6 conditional-choice-unknown @0.items.3.conditional.criteria.0.choices.0',
    ],
    [
      'C6: a matrix with row and column',
      [flat([grid, asks(selected('grid', ['Good'], { matrixRow: 'Taste' }))])],
    ],
    [
      'C6: a row is no choice',
      [flat([grid, asks(selected('grid', ['Taste'], { matrixRow: 'Taste' }))])],
      `C6 conditional-choice-unknown ${where}.choices.0`,
    ],
    [
      'C6: matrixRow is the exact text of a row',
      [flat([grid, asks(selected('grid', ['Good'], { matrixRow: 'taste' }))])],
      `C6 matrix-row-unknown ${where}.matrixRow`,
    ],
    [
      'C6: a matrix needs matrixRow',
      [flat([grid, asks(selected('grid', ['Good']))])],
      `C6 matrix-row-missing ${where}.matrixRow`,
    ],
    [
      'C6: null is no matrixRow',
      [flat([grid, asks(selected('grid', ['Good'], { matrixRow: null }))])],
      `C6 matrix-row-missing ${where}.matrixRow`,
    ],
    [
      'C6: matrixRow needs a matrix',
      [flat([tea, asks(selected('tea', ['y'], { matrixRow: 'Taste' }))])],
      `C6 matrix-row-without-matrix ${where}.matrixRow`,
    ],
    [
      'C6: null as matrixRow is fine without a matrix',
      [flat([tea, asks(selected('tea', ['y'], { matrixRow: null }))])],
    ],
    [
      'C6: every criterion is looked at; URL parameters refer to nothing',
      [
        flat([
          tea,
          asks({
            operator: 'or',
            criteria: [
              { type: 'searchParam', parameter: 'tea', value: 'nobody' },
              {
                type: 'selectedTemplateOptions',
                questionId: 'milk',
                matchingCriteria: 'mustNotSelect',
                choices: ['y'],
              },
            ],
          }),
        ]),
      ],
      'C6 conditional-unknown @0.items.1.conditional.criteria.1.questionId',
    ],
  ]);
});

describe('conditionals and concept blocks', () => {
  const tea = choice({ externalId: 'tea' });
  const onTea = selected('tea', ['Tea']);
  const at = 'conceptSamplingConfig.concepts.0.conditional.criteria.0.questionId';
  const shown = [concept('A', { conditional: onTea })];
  checkRules([
    ['C6: a concept may depend on an earlier block', [flat([tea]), conceptBlock(shown, [open()])]],
    [
      'C6: a concept does not depend on its own block',
      [conceptBlock(shown, [tea, open()])],
      `C6 conditional-not-back @0.${at}`,
    ],
    [
      'C6: a concept does not depend on a later block',
      [conceptBlock(shown, [open()]), flat([tea])],
      `C6 conditional-not-back @0.${at}`,
    ],
    [
      'C6: a concept does not depend on another concept block',
      [conceptBlock([concept('A')], [tea]), conceptBlock(shown, [open()])],
      `C6 conditional-into-concept-block @1.${at}`,
    ],
    [
      'C6: within a concept block an item may point to an earlier one',
      [conceptBlock([concept('A')], [tea, open({ conditional: onTea })])],
    ],
    [
      'C6: out of a concept block an item may point to an earlier flat block',
      [flat([tea]), conceptBlock([concept('A')], [open({ conditional: onTea })])],
    ],
    [
      'C6: nothing outside a concept block points into one',
      [conceptBlock([concept('A')], [tea]), flat([open({ conditional: onTea })])],
      'C6 conditional-into-concept-block @1.items.0.conditional.criteria.0.questionId',
    ],
    [
      'C6: nor does another concept block',
      [conceptBlock([concept('A')], [tea]), conceptBlock([concept('B')], [open({ conditional: onTea })])],
      'C6 conditional-into-concept-block @1.items.0.conditional.criteria.0.questionId',
    ],
  ]);
});
