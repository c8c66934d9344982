/** A marked part of a text, in UTF-16 units. */
export interface Mark<K> {
  start: number;
  end: number;
  kind: K;
}

/** A piece of a text with all marks that cover it. */
export interface Piece<K> {
  text: string;
  start: number;
  kinds: K[];
}

/**
 * Splits a text wherever a mark begins or ends: joined together the pieces are the text, and none is empty. Marks may
 * overlap; parts of marks outside the text are ignored.
 */
export function piecesOf<K>(text: string, marks: readonly Mark<K>[]): Piece<K>[] {
  const inside = marks
    .map(({ start, end, kind }) => ({ start: Math.max(0, start), end: Math.min(text.length, end), kind }))
    .filter(({ start, end }) => start < end);
  const cuts = [...new Set([0, text.length, ...inside.flatMap(({ start, end }) => [start, end])])].sort(
    (a, b) => a - b,
  );
  return cuts.slice(0, -1).flatMap((start, at) => {
    const end = cuts[at + 1] ?? text.length;
    const kinds = inside.filter((mark) => mark.start <= start && mark.end >= end).map(({ kind }) => kind);
    return start === end ? [] : [{ text: text.slice(start, end), start, kinds }];
  });
}
