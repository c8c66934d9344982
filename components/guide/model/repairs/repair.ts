import type { IdentifiedGuide } from '@/lib/domain/guide/guide';
import type { GuideProblem } from '@/lib/domain/guide/guide-problem';
import type { NewId } from '../edit-parts';
import type { ProblemPlace } from '../problem-place';

/** A possible repair in one step. Whether it works and breaks nothing else is found by trying it out. */
export interface Fix {
  label: string;
  apply(guide: IdentifiedGuide, newId: NewId): IdentifiedGuide;
}

/** The problem to repair, with its guide. */
export interface Broken {
  guide: IdentifiedGuide;
  problem: GuideProblem;
  place: ProblemPlace;
}

/** The fixes to try for a problem, best first, and the label that leads to its field when none works. */
export interface Remedy {
  fixes?(broken: Broken): (Fix | null)[];
  lead: string;
}
