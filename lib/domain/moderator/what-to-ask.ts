import type { Random } from '../interview/seeded-random';
import type { History } from './conversation';
import type { Family } from './family';
import type { Wishes } from './instructions';
import type { Phrasing, Ways } from './phrasing';
import type { AskedOf, KindOfQuestion } from './question-kind';
import { isTopic, type Reading, type Sign, wordsIn } from './reading';
import type { Part } from './weightiest';

/** How much each thing is worth asking for, by what it is asked of; what is not named is not asked. */
const WORTH: Record<AskedOf, Partial<Record<Family, number>>> = {
  told: { experience: 1.7, else: 1.3, next: 1.1, reason: 1, who: 0.6, expectation: 0.6, word: 0.5 },
  event: { experience: 1.5, else: 1.4, reason: 1.1, instance: 0.6, word: 0.5 },
  general: { instance: 1.5, else: 1.2, experience: 0.8, reason: 0.8, word: 0.5 },
  position: { reason: 1.8, else: 1.3, contrast: 0.4 },
  possible: { else: 1.7, reason: 1.5, experience: 0.7 },
  explained: { else: 1.8, experience: 0.9, instance: 0.8 },
  fragment: { instance: 1.8, reason: 1.4, experience: 1.3, else: 1 },
  habit: { instance: 1.7, reason: 1.5, else: 1.2, experience: 1, contrast: 0.9, word: 0.5 },
  opinion: { reason: 1.7, else: 1.6, instance: 1.2, experience: 0.8, word: 0.7, contrast: 0.3 },
  definition: { instance: 1.7, experience: 1.2, else: 1.2, word: 0.9, reason: 0.8, contrast: 0.7 },
  evaluation: { reason: 1.5, else: 1.6, instance: 1.3, experience: 1.3, word: 0.7, contrast: 0.3 },
  wish: { experience: 1.6, reason: 1.6, else: 1.3, contrast: 0.8, instance: 0.8, word: 0.5 },
  hypothetical: { reason: 1.6, else: 1.5, experience: 1, instance: 0.7, contrast: 0.5, word: 0.5 },
  feeling: { reason: 1.8, else: 1.2, instance: 1.1 },
  depends: { contrast: 2 },
  dependsOn: { contrast: 2, experience: 1.5 },
  rating: { reason: 2 },
  bare: { example: 2 },
};

/** What answers a family already; an answer that has it needs the family less. */
const ANSWERED_BY: Partial<Record<Family, readonly Sign[]>> = {
  instance: ['example', 'event'],
  next: ['outcome'],
  reason: ['reason'],
  experience: ['feeling'],
  who: ['person'],
  contrast: ['comparison'],
};
const ANSWERED = 0.45;
/** A family loses so much with each time that the interview used it. */
const USED = 0.85;
/** The one before asked for the same, of another question. */
const USED_LAST = 0.7;
/** In words; a fragment of an event names it and no more. */
const FRAGMENT = 5;
/** A longer answer to a scale says more than a number. */
const A_NUMBER = 30;
const DEPENDING = 10;
const NAMED = 20;
/** A longer view mostly has its reasons with it. */
const VERDICT = 12;
/** A longer "no" has its reason with it. */
const DENIAL = 12;

/**
 * What a follow-up is asked of: the answer's own nature where that is plain, otherwise the kind of the question. Null
 * where nothing is to be asked: facts about the person.
 */
