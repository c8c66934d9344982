/**
 * The time that a participant needs, in seconds. Estimates from typed and spoken interviews, not measurements: good
 * enough to distinguish ten minutes from thirty.
 */
export const SECONDS = {
  /** Reading a question and thinking about it. */
  readQuestion: 6,
  openAnswer: 40,
  /** A follow-up is asked and answered more quickly than the question was. */
  followUp: 25,
  readOption: 1.5,
  select: 4,
  rankOption: 4,
  matrixRow: 5,
  maxDiffScreen: 12,
  statement: 8,
  upload: 45,
} as const;

/**
 * The moderator may stop earlier when an answer is complete (decisions, D6): the share of its budget that it uses on
 * average.
 */
export const FOLLOW_UPS_SPENT = 0.6;
