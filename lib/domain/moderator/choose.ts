import type { Random } from '../interview/seeded-random';
import type { History } from './conversation';
import type { Family, Kind } from './family';
import type { Wishes } from './instructions';
import { type Reading, type Sign, stem } from './reading';
import { type Salient, salientOf } from './salient';
import { lowersOf, tokensOf } from './tokens';

/** A part of the answer to ask about, and the family of the follow-up; the best first. */
export interface Choice {
  salient: Salient;
  family: Family;
  score: number;
  /** Why it was chosen, in plain words. */
  signs: string[];
}

const WEIGHT: Record<Kind, number> = {
  emotion: 3,
  decision: 2.6,
  expectation: 2.6,
  event: 2.3,
  evaluation: 2.2,
  comparison: 2,
  wish: 2,
  habit: 1.9,
  person: 1.5,
  vague: 1.4,
  claim: 1.2,
  happening: 1.8,
  past: 1.3,
  fragment: 1.2,
  change: 2.2,
  depends: 2.5,
  thing: 1,
  people: 1,
};

const FITTING: Record<Kind, Partial<Record<Family, number>>> = {
  event: { next: 2, experience: 1.5, reason: 1.1, who: 0.9, expectation: 0.9, contrast: 0.5 },
  decision: { reason: 2.1, contrast: 1.3, next: 1.1, who: 0.9, experience: 0.8, expectation: 0.7 },
  emotion: { experience: 1.9, reason: 1.6, next: 1, instance: 0.9, word: 0.6 },
  evaluation: { instance: 1.7, word: 1.4, reason: 1.4, contrast: 1, experience: 0.7, expectation: 0.6 },
  comparison: { contrast: 2, reason: 1.2, instance: 1.1 },
  expectation: { expectation: 2.2 },
  habit: { instance: 2, reason: 1.3, contrast: 1, experience: 0.6 },
  wish: { reason: 1.5, experience: 1.5, contrast: 1.5, instance: 1.1 },
  claim: { reason: 1.2, experience: 1.1, instance: 1, contrast: 0.6 },
  happening: { next: 1.8, experience: 1.4, reason: 1 },
  past: { experience: 1.5, reason: 1.2, contrast: 0.8, next: 0.6 },
  fragment: { next: 1.3, word: 1.2, reason: 1, experience: 0.7, instance: 0.7 },
  depends: { contrast: 2 },
  change: { reason: 2, contrast: 1.4, next: 0.8 },
  vague: { word: 1.8, instance: 1.5 },
  people: { who: 1.8 },
  person: { who: 1.7 },
  thing: { reason: 1 },
};

/** What each family asks for; an answer that has it already needs the family less. */
const ANSWERED_BY: Partial<Record<Family, Sign>> = {
  instance: 'event',
  next: 'outcome',
  reason: 'reason',
  experience: 'feeling',
  who: 'person',
};

/** Everything that could be asked about an answer, best first. */
export function choicesFor(
  reading: Reading,
  signs: ReadonlySet<Sign>,
  history: History,
  wishes: Wishes,
  random: Random,
): Choice[] {
  const taste = new Map<Family, number>();
  const used = history.follows.map(({ family }) => family);
  const usedHere = history.followsHere.map(({ family }) => family);
  const choices: Choice[] = [];
  for (const found of salientOf(reading)) {
    const salient = inQuestion(found, history, reading);
    const weighed = weigh(salient, reading, history, wishes);
    if (!weighed) continue;
    for (const [family, fit] of familiesFor(salient.kind, wishes)) {
      if (used.at(-1) === family) continue;
      if (!taste.has(family)) taste.set(family, random() * 0.5);
      const sign = ANSWERED_BY[family];
      const lacking = sign !== undefined && !signs.has(sign) ? 0.5 : 0;
      const there = sign !== undefined && signs.has(sign) ? 0.9 : 0;
      const wished = wishes.families.includes(family) && !usedHere.includes(family) ? 2.5 : 0;
      const repeated = usedHere.includes(family) ? 1.5 : 0;
      const worn = 0.2 * used.filter((one) => one === family).length;
      const score =
        weighed.score + fit + lacking - there + wished - repeated - worn + (taste.get(family) ?? 0);
      const asked = wished > 0 ? ['asked for in the instructions'] : [];
      choices.push({ salient, family, score, signs: [...weighed.signs, ...asked] });
    }
  }
  return choices.sort((a, b) => b.score - a.score || a.salient.at - b.salient.at);
}

