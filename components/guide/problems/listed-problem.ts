import type { IdentifiedGuide } from '@/lib/domain/guide/guide';
import type { GuideProblem, Path } from '@/lib/domain/guide/guide-problem';
import { publishingProblems } from '@/lib/domain/guide/publishing-problems';
import { stripIds } from '@/lib/domain/guide/strip-ids';
import { fieldOf, placeWords, problemKey, problemPlace } from '../model/problem-place';
import { problemWords } from '../model/problem-words';

/** A problem for display, with its place in words and for the focus. */
export interface ListedProblem {
  key: string;
  /** A key that stays the same while the problem exists, wherever its part moves. */
  lasting: string;
  problem: GuideProblem;
  /** The problem in words, for a reader who sees its place. */
  words: string;
  blockId: string | null;
  itemId: string | null;
  conceptId: string | null;
  field: string;
  place: string;
}

/** All problems of a guide in guide order. */
export function listedProblems(guide: IdentifiedGuide): ListedProblem[] {
  const problems = publishingProblems(stripIds(guide)).toSorted((one, other) =>
    comparePlaces(one.path, other.path),
  );
  return problems.map((problem, index) => {
    const place = problemPlace(guide, problem.path);
    return {
      key: `${problemKey(guide, problem)} ${index}`,
      lasting: problemKey(guide, problem),
      problem,
      words: problemWords(problem, place),
      blockId: place.block?.id ?? null,
      itemId: place.item?.id ?? null,
      conceptId: place.concept?.id ?? null,
      field: fieldOf(place),
      place: placeWords(place),
    };
  });
}

/** By block, then the block's own, then by item; within a part in the order of the rules. */
function comparePlaces(one: Path, other: Path): number {
  return rank(one, 0) - rank(other, 0) || itemRank(one) - itemRank(other);
}

function rank(path: Path, at: number): number {
  const part = path[at];
  return typeof part === 'number' ? part : -1;
}

function itemRank(path: Path): number {
  return path[1] === 'items' ? rank(path, 2) : -1;
}
