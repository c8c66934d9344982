/** The descriptions of the interview protocol. */

const question = {
  id: 'The id of the question, which answers are found by later.',
  text: 'The text of the question.',
  isScreener: 'Whether it stands in the screening block.',
  questionNumber: 'Its number in the guide, from 1.',
  concepts: 'Always empty here: the concept stands beside the question.',
  type: 'The type of the question.',
} as const;
const options = "What may be chosen, in this participant's order.";

export const INTERVIEW_TEXTS = {
  Invitation: { study: 'The study as participants see it.' },
  StartedInterview: { study: 'The study as participants see it.' },
  ResumedInterview: { study: 'The study as participants see it.' },
  AnswerRequest: {
    '': 'An answer to the current step.',
    stepId: 'The `id` of the step.',
    answer: 'What was answered; its form depends on the question.',
  },
  GivenAnswer: { '': 'An answer, in the form of its question.' },
  OpenAnswer: {
    '': 'To an open question or a follow-up.',
    text: 'The words; empty only with a recording.',
    recordings: 'Uploads that belong to it, by `recordingId`.',
  },
  ChoiceAnswer: {
    '': 'To a multiple choice.',
    optionIds: 'The selected options.',
    custom: 'An answer in words of their own, where that is allowed.',
  },
  RankingAnswer: { '': 'To a ranking.', optionIds: 'All of the options, best first.' },
  MatrixAnswer: { '': 'To a matrix.', cells: 'The selected column ids, by row id; every row.' },
  MaxDiffAnswer: {
    '': 'To a max-diff.',
    screens: 'One entry a screen, in order.',
    'screens.best': 'The option chosen as best.',
    'screens.worst': 'The option chosen as worst.',
  },
  FileAnswer: { '': 'To a file upload.', recordings: 'The uploads, by `recordingId`.' },
  StatementAnswer: { '': 'To a statement: nothing.' },
  SkipAnswer: {
    '': 'To any question but a screening one.',
    skip: 'The participant went on without an answer.',
  },
  QuestionStep: {
    id: 'The `stepId` to answer with.',
    number: 'How many items were asked, this one included.',
    total: 'How many are still possible in all; may shrink.',
    section: 'Which part of the interview this is, for showing progress.',
    moderator: 'What the interviewer says.',
    questionId: 'The question that it belongs to.',
    conceptId: 'The concept that is being asked about, if any.',
  },
  FollowUpStep: {
    id: 'The `stepId` to answer with.',
    number: 'How many items were asked, this one included.',
    total: 'How many are still possible in all; may shrink.',
    section: 'Which part of the interview this is, for showing progress.',
    moderator: 'What the interviewer says.',
    questionId: 'The question that it belongs to.',
    conceptId: 'The concept that is being asked about, if any.',
  },
  OpenStepQuestion: {
    '': 'An open question.',
    ...question,
    preferredInput: 'How to invite an answer.',
    screenObservationEnabled:
      'Whether what is on the screen belongs to the answer, in a mode that records the screen.',
  },
  ChoiceStepQuestion: {
    '': 'A multiple choice.',
    ...question,
    isMultiSelect: 'Whether several may be selected.',
    options,
    allowCustomOption: 'Whether words of their own may be added.',
    minSelect: 'The fewest selections, if bounded.',
    maxSelect: 'The most selections, if bounded.',
  },
  StepChoiceOption: {
    id: 'What to answer with.',
    text: 'What to show.',
    exclusive: 'There when it excludes the others.',
  },
  RankingStepQuestion: { '': 'A ranking.', ...question, options },
  MatrixStepQuestion: {
    '': 'A matrix.',
    ...question,
    isMultiSelect: 'Whether a row may have several columns.',
    rows: 'The rows.',
    columns: 'The columns.',
  },
  MaxDiffStepQuestion: {
    '': 'A max-diff.',
    ...question,
    options,
    metric: 'What is judged.',
    itemsPerScreen: 'Options on a screen.',
    screens: 'The option ids of each screen, in order.',
  },
  StatementStepQuestion: {
    '': 'Something to read.',
    ...question,
    continueButtonText: 'The words on the button, if given.',
  },
  FileStepQuestion: {
    '': 'Files to hand in.',
    ...question,
    acceptedTypes: 'MIME types or patterns; null means any.',
    maxFiles: 'The most files.',
    maxFileSizeMb: 'The largest file in megabytes.',
  },
  StepMedia: {
    type: 'Which of the two.',
    name: 'Its name.',
    url: 'Its address.',
    widthPercentage: 'Its width in per cent of the column, if given.',
    forceWatching: 'No going on before it was played to its end.',
  },
} as const satisfies Record<string, Record<string, string>>;
