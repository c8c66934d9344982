import type { ListedObject } from './s3-bucket';

/** A part of an upload's bytes: those of an object without the first `skip`, `bytes` of them. */
export interface UploadPiece {
  name: string;
  skip: number;
  bytes: number;
}

/** Named by where it begins and how long it is: another one that begins there does not replace it. */
export function pieceName(folder: string, offset: number, bytes: number): string {
  return `${folder}/at-${offset}-${bytes}`;
}

/**
 * What makes up an upload's beginning without a gap, in order. Pieces may overlap: a server whose client is long with
 * another one still puts away what it had of it. Where they do, they are the same bytes.
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

/** How many bytes there are up to the end of a row of pieces. */
export function reach(row: readonly UploadPiece[]): number {
  return row.reduce((sum, { bytes }) => sum + bytes, 0);
}

function offsetOf(name: string): number {
  return Number(name.split('/').at(-1)?.split('-')[1]);
}
