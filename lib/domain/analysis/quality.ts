import { isOpen, isSkip } from '../interview/answer-kinds';
import type { Word } from '../text/words';
import { wordsOf } from '../text/words';
import type { AnalysisRow, QualityParts } from './analysis';
import { consistencyOf } from './consistency';
import { isContent, type Reading, termOf } from './reading';
import { examinedPart, freeSayings } from './saying';
import { concreteMarkers, hasSubstance, isGibberish, share } from './substance';

const WEIGHTS = { depth: 0.35, specificity: 0.25, relevance: 0.15, effort: 0.15, consistency: 0.1 };
/** From this many content words on, an answer with its follow-ups counts as deep. */
const DEEP = 20;
/** Faster than anybody types or speaks, in characters per second, for texts of more than a few words. */
const TOO_FAST = 25;
const PASTE_LENGTH = 150;

/** The text answered to one open question, its follow-ups included. */
interface OpenAnswer {
  text: string;
  words: Word[];
  substantive: boolean;
}

/**
 * 1 to 5 with one decimal, from parts that are stored with it. Null without words (L6): choices show care and no depth,
 * and what nobody has read has no quality.
 */
export function qualityOf(full: Reading): { score: number | null; parts: QualityParts } {
  const reading = withoutUntranscribed(full);
  const answers = openAnswers(reading);
  const { consistency, signs } = consistencyOf(reading);
  const effort = effortOf(reading, answers, signs);
  const open = answers.length > 0;
  const parts: QualityParts = {
    depth: open ? mean(answers.map((answer) => depthOf(answer, reading))) : null,
    specificity: open ? mean(answers.map((answer) => specificityOf(answer, reading))) : null,
    relevance: open ? mean(answers.map((answer) => relevanceOf(answer, reading))) : null,
    consistency,
    effort,
    signs,
  };
  const hasUntranscribed = full.input.rows.some(isUntranscribed);
  const hasWords = freeSayings(reading.input.rows).some(({ text }) => /\p{L}/u.test(text));
  const score = hasWords ? scoreOf(parts, reading, hasUntranscribed) : null;
  return { score, parts: rounded(parts) };
}

/** Leaves out spoken answers without a transcript: nobody is rated by unknown words. */
function withoutUntranscribed(reading: Reading): Reading {
  const rows = reading.input.rows.filter((row) => !isUntranscribed(row));
  return { ...reading, input: { ...reading.input, rows } };
}

function isUntranscribed({ user, answer }: AnalysisRow): boolean {
  return isSpoken(answer) && user.trim() === '';
}

function isSpoken(answer: AnalysisRow['answer']): boolean {
  return answer !== null && isOpen(answer) && (answer.recordings?.length ?? 0) > 0;
}

function openAnswers({ input, lexicon }: Reading): OpenAnswer[] {
  const byQuestion = new Map<string, string[]>();
  for (const row of input.rows) {
    if (row.type !== 'open_ended' || !row.answer) continue;
    // A skipped follow-up does not lower the answer to its question.
    if (row.isFollowUp && row.user.trim() === '') continue;
    const key = `${row.questionId} ${row.conceptId}`;
    byQuestion.set(key, [...(byQuestion.get(key) ?? []), examinedPart(row.user)]);
  }
  return [...byQuestion.values()].map((texts) => {
    const text = texts.join('\n').trim();
    const words = wordsOf(text);
    return { text, words, substantive: texts.some((one) => hasSubstance(one, wordsOf(one), lexicon)) };
  });
}

function depthOf({ words, substantive }: OpenAnswer, { lexicon }: Reading): number {
  if (!substantive) return 0;
  const informative = new Set(
    words
      .filter((word) => isContent(word, lexicon) && !lexicon.vague.has(word.norm) && !isGibberish(word))
      .map(({ norm }) => norm),
  ).size;
  // Without a lexicon, function words are counted too.
  return 1 - Math.exp((-2 * informative * (lexicon.stop.size > 0 ? 1 : 0.5)) / DEEP);
}

function specificityOf({ text, words, substantive }: OpenAnswer, { lexicon }: Reading): number {
  if (!substantive) return 0;
  const reasons = words.filter(({ norm }) => lexicon.reason.has(norm)).length;
  const markers = concreteMarkers(text, words, lexicon) + Math.min(2, reasons);
  const content = words.filter((word) => isContent(word, lexicon));
  const informative = 1 - share(content, ({ norm }) => lexicon.vague.has(norm) || lexicon.generic.has(norm));
  return 0.5 * (1 - Math.exp(-markers / 1.5)) + 0.5 * informative;
}

