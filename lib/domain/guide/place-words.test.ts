import { expect, it } from 'vitest';
import { placeWords } from './place-words';

const guide = [
  { title: 'Screening', items: [{ text: 'One?' }, { text: 'Two?' }] },
  {
    title: '',
    conceptSamplingConfig: { concepts: [{ content: { title: 'Quiet coach' } }] },
    items: [{ text: `  ${'Long '.repeat(20)}`, options: [{ text: 'Yes' }, {}], rows: [{ text: 'Taste' }] }],
  },
];

it.each([
  [[], 'The study guide'],
  [[0], 'Block 1 “Screening”'],
  [[0, 'title'], 'Block 1 “Screening”, title'],
  [[0, 'items', 1, 'type'], 'Block 1 “Screening”, Q2 “Two?”, type'],
  [
    [1, 'items', 0, 'options', 1, 'text'],
    'Block 2, Q3 “Long Long Long Long Long Long Long Long…”, option 2, text',
  ],
  [[1, 'items', 0, 'rows', 0], 'Block 2, Q3 “Long Long Long Long Long Long Long Long…”, row 1 “Taste”'],
  [
    [1, 'conceptSamplingConfig', 'concepts', 0, 'content', 'title'],
    'Block 2, concept 1 “Quiet coach”, content title',
  ],
  [
    [0, 'items', 0, 'conditional', 'criteria', 1, 'choices', 0],
    'Block 1 “Screening”, Q1 “One?”, condition, criterion 2, choices 1',
  ],
  [[7, 'items', 3], 'Block 8, Q7'],
  [['studyGuide'], 'studyGuide'],
] as const)('names the place %j', (path, words) => {
  expect(placeWords([...path], guide)).toBe(words);
});

it('names places in values of any form', () => {
  for (const value of [null, 1, 'x', {}, [null, { items: 7 }], [{ items: [null] }]]) {
    expect(placeWords([1, 'items', 0, 'options', 0], value)).toContain('option 1');
  }
});
