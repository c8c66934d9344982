/** The descriptions of the study guide language (decisions, B1). Key '' is the part itself. */

const item = {
  text: 'What is asked, or said.',
  externalId: 'A name of your own, which conditions and carry-forwards refer to. Unique within the guide.',
  conditional: 'Shows the item only when this holds.',
  media: 'Pictures and films shown with it.',
  embed: 'A page shown with it.',
  'embed.url': 'Its http or https address.',
  'embed.proxyUrl': 'Shown instead of `url` when there.',
  type: 'The type of the item.',
} as const;
const carryForwardFrom =
  'The `externalId` of an earlier multi-select question; what was selected there are the options here.';
const media = {
  name: 'A name for it.',
  url: 'Its http or https address.',
  type: 'A picture or a film.',
  widthPercentage: 'Its width in per cent of the column, 1 to 100.',
} as const;

export const GUIDE_TEXTS = {
  Block: {
    '': 'A part of the interview.',
    externalId: 'A name of your own. Unique within the guide.',
    type: '`flat`: questions in order. `concept`: its questions are asked for each concept. `screening`: the first block, which decides who takes part.',
    title: 'A title, for you.',
    conceptSamplingConfig: 'What is tested; concept blocks have it, no others.',
    'conceptSamplingConfig.concepts': 'The concepts.',
    'conceptSamplingConfig.subsampleCount': 'How many of them each participant sees; null means all.',
    items: 'What is asked, in order.',
  },
  GuideConcept: {
    '': 'Something that participants are asked about.',
    externalId: 'A name of your own. Unique within the guide.',
    nickname: 'What you call it.',
    content: 'What participants see.',
    'content.title': 'Its title.',
    'content.description': 'Its description.',
    'content.media': 'Pictures and films of it.',
    'content.embed': 'A page that shows it.',
    'content.embed.url': 'Its http or https address.',
    conditional: 'Shows the concept only when this holds.',
  },
  Media: { '': 'A picture or a film.', ...media },
  ItemMedia: {
    '': 'A picture or a film beside a question.',
    ...media,
    forceWatching: 'No going on before it was played to its end.',
  },
  Conditional: {
    '': 'A condition on what was said before, or on the link.',
    operator: '`and`: all of the criteria hold; `or`: one of them does.',
    criteria: 'The criteria.',
  },
  SelectionCriterion: {
    '': 'What was selected in an earlier question.',
    type: 'Tells the criteria apart.',
    questionId: 'The `externalId` of an earlier multiple choice or matrix question.',
    matchingCriteria: '`mustSelect`: at least one of the choices was selected; `mustNotSelect`: none was.',
    choices: 'Options of that question, by `externalId` or else by text.',
    matrixRow: 'The text of a row, when the question is a matrix.',
  },
  ParameterCriterion: {
    '': "A parameter of the participant's link.",
    type: 'Tells the criteria apart.',
    parameter: 'Its name.',
    value: 'What it equals, letter by letter.',
  },
  Item: { '': 'A question or a statement, told apart by `type`.' },
  OpenEndedItem: {
    '': 'An open question, with follow-ups by the moderator.',
    ...item,
    followUp: 'How far the moderator probes: at most 0, 1, 2 or 4 follow-ups. Default `medium`.',
    addInstructions: 'What the moderator should know or look for.',
    preferredInput: 'How participants are invited to answer.',
    screenObservationEnabled: 'Whether the screen is watched while they answer.',
  },
  MultipleChoiceItem: {
    '': 'A question with options to choose from.',
    ...item,
    options: 'What may be chosen; absent when they are carried forward.',
    multiSelect: 'Allows several selections.',
    allowCustomOption: 'Allows an answer in words of their own.',
    minSelect: 'The fewest selections; only together with `maxSelect` and `multiSelect`.',
    maxSelect: 'The most selections.',
    randomizeOptionOrder: 'Each participant sees the options in an order of their own.',
    pinnedFinalOption: 'The last option stays last then.',
    carryForwardFrom,
  },
  Option: {
    '': 'One of the things to choose from.',
    externalId: 'A name of your own, which conditions refer to.',
    text: 'What participants read.',
    status:
      'On options of the screening block: `approve` lets in, `reject` screens out, `neutral` does neither.',
    exclusiveOption: 'Excludes the others, such as "none of these". On the last option only.',
  },
  RankingItem: {
    '': 'Options to put in order.',
    ...item,
    options: 'What is ranked; absent when they are carried forward.',
    randomizeOptionOrder: 'Each participant begins with an order of their own.',
    carryForwardFrom,
  },
  MatrixItem: {
    '': 'A table: one answer for each row.',
    ...item,
    options: 'The columns.',
    rows: 'The rows.',
    multiSelect: 'Allows several columns for a row.',
  },
  Row: { '': 'A row of a matrix.', text: 'What participants read.' },
  MaxDiffItem: {
    '': 'Best and worst of a few options at a time, until all were weighed.',
    ...item,
    options: 'What is weighed.',
    metric: 'What it is weighed by, such as `important`.',
    itemsPerScreen: 'How many options at a time: 3, 4 or 5.',
  },
  StatementItem: {
    '': 'Something to read; nothing is asked.',
    ...item,
    continueButtonText: 'The words on the button.',
  },
  FileUploadItem: {
    '': 'Files to hand in.',
    ...item,
    acceptedTypes: 'MIME types or patterns such as `image/*`; null means any.',
    maxFiles: 'The most files, up to 10. Default 1.',
    maxFileSizeMb: 'The largest file in megabytes, up to 200. Default 25.',
  },
} as const satisfies Record<string, Record<string, string>>;