/** An answer with substance is assumed to be relevant; using the question's words raises the score. */
function relevanceOf({ words, substantive }: OpenAnswer, { lexicon, asked }: Reading): number {
  if (!substantive) return 0;
  return words.some((word) => isContent(word, lexicon) && asked.has(termOf(word, lexicon))) ? 1 : 0.7;
}

function effortOf({ input, lexicon }: Reading, answers: readonly OpenAnswer[], signs: string[]): number {
  const open = input.rows.filter(({ answer }) => answer !== null && isOpen(answer));
  const skippable = input.rows.filter(
    ({ type, isScreening }) => type !== null && type !== 'statement' && !isScreening,
  );
  const words = answers.flatMap((answer) => answer.words);
  const gibberish = share(words, isGibberish);
  const abusive = share(words, ({ norm }) => lexicon.abuse.has(norm));
  const skipped =
    skippable.length === 0
      ? 0
      : skippable.filter(({ answer }) => answer && isSkip(answer)).length / skippable.length;
  const lowered: [string, number][] = [
    ['gibberish', gibberish > 0.15 ? Math.min(1, gibberish * 2) : 0],
    ['abuse', abusive > 0.1 ? Math.min(1, abusive * 4) : 0],
    ['skipped', skipped > 0.3 ? skipped : 0],
    ['repeated_text', 0.6 * repeatedShare(open)],
    ['pasted_text', open.some(isPasted) ? 0.4 : 0],
  ];
  for (const [sign, by] of lowered) if (by > 0) signs.push(sign);
  return Math.max(0, 1 - lowered.reduce((sum, [, by]) => sum + by, 0));
}

/** The share of the answers that repeat an earlier one or the question. */
function repeatedShare(open: readonly AnalysisRow[]): number {
  const seen = new Set<string>();
  let repeated = 0;
  for (const { user, moderator } of open) {
    const text = user.trim().toLowerCase();
    if (text.length < 8) continue;
    if (seen.has(text) || text === moderator.trim().toLowerCase()) repeated += 1;
    seen.add(text);
  }
  return open.length === 0 ? 0 : repeated / open.length;
}

function isPasted({ user, seconds, answer }: AnalysisRow): boolean {
  return (
    !isSpoken(answer) &&
    seconds !== null &&
    user.length >= PASTE_LENGTH &&
    user.length > Math.max(1, seconds) * TOO_FAST
  );
}

function scoreOf(parts: QualityParts, reading: Reading, hasUnheard: boolean): number {
  const weighed = Object.entries(WEIGHTS).flatMap(([name, weight]) => {
    const value = parts[name as keyof typeof WEIGHTS];
    return value === null ? [] : [{ value, weight }];
  });
  const sum = weighed.reduce((total, { value, weight }) => total + value * weight, 0);
  const all = weighed.reduce((total, { weight }) => total + weight, 0);
  // When nothing was said, or only abuse and random keys, care elsewhere counts for little.
  const empty = parts.depth === 0 || (isEmpty(reading) && !hasUnheard);
  // Choices alone show care but no depth: they reach the middle of the scale.
  const weight = parts.depth === null ? 0.5 : 1;
  const score = 1 + 4 * (sum / all) * weight * (empty ? 0.2 : 1) * (parts.effort < 0.35 ? 0.4 : 1);
  return Math.round(Math.min(5, Math.max(1, score)) * 10) / 10;
}

/** No answer of any kind, apart from screening and statements. */
function isEmpty({ input }: Reading): boolean {
  return !input.rows.some(({ user, answer }) => answer !== null && !isSkip(answer) && user.trim() !== '');
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function rounded(parts: QualityParts): QualityParts {
  const round = (value: number) => Math.round(value * 100) / 100;
  const maybe = (value: number | null) => (value === null ? null : round(value));
  return {
    depth: maybe(parts.depth),
    relevance: maybe(parts.relevance),
    specificity: maybe(parts.specificity),
    consistency: round(parts.consistency),
    effort: round(parts.effort),
    signs: parts.signs,
  };
}
