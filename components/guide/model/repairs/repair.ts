import type { IdentifiedGuide } from '@/lib/domain/guide/guide';
import type { GuideProblem } from '@/lib/domain/guide/guide-problem';
import type { NewId } from '../edit-parts';
import type { ProblemPlace } from '../problem-place';

/** A way to mend a problem at one press. Whether it does, and breaks nothing else, is judged by trying it. */
export interface Fix {
  label: string;
  apply(guide: IdentifiedGuide, newId: NewId): IdentifiedGuide;
}

/** What a repair is made for. */
export interface Broken {
  guide: IdentifiedGuide;
  problem: GuideProblem;
  place: ProblemPlace;
}

/** The fixes worth trying for a problem, best first, and the words that lead to its field when none is right. */
export interface Remedy {
  fixes?(broken: Broken): (Fix | null)[];
  lead: string;
}
