import { looksLikeOrder } from '../ask/looks-like-order';
import { isNoTopic } from '../text/no-topics';
import { plainForm, viewWordsFor } from '../text/view-words';
import { wordsOf } from '../text/words';
import type { Statement } from './analysis';
import { viewOf } from './fidelity';
import { isContent, type Reading, type SaidSentence, termOf } from './reading';

export type StatementKind = 'tagline' | 'summary' | 'bullet' | 'persona';

/** What a model proposes: a claim, and the words that it stands on, copied from rows of the transcript. */
export interface ProposedStatement {
  kind: StatementKind;
  text: string;
  evidence: readonly { row: number; quote: string }[];
}

const LONGEST: Record<StatementKind, number> = { tagline: 100, summary: 300, bullet: 240, persona: 160 };
const SHORTEST_QUOTE = 8;
/** So many characters in a row that stand in the instructions were taken from there. */
const RUN = 40;
/** So much of what a claim says has to be in the words that it stands on. */
const SUPPORTED = 0.6;

/**
 * The statement with its passages, when it may be shown; null when anything is wrong with it: words that nobody said, a
 * denial, praise or blame that is not in them, somebody else's view as the participant's own, an order, the prompt.
 */
export function checkStatement(
  { kind, text: given, evidence }: ProposedStatement,
  reading: Reading,
  instructions: string,
): Statement | null {
  const text = given.replaceAll('\0', '').toWellFormed().replace(/\s+/gu, ' ').trim();
  if (text === '' || text.length > LONGEST[kind] || isForeign(text, instructions)) return null;
  const found = evidence.map(({ row, quote }) => placeOf(quote.trim(), row, reading));
  const places = found.filter((place) => place !== null);
  // One invented quote is one too many.
  if (places.length === 0 || places.length < found.length) return null;
  const said = places.map(({ quote }) => quote);
  if (!isSupported(text, said, reading) || isReversed(text, said, reading)) return null;
  const views = places.map(({ view }) => view);
  const view = views.includes('reported') ? 'reported' : 'own';
  const { reported, self } = viewWordsFor(reading.lexicon.language);
  if (view === 'reported') {
    // Whose view it is has to be said with it.
    if (kind === 'tagline' || kind === 'persona' || !reported.test(plainForm(text))) return null;
  }
  if (kind === 'persona' && !said.every((quote) => self.test(plainForm(quote)))) return null;
  return { text, passages: places.map(({ passage }) => passage), view };
}

interface Place {
  quote: string;
  passage: Statement['passages'][number];
  view: Statement['view'];
}

/** Where a quote stands in the participant's words; null when it does not, or may not be quoted by itself. */
function placeOf(quote: string, row: number, { sentences, lexicon, input }: Reading): Place | null {
  const user = input.rows.find(({ responseIndex }) => responseIndex === row)?.user ?? '';
  const start = quote.length < SHORTEST_QUOTE ? -1 : user.indexOf(quote);
  if (start < 0) return null;
  const end = start + quote.length;
  const within = sentences.filter(
    (one) => one.row.responseIndex === row && one.span.start < end && one.span.end > start,
  );
  if (within.length === 0) return null;
  const views = within.map((sentence) => viewOfPart(sentence, start, end, lexicon));
  if (views.includes(null)) return null;
  return {
    quote,
    passage: { responseIndex: row, start, end },
    view: views.includes('reported') ? 'reported' : 'own',
  };
}

function viewOfPart(
  sentence: SaidSentence,
  start: number,
  end: number,
  lexicon: Reading['lexicon'],
): Statement['view'] | null {
  const { span } = sentence;
  if (looksLikeOrder(span.text) || /[?？؟]["'”’»)]*\s*$/u.test(span.text)) return null;
  const [from, to] = [Math.max(start, span.start), Math.min(end, span.end)];
  return viewOf(
    sentence,
    { text: span.text.slice(from - span.start, to - span.start), start: from, end: to },
    lexicon,
  );
}

function isForeign(text: string, instructions: string): boolean {
  for (let at = 0; at + RUN <= text.length; at += 1) {
    if (instructions.includes(text.slice(at, at + RUN))) return true;
  }
  return /https?:|www\.|[<>{}`]|\]\(/i.test(text);
}

/** What it says is in the words, but for what the question named; a number or a name always. */
function isSupported(text: string, said: readonly string[], { lexicon, asked }: Reading): boolean {
  const words = wordsOf(text);
  const theirs = wordsOf(said.join('\n'));
  const norms = new Set(theirs.map(({ norm }) => norm));
  for (const [at, { norm, text: written }] of words.entries()) {
    const isName =
      at > 0 &&
      /^\p{Lu}/u.test(written) &&
      lexicon.language !== 'de' &&
      norm !== 'i' &&
      !norm.startsWith("i'");
    if ((/\p{N}/u.test(norm) || isName || isNoTopic(norm)) && !norms.has(norm)) return false;
  }
  const terms = new Set(theirs.map((word) => termOf(word, lexicon)));
  const claimed = words.filter((word) => isContent(word, lexicon) && !SPEAKER.has(word.norm));
  if (claimed.length === 0) return false;
  const known = claimed.filter((word) => terms.has(termOf(word, lexicon)));
  const open = claimed.filter(
    (word) => !terms.has(termOf(word, lexicon)) && !asked.has(termOf(word, lexicon)),
  );
  return known.length > 0 && open.length <= (1 - SUPPORTED) * claimed.length;
}

/** How a claim names who speaks. */
const SPEAKER = new Set(
  'participant participants says said describes mentions feels thinks teilnehmer teilnehmerin person'.split(
    ' ',
  ),
);

/** A denial, praise or blame on one side alone. */
function isReversed(text: string, said: readonly string[], { lexicon }: Reading): boolean {
  const count = (words: ReturnType<typeof wordsOf>, list: ReadonlySet<string>) =>
    words.filter(({ norm }) => list.has(norm)).length;
  const [claim, theirs] = [wordsOf(text), wordsOf(said.join('\n'))];
  const [denied, denies] = [count(claim, lexicon.negation), count(theirs, lexicon.negation)];
  if (denied > 0 !== denies > 0) return true;
  const [good, bad] = [count(claim, lexicon.positive), count(claim, lexicon.negative)];
  const [praised, blamed] = [count(theirs, lexicon.positive), count(theirs, lexicon.negative)];
  return (good > 0 && praised === 0) || (bad > 0 && blamed === 0);
}
