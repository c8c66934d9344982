import type { ListedObject } from './s3-bucket';

/** A part of an upload's bytes: `bytes` of an object, after its first `skip`. */
export interface UploadPiece {
  name: string;
  skip: number;
  bytes: number;
}

/** Named by its offset and its length: another piece at the same offset does not replace it. */
export function pieceName(folder: string, offset: number, bytes: number): string {
  return `${folder}/at-${offset}-${bytes}`;
}

/**
 * The pieces that form an upload's beginning without a gap, in order. Pieces may overlap: a server whose client has
 * moved to another server still stores the bytes that it received. Overlapping parts are the same bytes.
 */
export function piecesInOrder(listed: readonly ListedObject[]): UploadPiece[] {
  const all = listed
    .map(({ name, bytes }) => ({ name, from: offsetOf(name), to: offsetOf(name) + bytes }))
    .sort((a, b) => a.from - b.from);
  const row: UploadPiece[] = [];
  let end = 0;
  let furthest: (typeof all)[number] | undefined;
  for (let at = 0; at <= all.length; at++) {
    const piece = all[at];
    if (piece && piece.from <= end) {
      if (piece.to > (furthest?.to ?? end)) furthest = piece;
      continue;
    }
    if (!furthest) break;
    row.push({ name: furthest.name, skip: end - furthest.from, bytes: furthest.to - end });
    end = furthest.to;
    furthest = undefined;
    at -= 1;
  }
  return row;
}

/** The number of bytes up to the end of consecutive pieces. */
export function reach(row: readonly UploadPiece[]): number {
  return row.reduce((sum, { bytes }) => sum + bytes, 0);
}

function offsetOf(name: string): number {
  return Number(name.split('/').at(-1)?.split('-')[1]);
}

/** Of consecutive pieces, those with the bytes from `start` on, at most `bytes` of them. */
export function piecesWithin(
  row: readonly UploadPiece[],
  { start, bytes }: { start: number; bytes: number },
): UploadPiece[] {
  let begin = 0;
  return row.flatMap((piece) => {
    const from = Math.max(start - begin, 0);
    const to = Math.min(start + bytes - begin, piece.bytes);
    begin += piece.bytes;
    return to > from ? [{ name: piece.name, skip: piece.skip + from, bytes: to - from }] : [];
  });
}
