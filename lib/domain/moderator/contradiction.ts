import type { Clause } from './clauses';
import type { Lexicon } from './lexicon';
import { quotable } from './quote';
import { isTopic, type Reading, stem } from './reading';

/** Two clauses of one interview that seem to contradict each other, in the participant's words. */
export interface Contradiction {
  earlier: string;
  now: string;
}

/** In words; longer clauses are no plain claims. */
const MOST_WORDS = 12;

/**
 * The same topic with the opposite sign: rated well and badly, or done and not done. Simple on purpose: the clauses
 * must share two topics, or one that is the main word of both.
 */
export function contradictionIn(now: Reading, earlier: readonly Reading[]): Contradiction | null {
  const claims = (reading: Reading) =>
    reading.clauses.filter(
      (clause) =>
        !clause.conditional &&
        !clause.asks &&
        clause.tokens.length >= 3 &&
        clause.tokens.length <= MOST_WORDS,
    );
  for (const clause of claims(now)) {
    for (const reading of earlier) {
      if (reading.language !== now.language) continue;
      for (const before of claims(reading)) {
        if (opposed(clause, before, now.lexicon)) {
          return { earlier: quotable(before.text), now: quotable(clause.text) };
        }
      }
    }
  }
  return null;
}

function opposed(a: Clause, b: Clause, lexicon: Lexicon): boolean {
  const shared = sharedTopics(a, b, lexicon);
  if (shared === 0) return false;
  const [valueA, valueB] = [valued(a, lexicon), valued(b, lexicon)];
  if (valueA !== 0 && valueB !== 0) return valueA !== valueB && shared >= 1 && samePerson(a, b);
  const [noA, noB] = [never(a, lexicon), never(b, lexicon)];
  return noA !== noB && (shared >= 2 || (shared === 1 && absolute(noA ? a : b))) && samePerson(a, b);
}

/** "I never" against "I": a general statement about oneself and its opposite. */
function samePerson(a: Clause, b: Clause): boolean {
  const self = (clause: Clause) => SELF.has(clause.lowers[0] ?? '');
  return self(a) === self(b);
}
const SELF = new Set([
  'i',
  "i'm",
  'we',
  'ich',
  'wir',
  'je',
  "j'ai",
  'nous',
  'on',
  'yo',
  'eu',
  'nós',
  'io',
  'ik',
  'wij',
]);

function absolute(clause: Clause): boolean {
  return clause.lowers.some((lower) => ABSOLUTE.has(lower));
}
const ABSOLUTE = new Set(['never', 'nobody', 'nothing', 'nie', 'niemals', 'jamais', 'nunca', 'mai', 'nooit']);

function sharedTopics(a: Clause, b: Clause, lexicon: Lexicon): number {
  const topics = (clause: Clause) =>
    new Set(
      clause.lowers
        .filter((lower) => isTopic(lower, lexicon) && !lexicon.good.has([lower]) && !lexicon.bad.has([lower]))
        .filter((lower) => !lexicon.negation.has([lower]) && !lexicon.time.has([lower]))
        .map(stem),
    );
  const own = topics(a);
  return [...topics(b)].filter((topic) => own.has(topic)).length;
}

function never({ lowers }: Clause, lexicon: Lexicon): boolean {
  return lexicon.negation.has(lowers);
}

/** 1 rated well, -1 badly, 0 neither or both; a negation before it reverses the sign. */
function valued({ lowers }: Clause, lexicon: Lexicon): number {
  const good = lexicon.good.find(lowers);
  const bad = lexicon.bad.find(lowers);
  if ((good === null) === (bad === null)) return 0;
  const at = (good ?? bad)!.from;
  const turned = lexicon.negation.has(lowers.slice(Math.max(0, at - 4), at));
  return (good !== null) === turned ? -1 : 1;
}
