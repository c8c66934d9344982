import type { QuestionType } from '@/lib/domain/guide/guide';

/** Examples of `answer` for each type of question; a test parses each as the server does. */
export const ANSWER_EXAMPLES: readonly { name: string; type: QuestionType; about: string; answer: object }[] =
  [
    {
      name: 'open_ended',
      type: 'open_ended',
      about: 'Words. A `follow_up` step is answered like this, too.',
      answer: { text: 'Quiet until Hanover.' },
    },
    {
      name: 'open_ended, spoken',
      type: 'open_ended',
      about: 'The recordings of the turn. `text` may be empty only beside them.',
      answer: { text: '', recordings: ['e1f2a3b4-c5d6-4e7f-8a9b-0c1d2e3f4a5b'] },
    },
    {
      name: 'multiple_choice',
      type: 'multiple_choice',
      about: 'The options that were chosen, by id.',
      answer: { optionIds: ['2a3b4c5d-6e7f-4081-92a3-b4c5d6e7f809'] },
    },
    {
      name: 'multiple_choice, with an option of their own',
      type: 'multiple_choice',
      about: 'Where the question has `allowCustomOption`.',
      answer: { optionIds: ['2a3b4c5d-6e7f-4081-92a3-b4c5d6e7f809'], custom: 'A blanket from home' },
    },
    {
      name: 'ranking',
      type: 'ranking',
      about: 'All options, the best first.',
      answer: {
        optionIds: [
          '3b4c5d6e-7f80-4192-a3b4-c5d6e7f8091a',
          '2a3b4c5d-6e7f-4081-92a3-b4c5d6e7f809',
          '4c5d6e7f-8091-42a3-84c5-d6e7f8091a2b',
        ],
      },
    },
    {
      name: 'matrix',
      type: 'matrix',
      about: 'For every row the columns that were chosen: one, or several with `isMultiSelect`.',
      answer: {
        cells: {
          '5d6e7f80-91a2-43b4-95d6-e7f8091a2b3c': ['2a3b4c5d-6e7f-4081-92a3-b4c5d6e7f809'],
          '6e7f8091-a2b3-44c5-96e7-f8091a2b3c4d': ['3b4c5d6e-7f80-4192-a3b4-c5d6e7f8091a'],
        },
      },
    },
    {
      name: 'max_diff',
      type: 'max_diff',
      about: 'The most and the least of each of `screens`, in their order.',
      answer: {
        screens: [
          { best: '2a3b4c5d-6e7f-4081-92a3-b4c5d6e7f809', worst: '3b4c5d6e-7f80-4192-a3b4-c5d6e7f8091a' },
          { best: '4c5d6e7f-8091-42a3-84c5-d6e7f8091a2b', worst: '2a3b4c5d-6e7f-4081-92a3-b4c5d6e7f809' },
        ],
      },
    },
    {
      name: 'file_upload',
      type: 'file_upload',
      about: 'The uploads, of kind `file`, that they handed in.',
      answer: { recordings: ['e1f2a3b4-c5d6-4e7f-8a9b-0c1d2e3f4a5b'] },
    },
    { name: 'statement', type: 'statement', about: 'Nothing is asked, so nothing is said.', answer: {} },
  ];
