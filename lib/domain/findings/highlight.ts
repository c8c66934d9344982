import type { RowPassage } from '../reading/passage';

/** A highlighted passage of a response, as lists and exports of a study show it. */
export interface Highlight extends RowPassage {
  /** The id of the annotation. */
  id: string;
  responseId: string;
  readableId: number;
  questionId: string;
  conceptId: string | null;
  isFollowUp: boolean;
  /** The active seconds of the interview at which its row began. */
  startSeconds: number;
  quote: string;
  tag: string | null;
  body: string | null;
  author: { id: string; name: string } | null;
  createdAt: Date;
  updatedAt: Date;
}
