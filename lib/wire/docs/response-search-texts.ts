export const RESPONSE_SEARCH_TEXTS = {
  AnswerCriterion: {
    questionId: 'The `id` of the question.',
    conceptId: 'The concept; absent: any.',
    answered: 'It was answered.',
    optionIds: 'Any of these was chosen; `custom`: a typed option.',
    optionId: 'The option of a ranking that stands at `place`.',
    place: 'The place, from 1.',
    rowId: 'The row of a matrix.',
    columnId: 'The column that was chosen in it.',
    bestOptionId: 'The option of a max-diff chosen as the most at least once.',
    worstOptionId: 'The option chosen as the least at least once.',
    tag: 'A tag based on the answer to the question.',
  },
  ResponsesSummary: { found: 'Those that pass.', whole: 'The whole study.' },
  FoundResponse: {
    id: 'The id of the response.',
    readableId: 'Its number within the study.',
    studyId: 'The id of the study.',
    studyTitle: 'Its title.',
  },
  FoundQuote: {
    id: 'The id of the response.',
    readableId: 'Its number within the study.',
    studyId: 'The id of the study.',
    studyTitle: 'Its title.',
  },
  ResultPart: {
    count: 'How many of the responses found answered it.',
    wholeCount: 'How many of the whole study did.',
    filter: 'The criterion that finds them.',
  },
  ResultOption: {
    count: 'How many of the responses found.',
    wholeCount: 'How many of the whole study.',
    filter: 'The criterion that finds them.',
  },
  ResultRank: {
    count: 'How many of the responses found.',
    wholeCount: 'How many of the whole study.',
    filter: 'The criterion that finds them.',
  },
  ResultCell: {
    count: 'How many of the responses found.',
    wholeCount: 'How many of the whole study.',
    filter: 'The criterion that finds them.',
  },
  ResultScore: {
    count: 'How many of the responses found.',
    wholeCount: 'How many of the whole study.',
    filter: 'The criterion that finds them.',
  },
  ResultTag: {
    count: 'How many of the responses found.',
    wholeCount: 'How many of the whole study.',
    filter: 'The criterion that finds them.',
  },
} as const;
