import { isSkip } from '../interview/answer-kinds';
import type { StoredTurn } from './stored-turn';

/** The message shown before an interview; either part may be absent. */
export interface Welcome {
  title?: string | null;
  message?: string | null;
}

/** A transcript item (specification, Transcript item) without its recordings, which are found by `stepId`. */
export interface TranscriptRow {
  /** Null for the welcome message. */
  stepId: string | null;
  moderator: string;
  user: string;
  responseIndex: number;
  questionId: string | null;
  conceptId: string | null;
  isFollowUp: boolean;
  answerId: string | null;
}

/** The welcome message in one text, "" when the study has none. */
export function welcomeText(welcome: Welcome | null | undefined): string {
  return [welcome?.title, welcome?.message].filter((part) => part?.trim()).join('\n\n');
}

/**
 * The rows of a transcript (decisions, D8): the welcome message when there is one, then every step that was
 * answered or skipped, in the order of asking.
 */
export function transcriptRows(turns: readonly StoredTurn[], welcome?: Welcome | null): TranscriptRow[] {
  const greeting = welcomeText(welcome);
  const rows = turns.map((turn) => ({
    stepId: turn.stepId,
    moderator: turn.moderator,
    user: turn.user,
    questionId: turn.questionId,
    conceptId: turn.conceptId,
    isFollowUp: turn.kind === 'follow_up',
    // A skip has no Answer, so it must not refer to one; the same for a skipped follow-up.
    answerId: isSkip(turn.answer) ? null : turn.answerId,
  }));
  const opening = {
    stepId: null,
    moderator: greeting,
    user: '',
    questionId: null,
    conceptId: null,
    isFollowUp: false,
    answerId: null,
  };
  return [...(greeting ? [opening] : []), ...rows].map((row, responseIndex) => ({ ...row, responseIndex }));
}
