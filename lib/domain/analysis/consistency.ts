import { isChoice, isMatrix } from '../interview/answer-kinds';
import { wordsOf } from '../text/words';
import type { AnalysisRow } from './analysis';
import type { Reading } from './reading';

/** From this many matrix rows on, choosing the same column in all of them is a pattern and not an opinion. */
const FEWEST_ROWS = 4;
/** Active seconds for each answered step; below it nobody can have read the question. */
const FASTEST_STEP = 1.5;
const FEWEST_STEPS = 4;
/** This many evaluating words are needed on both sides to call it a contradiction. */
const FEWEST_EVALUATIONS = 3;

/** 1 minus the signs that answers are not meant: the same column throughout a matrix, haste, contradictions. */
export function consistencyOf(reading: Reading): { consistency: number; signs: string[] } {
  const { rows } = reading.input;
  const lowered: [string, number][] = [
    ['straight_lining', Math.min(0.5, 0.35 * rows.filter(isStraightLined).length)],
    ['speeding', isSpeeding(rows) ? 0.5 : 0],
    ['contradiction', contradicts(reading) ? 0.3 : 0],
  ];
  return {
    consistency: Math.max(0, 1 - lowered.reduce((sum, [, by]) => sum + by, 0)),
    signs: lowered.filter(([, by]) => by > 0).map(([sign]) => sign),
  };
}

function isStraightLined({ answer }: AnalysisRow): boolean {
  if (!answer || !isMatrix(answer)) return false;
  const rows = Object.values(answer.cells).map((columns) => [...columns].sort().join(' '));
  return rows.length >= FEWEST_ROWS && new Set(rows).size === 1;
}

function isSpeeding(rows: readonly AnalysisRow[]): boolean {
  const seconds = rows
    .filter(({ type, answer }) => answer !== null && type !== 'statement')
    .flatMap((row) => (row.seconds === null ? [] : [row.seconds]))
    .sort((a, b) => a - b);
  return seconds.length >= FEWEST_STEPS && seconds[Math.floor(seconds.length / 2)]! < FASTEST_STEP;
}

/** Whether a rating and the words contradict each other: one praises and the other blames. Needs words for both. */
function contradicts({ input, sentences, lexicon }: Reading): boolean {
  const chosen = input.rows
    .filter(({ answer, isScreening }) => answer !== null && isChoice(answer) && !isScreening)
    .flatMap(({ user }) => wordsOf(user.slice(0, 2_000)));
  const said = sentences.flatMap(({ words }) => words);
  const balance = (words: readonly { norm: string }[]) => {
    const good = words.filter(({ norm }) => lexicon.positive.has(norm)).length;
    const bad = words.filter(({ norm }) => lexicon.negative.has(norm)).length;
    return { count: good + bad, value: good + bad === 0 ? 0 : (good - bad) / (good + bad) };
  };
  const closed = balance(chosen);
  const open = balance(said);
  // "Not good" reverses the meaning: where there are negations, the words are not counted.
  if ([...chosen, ...said].some(({ norm }) => lexicon.negation.has(norm))) return false;
  return closed.count >= 1 && open.count >= FEWEST_EVALUATIONS && closed.value * open.value <= -0.8;
}
