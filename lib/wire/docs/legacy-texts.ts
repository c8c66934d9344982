export const LEGACY_TEXTS = {
  LegacyPlainQuestion: {
    id: 'The id of the question.',
    text: 'Its text.',
    is_screener: 'Whether it is in the screening block.',
    question_number: 'Its number, from 1.',
    concepts: 'Its concepts; empty outside concept blocks.',
  },
  LegacyChoiceQuestion: {
    id: 'The id of the question.',
    text: 'Its text.',
    is_screener: 'Whether it is in the screening block.',
    question_number: 'Its number, from 1.',
    concepts: 'Its concepts; empty outside concept blocks.',
  },
  LegacyRankingQuestion: {
    id: 'The id of the question.',
    text: 'Its text.',
    is_screener: 'Whether it is in the screening block.',
    question_number: 'Its number, from 1.',
    concepts: 'Its concepts; empty outside concept blocks.',
  },
} as const satisfies Record<string, Record<string, string>>;
