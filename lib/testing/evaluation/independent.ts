import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TELL_ME_MORE } from './figures';
import { isUsable, type Label } from './labels';
import { percent, shortened } from './report-parts';

/** The sets that were rated by readers who knew neither the rules nor each other. */
export type IndependentSet = 'sixth' | 'seventh' | 'eighth' | 'ninth' | 'real';

export interface RatedFollowUp {
  set: IndependentSet;
  interview: string;
  question: string;
  answer: string;
  followUp: string;
  by: 'rules' | 'tellMeMore';
  /** By two readers. */
  ratings: Label[];
}

export function ratedFollowUps(set: IndependentSet): RatedFollowUp[] {
  const file = join(process.cwd(), 'lib/testing/evaluation/fixtures/independent-ratings.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as RatedFollowUp[]).filter((one) => one.set === set);
}

export interface IndependentFigures {
  followUps: number;
  ratings: Label[];
  /** Called usable by both readers, and by neither. */
  both: number;
  neither: number;
}

export function independentFigures(set: IndependentSet, by: RatedFollowUp['by']): IndependentFigures {
  const asked = ratedFollowUps(set).filter((one) => one.by === by);
  return {
    followUps: asked.length,
    ratings: asked.flatMap(({ ratings }) => ratings),
    both: asked.filter(({ ratings }) => ratings.every(isUsable)).length,
    neither: asked.filter(({ ratings }) => !ratings.some(isUsable)).length,
  };
}

const BY = { rules: 'rules', tellMeMore: `“${TELL_ME_MORE}”` } as const;

/** A table of the sets, each with the rules and with “tell me more” after the same answers. */
export function independentTable(sets: readonly [IndependentSet, string][]): string[] {
  return [
    '| | ratings that call it usable | natural | deepens | usable to both | to neither |',
    '|---|---|---|---|---|---|',
    ...sets.flatMap(([set, name]) =>
      (['rules', 'tellMeMore'] as const).map((by) => {
        const { followUps, ratings, both, neither } = independentFigures(set, by);
        const mean = (of: keyof Label) =>
          (ratings.reduce((sum, one) => sum + one[of], 0) / ratings.length).toFixed(2);
        const usable = percent(ratings.filter(isUsable).length, ratings.length);
        return `| ${name}: ${BY[by]} | ${usable} | ${mean('natural')} | ${mean('deepens')} | ${both} of ${followUps} | ${neither} |`;
      }),
    ),
  ];
}

/** Each follow-up with the answer before it and its ratings, natural and deepens by each reader. */
export function everyIndependentFollowUp(set: IndependentSet): string[] {
  return [
    '| the answer before it | follow-up | natural, deepens |',
    '|---|---|---|',
    ...ratedFollowUps(set).map(({ answer, followUp, ratings }) => {
      const each = ratings.map(({ natural, deepens }) => `${natural}, ${deepens}`).join('; ');
      return `| ${shortened(answer)} | ${shortened(followUp)} | ${each}${ratings.some(isUsable) ? '' : ' ✗'} |`;
    }),
  ];
}
