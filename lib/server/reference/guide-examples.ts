/** Blocks that can be sent unchanged as the `studyGuide` of a study. A test sends each of them. */
export interface GuideExample {
  name: string;
  about: string;
  guide: object[];
}

/** A rule across fields: a guide that breaks it, and a corrected one. */
export interface RuleExample {
  rule: string;
  about: string;
  broken: object[];
  mended: object[];
}

const flat = (...items: object[]) => ({ type: 'flat', title: 'Questions', items });
const texts = (...all: string[]) => all.map((text) => ({ text }));

export const TYPE_EXAMPLES: readonly GuideExample[] = [
  {
    name: 'open_ended',
    about:
      'A question in their own words. `followUp` says how far the moderator probes: `none`, `light` (one follow-up at most), `medium` (two, the default) or `heavy` (four). `addInstructions` tells the moderator what to look for.',
    guide: [
      flat({
        type: 'open_ended',
        text: 'Tell me about the last night train that you took.',
        followUp: 'medium',
        addInstructions: 'Find out what kept them from sleeping.',
      }),
    ],
  },
  {
    name: 'multiple_choice',
    about:
      'One of several options, or several with `multiSelect`. `exclusiveOption` on the last one excludes the others; `allowCustomOption` lets participants type one of their own; `randomizeOptionOrder` draws an order for each participant, and `pinnedFinalOption` keeps the last option last.',
    guide: [
      flat({
        type: 'multiple_choice',
        text: 'What did you take along?',
        multiSelect: true,
        minSelect: 1,
        maxSelect: 2,
        allowCustomOption: true,
        options: [
          { text: 'A pillow', externalId: 'pillow' },
          { text: 'Earplugs', externalId: 'earplugs' },
          { text: 'Nothing', externalId: 'nothing', exclusiveOption: true },
        ],
      }),
    ],
  },
  {
    name: 'ranking',
    about: 'All options in an order, the best first.',
    guide: [
      flat({
        type: 'ranking',
        text: 'What matters most to you on a night train?',
        randomizeOptionOrder: true,
        options: texts('Quiet', 'A window', 'The price'),
      }),
    ],
  },
  {
    name: 'matrix',
    about:
      'The same choice for each row. The `options` are its columns; `multiSelect` allows several in a row.',
    guide: [
      flat({
        type: 'matrix',
        text: 'How were these?',
        rows: texts('The bed', 'The staff'),
        options: texts('Bad', 'Fair', 'Good'),
      }),
    ],
  },
  {
    name: 'max_diff',
    about:
      'The most and the least of a few options at a time, until each was shown about three times. `metric` is what they are judged on.',
    guide: [
      flat({
        type: 'max_diff',
        text: 'Which would you miss most and least?',
        metric: 'important',
        itemsPerScreen: 3,
        options: texts('Breakfast', 'A shower', 'Power', 'A lock', 'A reading lamp'),
      }),
    ],
  },
  {
    name: 'statement',
    about: 'Something to read, or to watch. It asks nothing; `continueButtonText` names the button.',
    guide: [
      flat({
        type: 'statement',
        text: 'The next questions are about the journey back.',
        continueButtonText: 'Go on',
      }),
    ],
  },
  {
    name: 'file_upload',
    about: 'One to `maxFiles` files, of MIME types that match `acceptedTypes`.',
    guide: [
      flat({
        type: 'file_upload',
        text: 'Please show us your ticket.',
        acceptedTypes: ['image/*', 'application/pdf'],
        maxFiles: 2,
        maxFileSizeMb: 10,
      }),
    ],
  },
];

export const MORE_EXAMPLES: readonly GuideExample[] = [
  {
    name: 'A screening block',
    about:
      'Decides who takes part. It comes first and holds multiple choice alone, each option of which has a `status`: one `reject` ends the interview kindly, and at least one `approve` has to be chosen where there is one.',
    guide: [
      {
        type: 'screening',
        title: 'Screening',
        items: [
          {
            type: 'multiple_choice',
            text: 'Did you take a night train this year?',
            options: [
              { text: 'Yes', status: 'approve' },
              { text: 'No', status: 'reject' },
            ],
          },
        ],
      },
      flat({ type: 'open_ended', text: 'How was the night?' }),
    ],
  },
  {
    name: 'A concept block',
    about:
      'Asks all of its questions for each concept that a participant sees: `subsampleCount` of them, drawn evenly over the study, or all when it is null.',
    guide: [
      {
        type: 'concept',
        title: 'Two cabins',
        conceptSamplingConfig: {
          subsampleCount: 1,
          concepts: [
            { nickname: 'pod', content: { title: 'The pod', description: 'A bed with a door.' } },
            { nickname: 'couchette', content: { title: 'The couchette', description: 'Six beds.' } },
          ],
        },
        items: [{ type: 'open_ended', text: 'What do you think of it?' }],
      },
    ],
  },
  {
    name: 'A condition',
    about:
      "Shows an item only when its criteria hold, all (`and`) or one (`or`) of them. `mustSelect` holds when at least one of `choices` was selected, `mustNotSelect` when none was. `searchParam` compares a query parameter of the participant's link.",
    guide: [
      flat(
        {
          type: 'multiple_choice',
          externalId: 'slept',
          text: 'Did you sleep?',
          options: [
            { text: 'Yes', externalId: 'slept-yes' },
            { text: 'No', externalId: 'slept-no' },
          ],
        },
        {
          type: 'open_ended',
          text: 'What kept you awake?',
          conditional: {
            operator: 'and',
            criteria: [
              {
                type: 'selectedTemplateOptions',
                questionId: 'slept',
                matchingCriteria: 'mustSelect',
                choices: ['slept-no'],
              },
              { type: 'searchParam', parameter: 'source', value: 'panel' },
            ],
          },
        },
      ),
    ],
  },
  {
    name: 'Options carried forward',
    about: 'What was selected in an earlier multi-select question are the options of a later one.',
    guide: [
      flat(
        {
          type: 'multiple_choice',
          externalId: 'used',
          text: 'Which did you use?',
          multiSelect: true,
          options: texts('The shower', 'The lounge', 'The breakfast'),
        },
        { type: 'ranking', text: 'Put them in order, the best first.', carryForwardFrom: 'used' },
      ),
    ],
  },
];

