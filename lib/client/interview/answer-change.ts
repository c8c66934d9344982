import type { Answer } from '@/lib/domain/interview/interview';

/** Another answer to a step that was answered. */
export interface AnswerChange {
  stepId: string;
  /** The version of the answer that it was made from. */
  version: number;
  answer: Answer;
  /** The answer of that version. */
  before: Answer;
}

/** A change that the server did not take. Its words stay on the page until they are dismissed. */
export interface RefusedChange {
  stepId: string;
  /** `finished`: with its part; `elsewhere`: another window changed it; `depends`: what was asked after it does on it. */
  why: 'finished' | 'elsewhere' | 'depends' | 'unfit';
  /** The part of the interview, where it is known. */
  section: number | null;
  text: string;
}

export interface ChangesState {
  /** Not acknowledged yet, oldest first. */
  waiting: readonly AnswerChange[];
  /** The last one that the server took. */
  changed: AnswerChange | null;
  refused: RefusedChange | null;
  /** Grows whenever the server may have other answers than were read. */
  settled: number;
}

export const NO_CHANGES: ChangesState = { waiting: [], changed: null, refused: null, settled: 0 };
