import type { Clause } from './clauses';
import type { History } from './conversation';
import type { Phrasing } from './phrasing';
import { quotesIn } from './question-form';
import { quotable, quoted } from './quote';
import type { Reading } from './reading';
import type { Part } from './weightiest';

/** At most every third follow-up quotes: people notice when they are repeated (K4). */
const APART = 2;
const FEWEST_WORDS = 3;
const MOST_WORDS = 9;
/** A part may be quoted that stands between these in the answer: it is whole for certain. */
const MARKS = /^[\s.!?;:,…()"“”„«»\n–—-]*[.!?;:,…()\n–—-]/u;
const MARKS_BEFORE = /[.!?;:,…()\n–—-][\s"“”„«»]*$/u;

/** A clause that begins so says nothing without the one before. */
const POINTS_BACK = new Set(
  "this that it these those there it's that's das dies es diese ce c'est ça cela ceci il eso esto esa esos isso isto essa questo quello ciò dat dit het die".split(
    ' ',
  ),
);

/** Whether this follow-up may quote at all. */
export function mayQuote({ follows }: History): boolean {
  return follows.slice(-APART).every(({ text }) => quotesIn(text).length === 0);
}

/**
 * The weightiest part in quotation marks, for where "that" would be taken for something else: a short whole clause that
 * is neither the last nor the only one. Null otherwise.
 */
export function quoteOf(part: Part, reading: Reading, phrasing: Phrasing): string | null {
  const { clause } = part;
  const { length } = clause.tokens;
  // Of an event or a bare statement, "that" says as much; people come back to what was felt or judged.
  if (part.kind !== 'feeling' && part.kind !== 'evaluation') return null;
  if (part.last || reading.clauses.length < 3 || length < FEWEST_WORDS || length > MOST_WORDS) return null;
  if (!standsBetweenMarks(clause, reading.text) || clause.conditional || clause.because) return null;
  if (POINTS_BACK.has(clause.lowers[0]!)) return null;
  // "The girls are lovely. It's that it's never the same one.": the courtesy before the point.
  const { good, negation, bad } = reading.lexicon;
  const after = reading.clauses.slice(reading.clauses.indexOf(clause) + 1);
  if (good.has(clause.lowers) && after.some(({ lowers }) => negation.has(lowers) || bad.has(lowers)))
    return null;
  return quoted(quotable(clause.text), phrasing.quote);
}

function standsBetweenMarks({ tokens }: Clause, text: string): boolean {
  const before = text.slice(0, tokens[0]!.start);
  const after = text.slice(tokens.at(-1)!.end);
  return (before.trim() === '' || MARKS_BEFORE.test(before)) && (after.trim() === '' || MARKS.test(after));
}

/** A single evaluation in the part that can mean many things, and that the question does not use; null without one. */
export function wordOf(
  { clause }: Part,
  { lexicon }: Reading,
  { questionLowers }: History,
  phrasing: Phrasing,
): string | null {
  const at = clause.lowers.findIndex(
    (lower) =>
      lower.length > 3 &&
      lexicon.vague.has([lower]) &&
      (lexicon.good.has([lower]) || lexicon.bad.has([lower]) || OPEN.has(lower)) &&
      !questionLowers.includes(lower),
  );
  if (at < 0 || lexicon.negation.has(clause.lowers.slice(Math.max(0, at - 2), at))) return null;
  return quoted(clause.lowers[at]!, phrasing.quote);
}
/** Neither good nor bad, and open. */
const OPEN = new Set(
  'weird different normal interesting komisch anders interessant étrange différent intéressant raro diferente interesante estranho interessante strano diverso normale raar vreemd'.split(
    ' ',
  ),
);
