import type {
  IdentifiedBlock,
  IdentifiedConcept,
  IdentifiedGuide,
  IdentifiedItem,
  IdentifiedOption,
  IdentifiedRow,
  QuestionType,
} from '../guide/guide';

/**
 * A participant's answer to a step (interview protocol, Answer), by ids: a skip, or the answer of the question's type.
 * The protocol's answers carry no tag, so the question's type determines their kind (`kindOf(type).accepts`).
 */
export type Answer = Skip | Answers[QuestionType];
/** The answer to each type of question; a follow-up is answered like an open question. */
export interface Answers {
  open_ended: OpenAnswer;
  file_upload: FilesAnswer;
  multiple_choice: ChoiceAnswer;
  ranking: ChoiceAnswer;
  statement: Acknowledgement;
  matrix: MatrixAnswer;
  max_diff: MaxDiffAnswer;
}
export interface Skip {
  skip: true;
}
export type Acknowledgement = Record<string, never>;
export interface OpenAnswer {
  text: string;
  recordings?: string[];
}
/** multiple_choice, and ranking (without `custom`, best first). */
export interface ChoiceAnswer {
  optionIds: string[];
  custom?: string;
}
/** Row id to the ids of its chosen columns. */
export interface MatrixAnswer {
  cells: Record<string, string[]>;
}
export interface MaxDiffAnswer {
  screens: { best: string; worst: string }[];
}
export interface FilesAnswer {
  recordings: string[];
}

/** The moderator's decision after an answer to an open question or a follow-up, and its reason. */
export type Probe =
  | {
      decision: 'ask';
      text: string;
      reason: string;
      /** The type of follow-up, and the words that it refers to; not every moderator gives them. */
      family?: string;
      about?: string;
      /** What the answer did not say, in a few words. */
      missing?: string;
      /** Who worded it; older ones do not name it, and are of the rules. */
      by?: 'rules' | 'model';
      /** The model's name. */
      model?: string;
    }
  | { decision: 'move_on'; reason: string };

/** The family of an answer to what a participant asked back: it costs nothing of the budget (K6). */
export const QUESTION_BACK = 'question_back';

/** One answered (or skipped) step: the input of the engine. Append-only. */
export interface Turn {
  stepId: string;
  kind: 'question' | 'follow_up';
  questionId: string;
  conceptId: string | null;
  answer: Answer;
  /** Null until the moderator has decided; always null where no follow-up is possible. */
  probe: Probe | null;
}

/** Concepts drawn for a response, in the order shown, by block id (D5). Drawn when the block is reached. */
export type ConceptDraws = Record<string, string[]>;

/** Everything that the engine's decisions depend on. Nothing else (no clock, no chance) has an influence. */
export interface Interview {
  /** As written, not translated: conditions may name options and rows by their texts. */
  guide: IdentifiedGuide;
  seed: string;
  draws: ConceptDraws;
  /** URL parameters of the participant's link, name to value; read with Object.hasOwn or as a Map. */
  urlParams: ReadonlyMap<string, string>;
  turns: readonly Turn[];
  /** Ended after so many turns because a quota is full (decisions, N2); absent while it goes by the guide. */
  stoppedAfter?: number;
}

/**
 * The position of a step in the guide's blocks, counting those that may still be asked; a follow-up has its question's.
 */
export interface Section {
  /** From 1. */
  number: number;
  total: number;
  /** The number of questions of this block before the current one, and of all that are still possible. */
  done: number;
  questions: number;
}

export interface QuestionStep {
  kind: 'question';
  /** Unique within the interview, the same whenever it is computed again. Only [A-Za-z0-9._-]. */
  id: string;
  /** Place among the questions asked, from 1; follow-ups have the number of their question. */
  number: number;
  /**
   * The number of questions that were asked or are still possible, one for each item and concept; it may shrink, never
   * grow.
   */
  total: number;
  section: Section;
  item: IdentifiedItem;
  block: IdentifiedBlock;
  concept: IdentifiedConcept | null;
  /** D7's number of the item in the guide. */
  questionNumber: number;
  /** In this participant's order, after carry-forward. Empty where the type has none. */
  options: IdentifiedOption[];
  /** The same options in guide order, those a participant typed last: the order of answer texts (D9). */
  optionsInGuideOrder: IdentifiedOption[];
  /** matrix alone. */
  rows: IdentifiedRow[];
  /** max_diff alone: the option ids of each screen (D10). */
  screens: string[][];
  /** multiple_choice with multiSelect, shrunk to what is offered (D3); null elsewhere. */
  minSelect: number | null;
  maxSelect: number | null;
}

export interface FollowUpStep {
  kind: 'follow_up';
  id: string;
  number: number;
  total: number;
  section: Section;
  item: IdentifiedItem;
  block: IdentifiedBlock;
  concept: IdentifiedConcept | null;
  questionNumber: number;
  /** The moderator's words, stored with the turn before. */
  text: string;
}

/** The next step. The service settles `draw` and `probe` before a participant sees anything. */
export type Next =
  | QuestionStep
  | FollowUpStep
  | { kind: 'end'; outcome: 'complete' | 'screened_out' }
  /** A concept block is reached: choose `count` of `candidates` and store the draw. */
  | { kind: 'draw'; blockId: string; candidates: string[]; count: number }
  /** The last turn can be probed: ask the moderator and store its decision with that turn. */
  | { kind: 'probe'; stepId: string; budgetLeft: number };
