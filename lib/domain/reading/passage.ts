/** A part of a text, in UTF-16 units, `end` excluded. */
export interface Passage {
  start: number;
  end: number;
}

/** A part of the participant's words in one row of a response's transcript. */
export interface RowPassage extends Passage {
  /** The row, counted from 0. */
  responseIndex: number;
}

/** The words of a passage: a slice of its row's `user`, so that a quote is verbatim by construction (L1). */
export function quoteOf(user: string, { start, end }: Passage): string {
  return user.slice(start, end);
}