export function askedOf(
  { kind, rating, closed, asksWhy }: KindOfQuestion,
  reading: Reading,
  part: Part,
  /** It answers the question itself, not a follow-up. */
  first: boolean,
): AskedOf | null {
  const words = wordsIn(reading.text);
  if (kind === 'demographic') return null;
  if (rating) return words <= A_NUMBER ? 'rating' : 'evaluation';
  if (words <= DEPENDING && reading.lexicon.depends.has(reading.lowers))
    return leavesOpen(reading) ? 'depends' : 'dependsOn';
  const told = part.kind === 'event' && reading.signs.has('event') ? 'told' : null;
  if (part.kind === 'feeling' && (kind === 'event' || kind === 'opinion' || kind === 'evaluation'))
    return 'feeling';
  if (kind === 'event') {
    if (told) return told;
    if (part.kind === 'habit') return 'habit';
    if (words <= FRAGMENT && first) return 'fragment';
    // Named in a few words, or spoken of in general.
    const general =
      reading.lexicon.habit.has(reading.lowers) || (words > NAMED && !reading.signs.has('event'));
    return general ? 'general' : 'event';
  }
  // In an answer to "what would you do" or "what is it", the past tense is seldom an event.
  if (kind === 'hypothetical' || kind === 'wish') return kind;
  if (closed && kind === 'definition') return 'position';
  if (closed && kind === 'opinion') return told ?? 'position';
  if (kind === 'definition') return kind;
  if (kind === 'opinion' || kind === 'evaluation') {
    if (told) return told;
    if (asksWhy) return 'explained';
    // There is no instance of what is denied, and none yet of what would or could be.
    const { lowers } = part.clause;
    if (lowers.some((lower) => MODAL.has(lower))) return 'possible';
    if (reading.lexicon.negation.has(lowers)) return 'position';
  }
  return told ?? kind;
}

const MODAL = new Set(
  'would could might should will würde würden könnte könnten sollte sollten wäre wären serait seraient devrait devraient pourrait pourraient sería serían podría podrían debería deberían seria seriam poderia poderiam deveria deveriam sarebbe sarebbero potrebbe potrebbero dovrebbe dovrebbero zou zouden'.split(
    ' ',
  ),
);

/** "It depends", and not on what. */
function leavesOpen({ lowers, lexicon }: Reading): boolean {
  const hit = lexicon.depends.find(lowers);
  return hit !== null && lowers.length - hit.to < 2;
}

/** Nothing but "ok", "yes", "fine, thanks". */
export function isBare({ lowers, lexicon }: Reading): boolean {
  if (lowers.length === 0 || lowers.length > FRAGMENT) return false;
  // "Not for me" says something.
  if (lexicon.negation.has(lowers)) return false;
  const empty = [lexicon.closing, lexicon.vague, lexicon.fillers];
  for (let at = 0; at < lowers.length; ) {
    const length = Math.max(...empty.map((list) => list.lengthAt(lowers, at)));
    if (length === 0 && isTopic(lowers[at]!, lexicon)) return false;
    at += Math.max(1, length);
  }
  return true;
}

/** "No" and its like: there is nothing to give an example of. */
const NO = new Set(
  'no nope nah nothing none never nein nichts nie non rien jamais nada nunca não niente mai nee niets nooit'.split(
    ' ',
  ),
);
export function isNo({ lowers, lexicon, topics }: Reading, { closed }: KindOfQuestion): boolean {
  const [first = ''] = lowers;
  if (lowers.length <= FRAGMENT && NO.has(first)) return true;
  // "I wouldn't.", "No, I would leave it at what I said before."
  if (!closed) return false;
  return (NO.has(first) && lowers.length <= DENIAL) || (topics.size === 0 && lexicon.negation.has(lowers));
}

/** The ways to ask, the most worthwhile first; never for the same thing twice of one question. */
export function waysToAsk(
  of: AskedOf,
  { asksWhy }: KindOfQuestion,
  phrasing: Phrasing,
  signs: ReadonlySet<Sign>,
  history: History,
  wishes: Wishes,
  random: Random,
): Ways[] {
  const words = wordsIn(history.text);
  const used = history.follows.map(({ family }) => family);
  const usedHere = new Set(history.followsHere.map(({ family }) => family));
  const scored = phrasing.ways.flatMap((way) => {
    const worth = WORTH[of][way.family];
    const wanted = wishes.families.indexOf(way.family);
    if (!way.of.includes(of) || worth === undefined) return [];
    if (usedHere.has(way.family)) return [];
    const answered =
      (way.family === 'reason' && (asksWhy || (of === 'opinion' && words > VERDICT))) ||
      (ANSWERED_BY[way.family] ?? []).some((sign) => signs.has(sign));
    const times = used.filter((family) => family === way.family).length;
    const score =
      worth * (answered ? ANSWERED : 1) * USED ** times * (used.at(-1) === way.family ? USED_LAST : 1) +
      (wanted >= 0 ? 3 - 0.5 * wanted : 0) +
      random() * 0.2;
    return [{ way, score }];
  });
  return scored.sort((a, b) => b.score - a.score).map(({ way }) => way);
}