/** In answer to a question about wishes, a plain claim counts as a wish. */
function inQuestion(salient: Salient, history: History, { lexicon }: Reading): Salient {
  const plain = salient.kind === 'claim' || salient.kind === 'fragment';
  return plain && lexicon.wish.has(history.questionLowers) ? { ...salient, kind: 'wish' } : salient;
}

function familiesFor(kind: Kind, wishes: Wishes): [Family, number][] {
  const fitting = { ...FITTING[kind] };
  // Amounts and frequencies are asked for only when the researchers want them.
  if (wishes.families.includes('amount')) fitting.amount = 1;
  return Object.entries(fitting).map(([family, fit]) => [family as Family, fit]);
}

function weigh(
  salient: Salient,
  reading: Reading,
  history: History,
  wishes: Wishes,
): { score: number; signs: string[] } | null {
  const { topics, kind } = salient;
  if (topics.some((topic) => wishes.avoid.has(topic))) return null;
  if (takenUpBefore(salient, history)) return null;
  const signs: string[] = [];
  let score = WEIGHT[kind];
  if (salient.contrast) {
    score += 1.2;
    signs.push('set against what came before');
  }
  if (topics.some((topic) => wishes.listen.has(topic))) {
    score += 3;
    signs.push('named in the instructions');
  }
  const near = topics.filter((topic) => history.goalTopics.has(topic)).length;
  if (near > 0) {
    score += near > 1 ? 1 : 0.7;
    signs.push('close to the goal');
  }
  const old = topics.filter((topic) => history.questionTopics.has(topic)).length;
  if (topics.length > 0 && old === topics.length) score -= 1.5;
  if (topics.length === 0 && kind !== 'depends') score -= 1.5;
  // A single word of a longer answer is rarely its main point.
  if (kind === 'fragment' && topics.length < 2 && reading.lowers.length > 3) return null;
  const short = reading.lowers.length <= 8;
  if (kind === 'vague') score += short ? 1 : -1.2;
  if (kind === 'people') score += short ? 0.5 : -0.3;
  const said = lowersOf(tokensOf(salient.words));
  if (
    said.length <= 2 &&
    kind !== 'vague' &&
    kind !== 'thing' &&
    kind !== 'person' &&
    kind !== 'people' &&
    kind !== 'depends'
  )
    score -= 0.6;
  // A sentence whose subject is "it" or "that" is less clear by itself than one that names things.
  if (LEANS.has(said[0] ?? '') && topics.length < 2) score -= 0.5;
  return { score, signs };
}

const LEANS = new Set([
  'it',
  "it's",
  'that',
  "that's",
  'this',
  'they',
  'das',
  'es',
  "c'est",
  'ça',
  'eso',
  'isso',
  'dat',
  'het',
]);

/** All or most of these words were asked about before. */
function takenUpBefore(salient: Salient, history: History): boolean {
  const words = salient.words.toLowerCase();
  return history.follows.some(({ about }) => {
    if (about === undefined) return false;
    const before = about.toLowerCase();
    if (before === words) return true;
    const stems = new Set(lowersOf(tokensOf(before)).map(stem));
    const shared = salient.topics.filter((topic) => stems.has(topic)).length;
    return salient.topics.length > 0 && shared >= Math.max(1, salient.topics.length * 0.6);
  });
}
