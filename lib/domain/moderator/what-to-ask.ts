import type { InterviewerStyle } from '../guide/guide';
import type { Random } from '../interview/seeded-random';
import type { History } from './conversation';
import type { Family } from './family';
import type { Wishes } from './instructions';
import type { Phrasing, Ways } from './phrasing';
import type { AskedOf, KindOfQuestion } from './question-kind';
import { isTopic, type Reading, type Sign, wordsIn } from './reading';
import type { Part } from './weightiest';
import { wordList } from './word-list';

/**
 * How much each thing is worth asking for, by what it is asked of; what is not named is not asked. `else` is the plain
 * question for more, which seldom misfits: only what surely fits is worth more.
 */
const WORTH: Record<AskedOf, Partial<Record<Family, number>>> = {
  told: { experience: 1.7, else: 1.5, next: 1.1, reason: 1, who: 0.4, expectation: 0.4, word: 0.3 },
  event: { else: 1.8, reason: 1.1, experience: 1, instance: 0.4, word: 0.3 },
  general: { else: 1.8, meaning: 1.9, word: 0.3 },
  position: { reason: 1.9, else: 1.6, meaning: 1.5 },
  possible: { else: 1.8, meaning: 1.9 },
  explained: { else: 1.8, instance: 0.9, experience: 0.7 },
  unsure: { else: 1.9, meaning: 1.95, instance: 0.8, experience: 0.6 },
  fragment: { else: 2 },
  habit: { else: 1.8, reason: 1.1, experience: 1, instance: 0.8, contrast: 0.4, word: 0.3 },
  opinion: { else: 1.8, meaning: 1.9, reason: 1.5, instance: 1.3, experience: 0.6, word: 0.4 },
  definition: { else: 1.8, instance: 1.1, experience: 1.3, reason: 0.8, word: 0.5 },
  evaluation: { else: 1.9, instance: 1.1, experience: 1.1, reason: 0.9, word: 0.4, contrast: 0.2 },
  wish: { reason: 1.9, else: 1.4, experience: 1.1, contrast: 0.6, instance: 0.5, word: 0.3 },
  hypothetical: { else: 1.8, meaning: 1.9, reason: 1.1, experience: 0.8, instance: 0.6, word: 0.3 },
  feeling: { reason: 1.9, else: 1.6, instance: 1.1 },
  depends: { contrast: 2 },
  dependsOn: { else: 2 },
  rating: { reason: 2 },
  bare: { example: 2 },
};

/** What a style asks for less or more than the balanced one; nought: never. What alone fits an answer stays. */
const STYLED: Record<InterviewerStyle, Partial<Record<Family, number>>> = {
  balanced: {},
  warm: { experience: 1.4, reason: 0.9 },
  brisk: {},
  non_directive: { reason: 0, instance: 0, contrast: 0, word: 0, meaning: 0, who: 0, expectation: 0 },
};
const FITS_ALONE: ReadonlySet<AskedOf> = new Set(['rating', 'depends', 'bare']);

/** What answers a family already; an answer that has it needs the family less. */
const ANSWERED_BY: Partial<Record<Family, readonly Sign[]>> = {
  instance: ['example', 'event', 'time'],
  next: ['outcome'],
  reason: ['reason'],
  experience: ['feeling'],
  who: ['person'],
  contrast: ['comparison'],
};
const ANSWERED = 0.45;
/** What is worth less is asked only where the instructions want it. */
const LEAST = 1.2;
/** The plain question for the second time at one question: better than anything that fits by chance. */
const AGAIN = 1.25;
/** As long as the interview leaves enough of its wordings for the questions to come. */
const FOR_LATER = 7;
/** A family loses so much with each time that the interview used it; the plain question loses nothing. */
const USED = 0.85;
/** The one before asked for the same, of another question. */
const USED_LAST = 0.7;
/** In words; a fragment of an event names it and no more. */
const FRAGMENT = 5;
/** Fewer words name an event and tell little of it: there is nothing yet that it could have been like. */
const TOLD_IN = 12;
/** "Absolutely.", "no way": a view and no more. */
const A_POSITION = 3;
/** "80 euro": there is nothing to add to it, but there is something behind it. */
const AN_AMOUNT =
  /[€$£]\s?\d|\d\s?(?:[€$£]|(?:euros?|eur|pounds?|quid|dollars?|chf|franken|francs?|reais|pesos)(?![\p{L}]))/iu;
/** In words: a longer answer to a scale says what is behind the number. */
const A_NUMBER = 9;
/** In words: "probably not". */
const A_LEVEL = 4;
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
  { kind, rating, closed, asksWhy, sure }: KindOfQuestion,
  reading: Reading,
  part: Part,
  /** It answers the question itself, not a follow-up. */
  first: boolean,
): AskedOf | null {
  const words = wordsIn(reading.text);
  if (kind === 'demographic') return null;
  if (rating) return ratedAs(reading, words);
  if (words <= FRAGMENT && AN_AMOUNT.test(reading.text)) return 'rating';
  if (words <= DEPENDING && reading.lexicon.depends.has(reading.lowers))
    return leavesOpen(reading) ? 'depends' : 'dependsOn';
  const told =
    part.kind === 'event' &&
    reading.signs.has('event') &&
    words >= TOLD_IN &&
    !reading.lexicon.negation.has(reading.lowers)
      ? 'told'
      : null;
  // A longer answer has told already what brought the feeling up.
  if (
    part.kind === 'feeling' &&
    // Where "not proud" comes from has just been said.
    !reading.lexicon.negation.has(part.clause.lowers) &&
    words <= NAMED &&
    (kind === 'event' || kind === 'opinion' || kind === 'evaluation')
  )
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
  if (!sure || reading.lexicon.dontKnow.has(reading.lowers) || HALF_SURE.has(reading.lowers)) return 'unsure';
  // In an answer to "what would you do" or "what is it", the past tense is seldom an event.
  if (kind === 'hypothetical' || kind === 'wish') return kind;
  // In more words the reason mostly stands beside it, or it is no yes or no.
  if (closed && (kind === 'definition' || kind === 'opinion'))
    return words <= A_POSITION ? 'position' : 'unsure';
  if (kind === 'definition') return kind;
  if (kind === 'opinion' || kind === 'evaluation') {
    if (asksWhy) return 'explained';
    // There is no instance of what is denied, and none yet of what would or could be.
    const { lowers } = part.clause;
    if (lowers.some((lower) => MODAL.has(lower))) return 'possible';
    if (reading.lexicon.negation.has(lowers)) return 'unsure';
  }
  return kind;
}

