import type { Turn } from '../interview/interview';

/** A stored turn, with its words. */
export interface StoredTurn extends Turn {
  /**
   * The Answer it belongs to: its own for a question, the question's for a follow-up. Null for a turn without one: a
   * skip or a statement.
   */
  answerId: string | null;
  /** The question's text: the item's, or the moderator's words for a follow-up. */
  moderator: string;
  /** The participant's words, or the answer's text for a closed question; "" while there is no transcript. */
  user: string;
}
