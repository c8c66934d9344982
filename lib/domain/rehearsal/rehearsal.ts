import type { Outcome } from '../interview/completion';
import type { Manner } from './manner';

/** `waiting` for a worker, `running`, or over: everybody has walked, it was stopped, or it failed for good. */
export const REHEARSAL_STATUSES = ['waiting', 'running', 'ready', 'stopped', 'failed'] as const;
export type RehearsalStatus = (typeof REHEARSAL_STATUSES)[number];

export const WALK_STATUSES = ['waiting', 'walking', 'done', 'broke', 'cut'] as const;
/** `broke`: the interview did not go on; `cut`: it went on for too long to be walked to its end. */
export type WalkStatus = (typeof WALK_STATUSES)[number];

/** What a scripted participant chooses where something depends on it; the rest is left to its script. */
export interface Wish {
  /** The options to choose, by the id of a question or of a row of a matrix. */
  want: Record<string, string[]>;
  /** The options not to choose, likewise. */
  avoid: Record<string, string[]>;
  /** Parameters of the link. */
  params: Record<string, string>;
}
export const NO_WISH: Wish = { want: {}, avoid: {}, params: {} };

/** Who walks: a manner, or, for paths that the manners do not take, the choices that lead there. */
export interface Walker {
  manner: Manner;
  name: string;
  does: string;
  wish: Wish;
}

/** A step as it was put to a scripted participant, and what it answered. */
export interface WalkedStep {
  kind: 'question' | 'follow_up';
  questionId: string;
  conceptId: string | null;
  moderator: string;
  user: string;
  isSkipped: boolean;
  /** Chosen options, of questions that have them. */
  optionIds: string[];
  /** About how long a person takes for it. */
  seconds: number;
  /** Of a follow-up: who asked, and why. */
  why: { by: 'rules' | 'model'; reason: string } | null;
}

/** How far a scripted participant is. */
export interface Walk extends Walker {
  status: WalkStatus;
  /** Null until it starts. */
  language: string | null;
  outcome: Outcome | null;
  /** The interview, which is deleted once the rehearsal is over. */
  responseId: string | null;
  steps: WalkedStep[];
  /** Where and why it did not go on. */
  broke: { questionId: string | null; message: string } | null;
}

/** How long rehearsals are kept, as test interviews are (N6). */
export const REHEARSAL_KEPT_DAYS = 7;
/** A scripted participant that was asked so many steps is let go. */
export const MOST_STEPS = 400;
