export const READING_TEXTS = {
  ResponseReading: {
    study: 'The study that it belongs to.',
    analysis: 'How far the analysis is.',
    statements: 'Its generated texts, with the passages that support them.',
    neighbours: 'The responses beside it in its study.',
    may: 'What you may do with it.',
  },
  Recording: { speech: 'Its words.' },
};
