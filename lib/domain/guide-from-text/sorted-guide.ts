/** How a question is answered, as recognised in a text: the seven types, with one answer and several told apart. */
export const SORTED_KINDS = [
  'open',
  'single',
  'multi',
  'ranking',
  'matrix',
  'max_diff',
  'statement',
  'file',
] as const;
export type SortedKind = (typeof SORTED_KINDS)[number];

export interface SortedOption {
  text: string;
  /** Set in screening questions alone. */
  status?: 'approve' | 'reject';
}

/** A question found in a text. */
export interface SortedQuestion {
  kind: SortedKind;
  text: string;
  /** What there is to choose from; the rows of a matrix. */
  options: SortedOption[];
  /** The columns of a matrix, or what its options would be rated with. */
  scale: string[];
  /** What the interviewer is told, from lines such as "Probe: …". */
  instructions: string;
  /** "Other, please specify": participants may type their own. */
  ownAnswer: boolean;
  /** "Pick up to two": how many may be chosen at most. */
  most: number | null;
  /** Why it is of that kind, in an author's words. */
  reason: string;
  /** False where nothing in the line tells: worth a look. */
  sure: boolean;
  /** The line of the text that it begins on, from 0. */
  line: number;
}

export interface SortedSection {
  title: string;
  screening: boolean;
  /** Where it came from, in an author's words. */
  reason: string;
  questions: SortedQuestion[];
}

/** A pasted text, sorted: what is asked, and what is said about the study. Absent texts are "". */
export interface SortedGuide {
  title: string;
  background: string;
  studyGoal: string;
  welcome: string;
  closing: string;
  sections: SortedSection[];
}
