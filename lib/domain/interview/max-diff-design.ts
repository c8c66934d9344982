import { type Random, randomBelow, shuffled } from './seeded-random';

/** The number of exchanges tried after the greedy start; a few milliseconds for the largest guide. */
const EXCHANGES = 20_000;

/** How often each two options share a screen, and the sum of its squares: the lower, the better balanced. */
class Meetings {
  private readonly counts: Int16Array;
  squares = 0;
  constructor(private readonly options: number) {
    this.counts = new Int16Array(options * options);
  }
  of(a: number, b: number): number {
    return this.counts[a * this.options + b] ?? 0;
  }
  add(a: number, b: number, by: 1 | -1): void {
    const before = this.of(a, b);
    this.counts[a * this.options + b] = before + by;
    this.counts[b * this.options + a] = before + by;
    this.squares += 2 * by * before + 1;
  }
  /** The pairs of one option of a screen, at `place`, with the others on it. */
  addPlace(screen: readonly number[], place: number, by: 1 | -1): void {
    const option = screen[place] as number;
    for (let other = 0; other < screen.length; other += 1) {
      if (other !== place) this.add(option, screen[other] as number, by);
    }
  }
}

/**
 * Fills one screen after the other with the options that have appeared least (which keeps the counts within one of each
 * other and puts no option twice on a screen); among these, the ones that shared screens with the others least.
 */
function greedyScreens(
  options: number,
  perScreen: number,
  screens: number,
  meetings: Meetings,
  random: Random,
) {
  const owed = new Array<number>(options).fill(3);
  const all = [...owed.keys()];
  const surplus = shuffled(all, random).slice(0, screens * perScreen - 3 * options);
  for (const option of surplus) owed[option] = 4;
  const design: number[][] = [];
  for (let s = 0; s < screens; s += 1) {
    const screen: number[] = [];
    while (screen.length < perScreen) {
      let best = -1;
      let bestOwed = 0;
      let bestMet = 0;
      for (const option of shuffled(all, random)) {
        if (screen.includes(option)) continue;
        const due = owed[option] as number;
        if (best >= 0 && due < bestOwed) continue;
        const met = screen.reduce((sum, other) => sum + meetings.of(option, other) ** 2, 0);
        if (best >= 0 && due === bestOwed && met >= bestMet) continue;
        best = option;
        bestOwed = due;
        bestMet = met;
      }
      screen.push(best);
      owed[best] = bestOwed - 1;
      meetings.addPlace(screen, screen.length - 1, 1);
    }
    design.push(screen);
  }
  return design;
}

/** The smallest sum of squares that any design could have. */
function leastSquares(options: number, perScreen: number, screens: number): number {
  const pairs = (options * (options - 1)) / 2;
  const meetings = (screens * perScreen * (perScreen - 1)) / 2;
  const base = Math.floor(meetings / pairs);
  const above = meetings - base * pairs;
  return (pairs - above) * base ** 2 + above * (base + 1) ** 2;
}

/** Exchanges two options between two screens wherever that improves the balance of the pairs. */
function exchange(design: number[][], meetings: Meetings, least: number, random: Random): void {
  for (let tried = 0; tried < EXCHANGES && meetings.squares > least; tried += 1) {
    const s = randomBelow(design.length, random);
    const t = randomBelow(design.length, random);
    const one = design[s] as number[];
    const two = design[t] as number[];
    const a = randomBelow(one.length, random);
    const b = randomBelow(two.length, random);
    const x = one[a] as number;
    const y = two[b] as number;
    if (s === t || one.includes(y) || two.includes(x)) continue;
    const before = meetings.squares;
    const swap = (inOne: number, inTwo: number) => {
      meetings.addPlace(one, a, -1);
      meetings.addPlace(two, b, -1);
      one[a] = inOne;
      two[b] = inTwo;
      meetings.addPlace(one, a, 1);
      meetings.addPlace(two, b, 1);
    };
    swap(y, x);
    if (meetings.squares > before) swap(x, y);
  }
}

/**
 * The screens of a max-diff (decisions, D10): `ceil(3 x options / perScreen)` of them, every option three or
 * four times, none twice on a screen, and each two options together about equally often. The same for the
 * same `random`.
 */
export function maxDiffScreens(optionIds: readonly string[], perScreen: number, random: Random): string[][] {
  const size = Math.min(perScreen, optionIds.length);
  if (size < 2) return [];
  const screens = Math.ceil((3 * optionIds.length) / size);
  const meetings = new Meetings(optionIds.length);
  const design = greedyScreens(optionIds.length, size, screens, meetings, random);
  exchange(design, meetings, leastSquares(optionIds.length, size, screens), random);
  return shuffled(design, random).map((screen) =>
    shuffled(screen, random).map((at) => optionIds[at] as string),
  );
}