const question = { type: 'open_ended', text: 'How was the night?' };
const screener = (...options: object[]) => ({
  type: 'screening',
  title: 'Screening',
  items: [{ type: 'multiple_choice', text: 'Did you take a night train?', options }],
});
const yes = { text: 'Yes', status: 'approve' };
const no = { text: 'No', status: 'reject' };
const concepts = (count: number, subsampleCount: number) => ({
  type: 'concept',
  title: 'Cabins',
  conceptSamplingConfig: {
    subsampleCount,
    concepts: Array.from({ length: count }, (_, index) => ({
      nickname: `cabin ${index + 1}`,
      content: { title: `Cabin ${index + 1}` },
    })),
  },
  items: [{ type: 'open_ended', text: 'What do you think of it?' }],
});
const several = (more: object) => ({
  type: 'multiple_choice',
  text: 'What did you take along?',
  options: texts('A pillow', 'Earplugs', 'Nothing'),
  ...more,
});
const named = { ...several({ multiSelect: true }), externalId: 'along' };
const shownAfter = (questionId: string) => ({
  ...question,
  conditional: {
    operator: 'and',
    criteria: [
      {
        type: 'selectedTemplateOptions',
        questionId,
        matchingCriteria: 'mustSelect',
        choices: ['Earplugs'],
      },
    ],
  },
});

export const RULE_EXAMPLES: readonly RuleExample[] = [
  {
    rule: 'C1',
    about:
      'At most one screening block, in first place, made of `multiple_choice` alone; each of their options has a `status`, and no option elsewhere has one.',
    broken: [screener(yes, { text: 'No' }), flat(question)],
    mended: [screener(yes, no), flat(question)],
  },
  {
    rule: 'C2',
    about:
      'Concept blocks have a `conceptSamplingConfig`, no others do, and `subsampleCount` is at most the number of concepts.',
    broken: [concepts(2, 3)],
    mended: [concepts(2, 2)],
  },
  {
    rule: 'C3',
    about:
      '`minSelect` and `maxSelect` come as a pair and only with `multiSelect`; 1 <= `minSelect` <= `maxSelect` <= the number of options, one more with `allowCustomOption`.',
    broken: [flat(several({ multiSelect: true, minSelect: 2 }))],
    mended: [flat(several({ multiSelect: true, minSelect: 1, maxSelect: 2 }))],
  },
  {
    rule: 'C4',
    about: '`exclusiveOption` stands only on the last option of a multi-select `multiple_choice`.',
    broken: [
      flat(
        several({
          multiSelect: true,
          options: [{ text: 'Nothing', exclusiveOption: true }, { text: 'A pillow' }],
        }),
      ),
    ],
    mended: [
      flat(
        several({
          multiSelect: true,
          options: [{ text: 'A pillow' }, { text: 'Nothing', exclusiveOption: true }],
        }),
      ),
    ],
  },
  {
    rule: 'C5',
    about: 'Blocks, items, options and concepts share one space of `externalId`s: no value occurs twice.',
    broken: [
      flat({ ...question, externalId: 'night' }, { ...question, text: 'And the bed?', externalId: 'night' }),
    ],
    mended: [
      flat({ ...question, externalId: 'night' }, { ...question, text: 'And the bed?', externalId: 'bed' }),
    ],
  },
  {
    rule: 'C6',
    about:
      'A condition points back to a `multiple_choice` or `matrix` item; each of `choices` is one of its options, by `externalId` or else by text; `matrixRow` is the text of one of its rows when it is a matrix, and absent otherwise.',
    broken: [flat(named, shownAfter('no-such-question'))],
    mended: [flat(named, shownAfter('along'))],
  },
  {
    rule: 'C7',
    about:
      '`carryForwardFrom` points back to a multi-select `multiple_choice`; an item that has it has no `options`.',
    broken: [
      flat(
        { ...several({}), externalId: 'one' },
        { type: 'ranking', text: 'Order them.', carryForwardFrom: 'one' },
      ),
    ],
    mended: [flat(named, { type: 'ranking', text: 'Order them.', carryForwardFrom: 'along' })],
  },
  {
    rule: 'C8',
    about:
      'No two options of an item, rows of a matrix or concepts of a block read the same, and `itemsPerScreen` is at most the number of options.',
    broken: [flat(several({ options: texts('A pillow', 'A pillow') }))],
    mended: [flat(several({ options: texts('A pillow', 'A blanket') }))],
  },
];
