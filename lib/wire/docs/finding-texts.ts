/** Descriptions of fields that refer to a component of their own. */
export const FINDING_TEXTS = {
  Report: { facts: 'The interviews in figures.' },
  SharedReport: { facts: 'The interviews in figures.' },
  ReportClip: { clip: 'The clip as it is; null once it is deleted.' },
  SharedClip: { clip: 'The clip; null once it is deleted.' },
  Shared: { film: 'Of a `clip` or `reel`; null once it is deleted.' },
  ReportQuote: { passage: 'The words.', sound: 'Null where the words were not recorded.' },
  SharedQuote: {
    sound:
      'Null unless recordings are shared, it is known when the words are said, and none of them is hidden.',
  },
  WriteQuote: { passage: 'The words.' },
};