/** A number, or a level in words ("probably"), or more than that. */
function ratedAs({ text, lexicon, lowers }: Reading, words: number): AskedOf {
  if (NUMBER.test(text) && words <= A_NUMBER) return 'rating';
  return words <= A_LEVEL && !lexicon.dontKnow.has(lowers) ? 'position' : 'evaluation';
}
const NUMBER =
  /\p{N}|(?<!\p{L})(?:zero|one|two|three|four|five|six|seven|eight|nine|ten|null|eins?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zéro|un|deux|trois|quatre|cinq|sept|huit|neuf|dix|cero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|um|dois|três|quatro|sete|oito|nove|dez|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|nul|een|één|twee|drie|vijf|zes|zeven|negen|tien)(?!\p{L})/iu;

/** Who is not sure has no position to give reasons for. */
const HALF_SURE = wordList(
  'not sure|not certain|i suppose|i guess|nicht sicher|weiß nicht so|pas sûr|pas sûre|pas certain|no estoy seguro|no estoy segura|supongo|não tenho certeza|não estou certo|não estou certa|sei lá|non sono sicuro|non sono sicura|niet zeker|weet niet zo',
);
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
export function isBare({ lowers, lexicon, text }: Reading): boolean {
  if (lowers.length === 0 || lowers.length > FRAGMENT || AN_AMOUNT.test(text)) return false;
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

/** "It is very good", where a view was asked for, is one. */
export function isVerdict({ lowers, lexicon }: Reading, { kind, sure }: KindOfQuestion): boolean {
  if (!sure || (kind !== 'opinion' && kind !== 'evaluation') || lowers.length < 3) return false;
  return lexicon.good.has(lowers) || lexicon.bad.has(lowers);
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

/** A view in few words, which says neither plainly that something is good or bad, nor why, nor lists things. */
function isTerse({ text, lowers, lexicon, signs, clauses }: Reading): boolean {
  return (
    lowers.length >= FEWEST_TERSE &&
    lowers.length <= MOST_TERSE &&
    clauses.length <= 2 &&
    !signs.has('reason') &&
    !signs.has('detail') &&
    [lexicon.good, lexicon.bad, lexicon.negation, lexicon.dontKnow].every((list) => !list.has(lowers)) &&
    (text.match(/[,;]/gu) ?? []).length <= 1
  );
}
/** In words. */
const FEWEST_TERSE = 4;
const MOST_TERSE = 12;

/** The plain question was put to this question once, and may be once more. */
function plainAgain({ follows, followsHere }: History): boolean {
  const plain = (asked: readonly { family?: string }[]) =>
    asked.filter(({ family }) => family === 'else').length;
  return plain(followsHere) === 1 && plain(follows) < FOR_LATER;
}

/**
 * The ways to ask, the most worthwhile first; never for the same thing twice of one question, but plainly for more.
 */
export function waysToAsk(
  of: AskedOf,
  { asksWhy }: KindOfQuestion,
  part: Part,
  phrasing: Phrasing,
  signs: ReadonlySet<Sign>,
  reading: Reading,
  history: History,
  wishes: Wishes,
  style: InterviewerStyle,
  random: Random,
): Ways[] {
  const { negation } = reading.lexicon;
  const words = wordsIn(history.text);
  const used = history.follows.map(({ family }) => family);
  const usedHere = new Set(history.followsHere.map(({ family }) => family));
  const scored = phrasing.ways.flatMap((way) => {
    const again = way.family === 'else' && plainAgain(history);
    const worth = again ? AGAIN : WORTH[of][way.family];
    if (!way.of.includes(of) || worth === undefined) return [];
    if (usedHere.has(way.family) && !again) return [];
    // Between plain questions for more, where one more would sound like a form.
    if (way.family === 'meaning' && (usedHere.size > 0 || used.at(-1) !== 'else' || !isTerse(reading)))
      return [];
    const answered =
      (way.family === 'reason' && (asksWhy || (of === 'opinion' && words > VERDICT))) ||
      (ANSWERED_BY[way.family] ?? []).some((sign) => signs.has(sign));
    // There is no instance of what is denied, and no need of what is there.
    const denied = way.family === 'instance' && negation.has(part.clause.lowers);
    const wanted = answered || denied ? -1 : wishes.families.indexOf(way.family);
    const times = used.filter((family) => family === way.family).length;
    const worn = USED ** times * (used.at(-1) === way.family ? USED_LAST : 1);
    const styled = FITS_ALONE.has(of) ? 1 : (STYLED[style][way.family] ?? 1);
    if (styled === 0) return [];
    const value = worth * styled * (answered ? ANSWERED : 1) * (way.family === 'else' ? 1 : worn);
    if (value < LEAST && wanted < 0) return [];
    const score = value + (wanted >= 0 ? 3 - 0.5 * wanted : 0) + random() * 0.2;
    return [{ way, score }];
  });
  return scored.sort((a, b) => b.score - a.score).map(({ way }) => way);
}
