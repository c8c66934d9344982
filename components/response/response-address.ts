/** The fragment of a link to a place in a transcript: `#row-12`, or a part of it, `#row-12:4-52`. */
export interface Place {
  row: number;
  passage: { start: number; end: number } | null;
}

const PLACE = /^#row-(\d{1,6})(?::(\d{1,7})-(\d{1,7}))?$/;

/** Null for every other fragment. */
export function placeOf(hash: string): Place | null {
  const [, row, start, end] = PLACE.exec(hash) ?? [];
  if (row === undefined) return null;
  const passage =
    start !== undefined && end !== undefined && Number(start) < Number(end)
      ? { start: Number(start), end: Number(end) }
      : null;
  return { row: Number(row), passage };
}

export function hashOf({ row, passage }: Place): string {
  return passage ? `#row-${row}:${passage.start}-${passage.end}` : `#row-${row}`;
}

export const rowId = (row: number) => `row-${row}`;
export const answerItemId = (at: number) => `answer-${at}`;
