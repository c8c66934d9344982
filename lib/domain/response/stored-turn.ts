import type { Turn } from '../interview/interview';

/** A turn as it is kept, with its words. */
export interface StoredTurn extends Turn {
  /**
   * The Answer it belongs to: of its own for a question, its question's for a follow-up. Null for what makes
   * none, a skip or a statement.
   */
  answerId: string | null;
  /** What was asked: the item's text, a follow-up's in the moderator's words. */
  moderator: string;
  /** The participant's words, or the answer's text for a closed question; "" while there is no transcript. */
  user: string;
}
