import type { Statement } from './analysis';
import type { Reading } from './reading';
import { distinctUnits, statementOf, type Unit } from './units';

const MOST = 7;
const WORDS_PER_BULLET = 12;
/** Sentences scored below this share of the best one are left out, except for the first three. */
const WORTH_SAYING = 0.35;

/** The most informative sentences that repeat each other least, in the order in which they were said. */
export function chooseBullets(reading: Reading, all: readonly Unit[]): Statement[] {
  const units = distinctUnits(all.filter(({ isSentence }) => isSentence));
  const said = reading.sentences.reduce((sum, { words }) => sum + words.length, 0);
  const wanted = Math.min(MOST, Math.max(3, Math.ceil(said / WORDS_PER_BULLET)));
  const picked: Unit[] = [];
  const covered = new Set<string>();
  const perRow = new Map<number, number>();
  while (picked.length < wanted) {
    const next = best(units, picked, (unit) => gain(unit, covered, perRow.get(unit.row.responseIndex) ?? 0));
    if (!next) break;
    if (picked.length >= 3 && next.gain < WORTH_SAYING * picked[0]!.score) break;
    picked.push(next.unit);
    for (const term of next.unit.terms) covered.add(term);
    perRow.set(next.unit.row.responseIndex, (perRow.get(next.unit.row.responseIndex) ?? 0) + 1);
  }
  return units.filter((unit) => picked.includes(unit)).map(statementOf);
}

function gain(unit: Unit, covered: ReadonlySet<string>, fromRow: number): number {
  const known = [...unit.terms].filter((term) => covered.has(term)).length;
  const redundant = unit.terms.size === 0 ? 0 : known / unit.terms.size;
  return unit.score * (1 - 0.7 * redundant) * 0.8 ** fromRow;
}

function best(
  units: readonly Unit[],
  picked: readonly Unit[],
  gainOf: (unit: Unit) => number,
): { unit: Unit; gain: number } | undefined {
  let found: { unit: Unit; gain: number } | undefined;
  for (const unit of units) {
    if (picked.includes(unit)) continue;
    const gain = gainOf(unit);
    if (!found || gain > found.gain) found = { unit, gain };
  }
  return found;
}
