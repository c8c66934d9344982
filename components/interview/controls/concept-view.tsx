'use client';

import type { QuestionStep } from './control-props';

export interface ConceptViewProps {
  concept: QuestionStep['concept'];
  /** The item's own pictures and films, and its page. */
  media?: QuestionStep['media'];
  embed?: QuestionStep['embed'];
  language: string;
  /**
   * Called once when everything that is to be watched (`mustWatch`) was watched to its end, or could not be loaded.
   * Not called when nothing is to be watched.
   */
  onWatched?: () => void;
}

/** What a question is about: the concept, the item's pictures and films, an embedded page. */
export function ConceptView({ concept }: ConceptViewProps) {
  return <p>{concept?.title}</p>;
}
