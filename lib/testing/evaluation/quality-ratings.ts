import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { analyseInterview } from '@/lib/domain/analysis/analyse-interview';
import { inputOf } from './analysis-input';
import { type Half, heldInterviews } from './replay';

/** What each rater gave an answer, from 1 to 5 each. */
interface Rated {
  interview: string;
  turn: number;
  ratings: [specificity: number, complexity: number, engagement: number, relevance: number][];
}

/** An answer with the raters' figures, and ours. */
export interface RatedAnswer {
  interview: string;
  /** The mean of specificity, complexity and engagement: what raters see of depth. */
  depth: number;
  relevance: number;
  /** Null where nothing was said. */
  score: number | null;
  ownDepth: number;
  ownRelevance: number;
}

export function ratedAnswers(half: Half): RatedAnswer[] {
  const file = join(process.cwd(), 'lib/testing/evaluation/fixtures/ratings.json');
  const rated = JSON.parse(readFileSync(file, 'utf8')) as Rated[];
  return heldInterviews(half).flatMap(({ id, interviewer, turns }) =>
    turns.flatMap((turn, at) => {
      const found = rated.find((one) => one.interview === id && one.turn === at);
      if (!found) return [];
      const alone = inputOf({ id, interviewer, turns: [turn] }, { responses: 0, counts: new Map() });
      const { qualityScore, quality } = analyseInterview(alone);
      const mean = (of: (one: Rated['ratings'][number]) => number) =>
        found.ratings.reduce((sum, one) => sum + of(one), 0) / found.ratings.length;
      return [
        {
          interview: id,
          depth: mean(([specificity, complexity, engagement]) => (specificity + complexity + engagement) / 3),
          relevance: mean(([, , , relevance]) => relevance),
          score: qualityScore,
          ownDepth: quality.depth ?? 0,
          ownRelevance: quality.relevance ?? 0,
        },
      ];
    }),
  );
}

/** Spearman's: 1 when both put everything in the same order, 0 when they have nothing to do with each other. */
export function rankCorrelation(a: readonly number[], b: readonly number[]): number {
  const [ra, rb] = [ranksOf(a), ranksOf(b)];
  const mean = (a.length - 1) / 2;
  const sum = (x: readonly number[], y: readonly number[]) =>
    x.reduce((total, one, at) => total + (one - mean) * (y[at]! - mean), 0);
  const spread = Math.sqrt(sum(ra, ra) * sum(rb, rb));
  return spread === 0 ? 0 : sum(ra, rb) / spread;
}

/** From 0; equal values share the middle of their ranks. */
function ranksOf(values: readonly number[]): number[] {
  const sorted = [...values].sort((x, y) => x - y);
  return values.map((value) => (sorted.indexOf(value) + sorted.lastIndexOf(value)) / 2);
}
